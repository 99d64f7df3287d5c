/** A version that some of the visitors get. */
export interface Canary {
  version: string;
  percent: number;
}

/** How many buckets visitors are divided into. */
export const BUCKETS = 10_000;

/** FNV-1a with mixed bits at the end, so that similar inputs get very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Whether the visitors in a bucket get the canary of `name`. A visitor who gets it keeps it while its share grows;
 * another canary goes to other visitors.
 */
export const canaryTakes = (bucket: number, name: string, { version, percent }: Canary): boolean =>
  hash(`${bucket} ${name} ${version}`) % BUCKETS < percent * (BUCKETS / 100);
