/**
 * JSON.parse that loses no digit: a whole number beyond 2^53 becomes the text it was written as. LINE Pay writes its
 * 19-digit transaction ids as bare numbers (docs/taiwan). @throws SyntaxError for what is not JSON.
 */
export const parseBigJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
      ? (context?.source ?? value)
      : value,
  );
