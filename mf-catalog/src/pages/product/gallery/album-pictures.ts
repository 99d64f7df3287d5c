/** Whether a picture's address is a shop path or an http(s) address; others are dropped. */
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

/** Pictures of a product with those of variants: the one the page opens with is first, later ones are last. */
export const withVariants = (
  pictures: readonly string[],
  first: string,
  chosen: string,
): string[] => [...new Set([first, ...pictures, chosen].filter(isPicture))];

/**
 * Pictures of a product, the main one first and without duplicates: `prd_album_pics` is JSON text with `section_1`, a
 * list of items with `d` (spec §3). Invalid text leaves only the main picture.
 */
export function albumPictures(main: string, album: string): string[] {
  const found = listed(album).map((item) => (item as { d?: unknown } | null)?.d);
  return [...new Set([main, ...found].filter(isPicture))];
}
