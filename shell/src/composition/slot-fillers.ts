import type { Composition, SlotFill } from '@pinpu/shared/contracts';
import { slotPartId } from './parts.ts';

/** A remote that fills a slot, and the filler's name there. */
export interface SlotFiller {
  remote: string;
  name: string;
  room?: SlotFill['room'];
}

/**
 * The fillers of a slot on a screen: of remotes built with the contract version that this screen offers. Sorted by
 * `order`, then by name, so that the order is the same on every page.
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
      const { name = remote, order = 0, room } = fill;
      return [{ remote, name, order, room }];
    })
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1))
    .map(({ order: _, ...filler }) => filler);
}

/** The id of a filler among a page's parts. */
export const slotFillerId = (slot: string, { remote, name }: SlotFiller): string =>
  slotPartId(remote, slot) + (name === remote ? '' : ` (${name})`);

/** The version in which a screen offers a slot; in manifests before 1.0, which do not say, the only one there was. */
export function offeredVersion(
  offers: Record<string, number> | undefined,
  slot: string,
): number | undefined {
  return offers === undefined ? 1 : offers[slot];
}

/** Whether a filler of the slot was rejected because it does not fit this page. */
export const isFillerRejected = ({ refused: rejected }: Composition, slot: string): boolean =>
  rejected.some((one) => one.slot === slot || one.slots?.includes(slot));
