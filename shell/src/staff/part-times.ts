import { pagePartId, slotPartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';

/** When a part was first requested by the shell, and when it was first drawn, in milliseconds since the page began. */
export interface PartTimes {
  requested: number;
  shown?: number;
}

const times = new Map<string, PartTimes>();

async function noted<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (!times.has(id)) times.set(id, { requested: performance.now() });
  try {
    return await load();
  } catch (error) {
    // A retry is a request of its own.
    times.delete(id);
    throw error;
  }
}

/** Remotes that note when each part is requested, also by a prefetch. */
export const timed = (remotes: Remotes): Remotes => ({
  ...remotes,
  // May grow on a page.
  get composition() {
    return remotes.composition;
  },
  loadPage: (remote, page, attempt) =>
    noted(pagePartId(remote, page), () => remotes.loadPage(remote, page, attempt)),
  loadSlot: (remote, slot, attempt) =>
    noted(slotPartId(remote, slot), () => remotes.loadSlot(remote, slot, attempt)),
});

/** The id without the name that a remote has in a slot. */
export const partIdOf = (id: string) => id.split(' ', 1).join('');

/** Notes that a part is drawn; the first time counts. */
export function noteShown(id: string) {
  const part = times.get(partIdOf(id));
  if (part !== undefined) part.shown ??= performance.now();
}

/** Undefined for a part that nobody has requested. */
export const partTimes = (id: string): PartTimes | undefined => times.get(partIdOf(id));
