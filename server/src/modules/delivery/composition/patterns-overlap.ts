const segmentsOf = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');

const neededOf = (segments: readonly string[]) =>
  1 + segments.findLastIndex((segment) => !segment.endsWith('?'));

const isSame = (one: string, other = '') =>
  one.startsWith(':') ||
  other.startsWith(':') ||
  one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase();

export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  // It is enough to compare at the shortest length that both allow: a longer pathname must agree in more segments.
  const length = Math.max(neededOf(a), neededOf(b));
  if (length > Math.min(a.length, b.length)) return false;
  return a.slice(0, length).every((segment, index) => isSame(segment, b[index]));
}
