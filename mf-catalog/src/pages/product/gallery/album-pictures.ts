/** A picture's address is a path of the shop or of the web; anything else is not shown. */
const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && /^(?:\/(?!\/)|https?:\/\/)/i.test(address);

function listed(album: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(album);
    const section = (parsed as { section_1?: unknown } | null)?.section_1;
    return Array.isArray(section) ? section : [];
  } catch {
    return [];
  }
}

/**
 * Pictures of a product, the main one first and each once: `prd_album_pics` is JSON text with `section_1`, a
 * list of items having `d` (spec §3). Text that can't be read leaves the main picture alone.
 */
export function albumPictures(main: string, album: string): string[] {
  const found = listed(album).map((item) => (item as { d?: unknown } | null)?.d);
  return [...new Set([main, ...found].filter(isPicture))];
}
