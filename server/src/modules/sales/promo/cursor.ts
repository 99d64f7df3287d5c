/** A position in a list, as an opaque cursor for browsers; '' is the beginning. */
export const cursorOf = (key: string | number, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Parses a cursor; undefined for the beginning, and for an invalid cursor. */
export function readCursor(cursor: string): { key: string | number; id: string } | undefined {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isKey =
      Number.isSafeInteger(key) || (typeof key === 'string' && !Number.isNaN(Date.parse(key)));
    return isKey && typeof id === 'string' && id.length <= 64 ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a cursor in a list sorted by date; undefined for the beginning, and for an invalid cursor. */
export function dateCursor(cursor: string): { at: Date; id: string } | undefined {
  const found = readCursor(cursor);
  return typeof found?.key === 'string' ? { at: new Date(found.key), id: found.id } : undefined;
}
