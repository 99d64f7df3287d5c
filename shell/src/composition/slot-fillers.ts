import type { Composition } from '@pinpu/shared/contracts';
import { slotPartId } from './parts.ts';

/** A remote that fills a slot, and what it is called there. */
export interface SlotFiller {
  remote: string;
  name: string;
}

/**
 * Fillers of a slot on a screen, in order: remotes built with the version of its contract that this screen offers.
 * Several are ordered by `order`, then by name, so that it is the same on every page.
 */
export function slotFillers(
  composition: Composition,
  slot: string,
  offered: number | undefined,
): SlotFiller[] {
  return Object.entries(composition.remotes)
    .flatMap(([remote, { fills }]) => {
      const fill = fills[slot];
      if (fill === undefined || fill.version !== offered) return [];
      return [{ remote, name: fill.name ?? remote, order: fill.order ?? 0 }];
    })
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))
    .map(({ remote, name }) => ({ remote, name }));
}

/** The id of a filler among the parts of a page. */
export const slotFillerId = (slot: string, { remote, name }: SlotFiller): string =>
  slotPartId(remote, slot) + (name === remote ? '' : ` (${name})`);

/** The version in which a screen offers a slot; manifests before 1.0 did not say, and there was but one. */
export function offeredVersion(
  offers: Record<string, number> | undefined,
  slot: string,
): number | undefined {
  return offers === undefined ? 1 : offers[slot];
}

/** Whether a remote would fill a slot, but does not fit this page. */
export const isFillerRejected = ({ refused: rejected }: Composition, slot: string): boolean =>
  rejected.some((one) => one.slot === slot || one.slots?.includes(slot));
