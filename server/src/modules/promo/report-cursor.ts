/** A position in a list, as sent to browsers: opaque, and '' for the beginning. */
export const cursorOf = (key: string | number, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** The position in a cursor; undefined for the beginning, and for anything that is no cursor. */
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

/** The position in a list sorted by a date; undefined for the beginning, and for anything that is no cursor. */
export function dateCursor(cursor: string): { at: Date; id: string } | undefined {
  const found = readCursor(cursor);
  return typeof found?.key === 'string' ? { at: new Date(found.key), id: found.id } : undefined;
}
