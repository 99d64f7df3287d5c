/** Normalises a parcel number to half width and capitals; undefined for a text that can't be one. */
export function normaliseParcelNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return /^[0-9A-Z-]{6,30}$/.test(number) ? number : undefined;
}
