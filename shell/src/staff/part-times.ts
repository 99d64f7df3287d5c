import type { PartTimes } from '@pinpu/shared/contracts';
import { pagePartId, slotPartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';

const times = new Map<string, PartTimes>();

async function noted<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (!times.has(id)) times.set(id, { requested: performance.now() });
  try {
    return await load();
  } catch (error) {
    // A retry counts as a new request.
    times.delete(id);
    throw error;
  }
}

/** Wraps remotes to record when each part is requested, including by a prefetch. */
export const timed = (remotes: Remotes): Remotes => ({
  ...remotes,
  // A getter, since it may grow on a page.
  get composition() {
    return remotes.composition;
  },
  loadPage: (remote, page, attempt) =>
    noted(pagePartId(remote, page), () => remotes.loadPage(remote, page, attempt)),
  loadSlot: (remote, slot, attempt) =>
    noted(slotPartId(remote, slot), () => remotes.loadSlot(remote, slot, attempt)),
});

/** The id of a part, without the filler's name in a slot. */
const partIdOf = (id: string) => id.split(' ', 1).join('');

export function noteShown(id: string) {
  const part = times.get(partIdOf(id));
  if (part !== undefined) part.shown ??= performance.now();
}

/** Undefined for a part that nobody has requested. */
export const partTimes = (id: string): PartTimes | undefined => times.get(partIdOf(id));
