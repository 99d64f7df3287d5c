/** The release numbers and prerelease identifiers of a semantic version, without build metadata. */
interface SemanticVersion {
  numbers: readonly [major: number, minor: number, patch: number];
  prerelease: readonly string[];
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

function parsed(text: string): SemanticVersion | undefined {
  const [match, major, minor, patch, prerelease] = VERSION.exec(text) ?? [];
  if (match === undefined) return undefined;
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    prerelease: prerelease?.split('.') ?? [],
  };
}

const isNumeric = (identifier: string) => /^\d+$/.test(identifier);

function compareIdentifiers(a: string, b: string): number {
  if (a === b) return 0;
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  if (isNumeric(a) !== isNumeric(b)) return isNumeric(a) ? -1 : 1;
  return a < b ? -1 : 1;
}

function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [at, identifier] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    const order = compareIdentifiers(identifier, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareNumbers(a: SemanticVersion, b: SemanticVersion): number {
  const at = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
  return at < 0 ? 0 : (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
}

/** Whether `version` has the same numbers as `lowest` up to the first that is not 0, which a `^` range fixes. */
function isSameRelease(version: SemanticVersion, lowest: SemanticVersion): boolean {
  const fixed = lowest.numbers.findIndex((number) => number > 0);
  const last = fixed < 0 ? 2 : fixed;
  return lowest.numbers.every((number, at) => at > last || version.numbers[at] === number);
}

function meets(version: SemanticVersion, text: string): boolean {
  const lowest = parsed(text.replace(/^\^/, ''));
  if (lowest === undefined) return false;
  const numbers = compareNumbers(version, lowest);
  const order = numbers || comparePrereleases(version.prerelease, lowest.prerelease);
  if (!text.startsWith('^')) return order === 0;
  // A prerelease only matches a prerelease range of the same release.
  if (version.prerelease.length > 0 && (numbers !== 0 || lowest.prerelease.length === 0))
    return false;
  return order >= 0 && isSameRelease(version, lowest);
}

/**
 * Whether a version is in a range, as npm's semver decides: exact versions and `^` ranges, optionally joined by `||`.
 * No version is in any other range.
 */
export function isVersionInRange(version: string, range: string): boolean {
  const parts = parsed(version);
  return parts !== undefined && range.split('||').some((one) => meets(parts, one.trim()));
}
