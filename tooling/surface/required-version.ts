import { gte, inc, prerelease, SemVer } from 'semver';
import type { Bump } from './compare.ts';

/**
 * The lowest version that may follow `released` after a change, by the rules of `^` ranges: they include later
 * prereleases of a version and the version itself, so that a prerelease may add but not break (ADR 0140).
 */
export function requiredVersion(released: string, bump: Bump): string {
  const { major, minor, patch } = new SemVer(released);
  const [name] = prerelease(released) ?? [];
  if (bump === 'minor' && name !== undefined) return inc(released, 'prerelease') ?? released;
  if (bump === 'minor') return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
  const next = major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return name === undefined ? next : `${next}-${name}.1`;
}

/** Whether `version` may follow `released` after a change; a prerelease of the version that must follow may. */
export function mayFollow(released: string, version: string, bump: Bump): boolean {
  const required = requiredVersion(released, bump);
  const addsToPrerelease = bump === 'minor' && prerelease(released) !== null;
  return gte(version, addsToPrerelease ? required : `${required.replace(/-.*/, '')}-0`);
}
