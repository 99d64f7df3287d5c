import type { Composition } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import { type PagePart, pagePart } from '../composition/page-part.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { ShopShell } from '../composition/shop-shell.ts';
import { wholeComposition } from './whole-composition.ts';

/** The parts of a composition, by the remote whose pages carry them. */
const parts = new WeakMap<Composition, Map<string, PagePart>>();

/** The slots of the shop's frame: those of the work frame alone are on no page that carries a part. */
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
 * Inlined part of a page's composition: the part that its address needs and where the rest is. An address that no
 * remote serves, the work frame with its links to all, and a shell that reads nothing less get the whole (ADR 0180).
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
