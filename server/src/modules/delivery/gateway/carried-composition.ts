import type { Composition } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import { type PagePart, pagePart } from '../composition/page-part.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { ShopShell } from '../composition/shop-shell.ts';
import { wholeComposition } from './whole-composition.ts';

/** Parts of a composition, by the remote that serves the page. */
const parts = new WeakMap<Composition, Map<string, PagePart>>();

/** The slots of the shop's frame. Slots of the work frame are left out, since its pages get the whole composition. */
function frameOffers({ manifest: { offers, work_slots = [] } }: ShopShell) {
  return Object.fromEntries(Object.entries(offers).filter(([slot]) => !work_slots.includes(slot)));
}

function partOf({ composition, shell }: ChosenComposition, own: string): PagePart {
  const known = parts.get(composition) ?? new Map<string, PagePart>();
  parts.set(composition, known);
  const part = known.get(own) ?? pagePart(composition, own, frameOffers(shell));
  known.set(own, part);
  return part;
}

/**
 * The composition that is inlined in a page: the part that its address needs, and where to load the rest. The whole one
 * is inlined for an address that no remote serves, for the work frame, which links to everything, and for an older
 * shell that can't load the rest (ADR 0001).
 */
export function carriedComposition(
  composed: ChosenComposition,
  page: ServedPage | undefined,
): Composition {
  const { composition, shell } = composed;
  if (page === undefined || page.route.frame === 'work') return composition;
  if (!shell.manifest.reads?.includes('rest')) return composition;
  const { remotes, routes } = partOf(composed, page.remote);
  const isWhole = Object.keys(remotes).length === Object.keys(composition.remotes).length;
  if (isWhole) return composition;
  const { url, integrity } = wholeComposition(composed);
  return { ...composition, remotes, rest: { url, integrity, routes } };
}
