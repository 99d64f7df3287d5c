import { gte, inc, prerelease, SemVer } from 'semver';
import { type Bump, compareSurfaces, type SurfaceChange, unversionedSlots } from './compare.ts';
import type { SurfaceEntries } from './entries.ts';

export interface Surface {
  version: string;
  entries: SurfaceEntries;
}

const WRITE = 'npm run surface -- --write';

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

const lineOf = ({ bump, entry, what, from, to }: SurfaceChange) => {
  const detail = what === 'altered' ? `: ${from} → ${to}` : '';
  return `  ${bump}  ${what} ${entry}${detail}`;
};

/** Why the current surface can't have its version, as lines to print; empty if it can. */
export function versionFaults(released: Surface | undefined, current: Surface): string[] {
  if (released === undefined)
    return [
      'The public surface of @pinpu/shared has no record: restore shared/public-surface/surface.api.md from Git.',
    ];
  const changes = compareSurfaces(released.entries, current.entries);
  if (changes.length === 0) return [];
  const slots = unversionedSlots(released.entries, current.entries).map(
    (slot) =>
      `The contract of slot ${slot} changed: raise its number in SLOT_VERSIONS (shared/contracts/composition/slots.ts), and in the remote.json of the remotes that offer and fill it.`,
  );
  const bump = changes.some((change) => change.bump === 'major') ? 'major' : 'minor';
  const required = requiredVersion(released.version, bump);
  const version = mayFollow(released.version, current.version, bump)
    ? []
    : [
        `The public surface of @pinpu/shared changed since ${released.version}, and this is a ${bump} change: set "version" in shared/package.json to ${required} or later, then run ${WRITE}.`,
      ];
  const faults = [...version, ...slots];
  return faults.length > 0 ? [...faults, ...changes.map(lineOf)] : [];
}

/** Why the committed record is outdated; empty if it equals the current surface and version. */
export function recordFaults(released: Surface | undefined, current: Surface): string[] {
  const faults = versionFaults(released, current);
  if (released === undefined || faults.length > 0) return faults;
  const changes = compareSurfaces(released.entries, current.entries);
  if (changes.length === 0 && released.version === current.version) return [];
  return [
    `The recorded public surface is that of ${released.version}, this is ${current.version}: run ${WRITE} and commit the file.`,
    ...changes.map(lineOf),
  ];
}
