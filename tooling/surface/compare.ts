import type { SurfaceEntries } from './collect-entries.ts';

/** What a change asks of the version: `major` breaks what was built before, `minor` adds to it. */
export type Bump = 'major' | 'minor';

/** One difference between two surfaces. */
export interface SurfaceChange {
  bump: Bump;
  entry: string;
  what: 'removed' | 'altered' | 'added';
  from?: string;
  to?: string;
}

/** A slot's contract has a version of its own: what changes with it costs its fillers, not every remote. */
const SLOT = /^contracts: SlotContracts(\['[^']+'\]|\.\w+)/;
/** Maps whose keys remotes choose among: one more of them breaks nobody. */
const OPEN = /: (?:SlotContracts|AppEvents)$/;

const headOf = (entry: string) => /^[^:]+: [\w$]+(?: \([\w-]+\))?/.exec(entry)?.[0] ?? entry;
const parentOf = (entry: string) => entry.replace(/(?:\.[\w$]+|\['[^']*'\])$/, '');

const slotOf = (entry: string) => SLOT.exec(entry)?.[1];
const versionOf = (surface: SurfaceEntries, slot: string) =>
  surface[`contracts: SLOT_VERSIONS${slot}`];

/** Whether the slot that an entry belongs to was given another version, or is new, or gone. */
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

/** Every difference between the surface before and after, and what it asks of the version. */
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
    const bump = hasOwnBump(before, after, entry) ? 'minor' : 'major';
    return [{ bump, entry, what: to === undefined ? 'removed' : 'altered', from, to }];
  });
}

/** Slots whose contract changed while their version did not. */
export function unversionedSlots(before: SurfaceEntries, after: SurfaceEntries): string[] {
  const slots = compareSurfaces(before, after).flatMap(({ entry }) => slotOf(entry) ?? []);
  return [...new Set(slots)].filter((slot) => versionOf(before, slot) === versionOf(after, slot));
}
