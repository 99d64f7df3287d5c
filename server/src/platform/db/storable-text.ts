/** PostgreSQL rejects NUL in text and lone surrogates in JSON; no legitimate text contains them. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && text.isWellFormed();
