const segmentsOf = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');

const neededOf = (segments: readonly string[]) =>
  1 + segments.findLastIndex((segment) => !segment.endsWith('?'));

const isSame = (one: string, other = '') =>
  one.startsWith(':') ||
  other.startsWith(':') ||
  one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase();

/** Whether two route patterns have a pathname in common, so that it takes both to know which of them serves it. */
export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  // The shortest pathname that is long enough for both decides: a longer one has more to agree on.
  const length = Math.max(neededOf(a), neededOf(b));
  if (length > Math.min(a.length, b.length)) return false;
  return a.slice(0, length).every((segment, index) => isSame(segment, b[index]));
}
