/**
 * JSON.parse without losing digits: an integer beyond 2^53 is returned as its text. LINE Pay writes its 19-digit
 * transaction ids as bare numbers (docs/taiwan). @throws SyntaxError for invalid JSON.
 */
export const parseBigJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
      ? (context?.source ?? value)
      : value,
  );
