import { hasOnlyAddedOptional } from './added-members.ts';
import type { SurfaceEntries } from './collect-entries.ts';

/** The version bump that a change requires: `major` if it breaks existing builds, `minor` if it adds to the surface. */
export type Bump = 'major' | 'minor';

/** One difference between two surfaces. */
export interface SurfaceChange {
  bump: Bump;
  entry: string;
  what: 'removed' | 'altered' | 'added';
  from?: string;
  to?: string;
}

/** A slot's contract has its own version: a change concerns the remotes that fill it, not every remote. */
const SLOT = /^contracts: SlotContracts(\['[^']+'\]|\.\w+)/;
/** Maps from which remotes choose a key, so that another key breaks nothing. */
const OPEN = /: (?:SlotContracts|AppEvents)$/;

const headOf = (entry: string) => /^[^:]+: [\w$]+(?: \([\w-]+\))?/.exec(entry)?.[0] ?? entry;
const parentOf = (entry: string) => entry.replace(/(?:\.[\w$]+|\['[^']*'\])$/, '');

const slotOf = (entry: string) => SLOT.exec(entry)?.[1];
const versionOf = (surface: SurfaceEntries, slot: string) =>
  surface[`contracts: SLOT_VERSIONS${slot}`];

/** Whether the slot of an entry has another version, or is new, or was removed. */
function hasOwnBump(before: SurfaceEntries, after: SurfaceEntries, entry: string): boolean {
  const slot = slotOf(entry) ?? /^contracts: SLOT_VERSIONS(.+)/.exec(entry)?.[1];
  return slot !== undefined && versionOf(before, slot) !== versionOf(after, slot);
}

function addedBump(before: SurfaceEntries, entry: string, text: string): Bump {
  const parent = parentOf(entry);
  const isHandedOut = before[headOf(entry)]?.startsWith('const jotai.Atom<') || OPEN.test(parent);
  const isRequired = text.startsWith(':') && before[parent] !== undefined;
  return isRequired && !isHandedOut ? 'major' : 'minor';
}

/** All differences between two surfaces, each with its version bump. */
export function compareSurfaces(before: SurfaceEntries, after: SurfaceEntries): SurfaceChange[] {
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return entries.flatMap((entry): SurfaceChange[] => {
    const from = before[entry];
    const to = after[entry];
    if (from === to) return [];
    if (from === undefined && to !== undefined) {
      const bump = hasOwnBump(before, after, entry) ? 'minor' : addedBump(before, entry, to);
      return [{ bump, entry, what: 'added', to }];
    }
    const isWidened = from !== undefined && to !== undefined && hasOnlyAddedOptional(from, to);
    const bump = isWidened || hasOwnBump(before, after, entry) ? 'minor' : 'major';
    return [{ bump, entry, what: to === undefined ? 'removed' : 'altered', from, to }];
  });
}

/** Slots whose contract has changed without their version. */
export function unversionedSlots(before: SurfaceEntries, after: SurfaceEntries): string[] {
  const slots = compareSurfaces(before, after).flatMap(({ entry }) => slotOf(entry) ?? []);
  return [...new Set(slots)].filter((slot) => versionOf(before, slot) === versionOf(after, slot));
}
