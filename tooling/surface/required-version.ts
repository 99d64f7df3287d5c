import { gte, inc, prerelease, SemVer } from 'semver';
import type { Bump } from './compare.ts';

/**
 * The lowest version that can follow `released` after a change. `^` ranges include later prereleases of a version and
 * the version itself, so a prerelease may add but not break (ADR 0140).
 */
export function requiredVersion(released: string, bump: Bump): string {
  const { major, minor, patch } = new SemVer(released);
  const [name] = prerelease(released) ?? [];
  if (bump === 'minor' && name !== undefined) return inc(released, 'prerelease') ?? released;
  if (bump === 'minor') return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
  const next = major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return name === undefined ? next : `${next}-${name}.1`;
}

/** Whether `version` can follow `released` after a change; prereleases of the required version can, too. */
export function mayFollow(released: string, version: string, bump: Bump): boolean {
  const required = requiredVersion(released, bump);
  const addsToPrerelease = bump === 'minor' && prerelease(released) !== null;
  return gte(version, addsToPrerelease ? required : `${required.replace(/-.*/, '')}-0`);
}
