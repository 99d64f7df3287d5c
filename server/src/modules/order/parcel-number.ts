/** A parcel number as printed, in half width and capitals; undefined for what can't be one. */
export function normaliseParcelNumber(text: string): string | undefined {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return /^[0-9A-Z-]{6,30}$/.test(number) ? number : undefined;
}
