import { type Bump, compareSurfaces, type SurfaceChange, unversionedSlots } from './compare.ts';
import { mayFollow, requiredVersion } from './required-version.ts';
import type { Surface } from './surface-file.ts';

const WRITE = 'npm run surface -- --write';

const lineOf = ({ bump, entry, what, from, to }: SurfaceChange) => {
  const detail = what === 'altered' ? `: ${from} → ${to}` : '';
  return `  ${bump}  ${what} ${entry}${detail}`;
};

const worst = (changes: readonly SurfaceChange[]): Bump =>
  changes.some(({ bump }) => bump === 'major') ? 'major' : 'minor';

/** Why the current surface can't have its version, as lines to print; empty if it can. */
export function versionFaults(released: Surface | undefined, current: Surface): string[] {
  if (released === undefined)
    return [
      'The public surface of @pinpu/shared has no record: restore shared/public-surface/surface.json from Git.',
    ];
  const changes = compareSurfaces(released.entries, current.entries);
  if (changes.length === 0) return [];
  const slots = unversionedSlots(released.entries, current.entries).map(
    (slot) =>
      `The contract of slot ${slot} changed: raise its number in SLOT_VERSIONS (shared/contracts/slots.ts), and in the remote.json of the remotes that offer and fill it.`,
  );
  const bump = worst(changes);
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
