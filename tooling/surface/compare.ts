import { type SurfaceEntries, withSortedUnions } from './entries.ts';

/** The version bump that a change requires: `major` if it breaks existing builds, `minor` if it adds to the surface. */
export type Bump = 'major' | 'minor';

export interface SurfaceChange {
  bump: Bump;
  entry: string;
  what: 'removed' | 'altered' | 'added';
  from?: string | undefined;
  to?: string | undefined;
}

/** A slot's contract has its own version: a change concerns the remotes that fill it, not every remote. */
const SLOT = /^(?:SlotContracts|SLOT_VERSIONS)\.('[^']+'|\w+)/;

const slotOf = (entry: string) => SLOT.exec(entry)?.[1];
const versionOf = (surface: SurfaceEntries, slot: string) => surface[`SLOT_VERSIONS.${slot}`]?.text;

/** Whether the slot of an entry has another version, or is new, or was removed. */
function hasOwnBump(before: SurfaceEntries, after: SurfaceEntries, entry: string): boolean {
  const slot = slotOf(entry);
  return slot !== undefined && versionOf(before, slot) !== versionOf(after, slot);
}

function bumpOf(before: SurfaceEntries, after: SurfaceEntries, entry: string): Bump {
  if (hasOwnBump(before, after, entry)) return 'minor';
  // Where a name comes from is compared only while both have it; what uses the name has an entry of its own.
  if (entry.startsWith('import ') && !(entry in before && entry in after)) return 'minor';
  const added = entry in before ? undefined : after[entry];
  if (added === undefined) return 'major';
  const isOfNew = added.parent !== undefined && !(added.parent in before);
  return added.isAddable || isOfNew ? 'minor' : 'major';
}

export function compareSurfaces(before: SurfaceEntries, after: SurfaceEntries): SurfaceChange[] {
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return entries.flatMap((entry): SurfaceChange[] => {
    const from = before[entry]?.text;
    const to = after[entry]?.text;
    if (from !== undefined && to !== undefined && withSortedUnions(from) === withSortedUnions(to))
      return [];
    const changed = to === undefined ? 'removed' : 'altered';
    const what = from === undefined ? 'added' : changed;
    return [{ bump: bumpOf(before, after, entry), entry, what, from, to }];
  });
}

/** Slots whose contract has changed without their version. */
export function unversionedSlots(before: SurfaceEntries, after: SurfaceEntries): string[] {
  const slots = compareSurfaces(before, after).flatMap(({ entry }) => slotOf(entry) ?? []);
  return [...new Set(slots)].filter((slot) => versionOf(before, slot) === versionOf(after, slot));
}
