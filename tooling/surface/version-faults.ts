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

const bumpOf = (changes: readonly SurfaceChange[]): Bump =>
  changes.some(({ bump }) => bump === 'major') ? 'major' : 'minor';

/** The version that a surface gets where none is named: the next, unless it breaks remotes. */
export function nextVersion(released: Surface | undefined, entries: SurfaceEntries): string {
  const changes = compareSurfaces(released?.entries ?? {}, entries);
  const version = released?.version ?? '';
  return changes.length > 0 && bumpOf(changes) === 'minor'
    ? requiredVersion(version, 'minor')
    : version;
}

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
  const bump = bumpOf(changes);
  const required = requiredVersion(released.version, bump);
  const how =
    bump === 'minor'
      ? `run ${WRITE}, which records it as ${required}`
      : `if remotes may stop working until they are built again, run ${WRITE} ${required}`;
  const version = mayFollow(released.version, current.version, bump)
    ? []
    : [
        `The public surface of @pinpu/shared changed since ${released.version}, and this is a ${bump} change: ${how}.`,
      ];
  const faults = [...version, ...slots];
  return faults.length > 0 ? [...faults, ...changes.map(lineOf)] : [];
}
