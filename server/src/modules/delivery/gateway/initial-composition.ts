import { createHash } from 'node:crypto';
import type { Composition } from '@pinpu/shared/contracts';
import type { ChosenComposition } from '../composition/chosen-composition.ts';
import { type InitialRemotes, initialRemotes } from '../composition/initial-remotes.ts';
import type { ServedPage } from '../composition/pages.ts';
import type { ShopShell } from '../composition/shop-shell.ts';

interface LazyComposition {
  url: string;
  integrity: string;
  text: string;
}

const documents = new WeakMap<Composition, LazyComposition>();

function written({ composition, from }: ChosenComposition): LazyComposition {
  const { id, remotes, refused: rejected } = composition;
  const text = JSON.stringify({ id, remotes, refused: rejected });
  const sha384 = createHash('sha384').update(text).digest('base64');
  const canaries = from.canaries.length === 0 ? '' : `?canaries=${from.canaries.join(',')}`;
  const name = sha384.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
  const url = `/compositions/${from.sequence}/${name}.json${canaries}`;
  return { url, integrity: `sha384-${sha384}`, text };
}

export function lazyComposition(composed: ChosenComposition): LazyComposition {
  const known = documents.get(composed.composition) ?? written(composed);
  documents.set(composed.composition, known);
  return known;
}

/** The initial remotes of a composition, by the remote that serves the page. */
const initial = new WeakMap<Composition, Map<string, InitialRemotes>>();

/** The slots of the shop's frame. Slots of the work frame are left out, since its pages get the complete composition. */
function frameOffers({ manifest: { offers, work_slots = [] } }: ShopShell) {
  return Object.fromEntries(Object.entries(offers).filter(([slot]) => !work_slots.includes(slot)));
}

function initialRemotesOf({ composition, shell }: ChosenComposition, own: string): InitialRemotes {
  const known = initial.get(composition) ?? new Map<string, InitialRemotes>();
  initial.set(composition, known);
  const chosen = known.get(own) ?? initialRemotes(composition, own, frameOffers(shell));
  known.set(own, chosen);
  return chosen;
}

/**
 * The composition that is inlined in a page: the remotes that its address needs, and where to load the lazy
 * composition. The complete one is inlined for an address that no remote serves, for the work frame, which links to
 * everything, and for an older shell that can't load a lazy composition (ADR 0001).
 */
export function initialComposition(
  composed: ChosenComposition,
  page: ServedPage | undefined,
): Composition {
  const { composition, shell } = composed;
  if (page === undefined || page.route.frame === 'work') return composition;
  if (!shell.manifest.reads?.includes('rest')) return composition;
  const { remotes, routes } = initialRemotesOf(composed, page.remote);
  const isComplete = Object.keys(remotes).length === Object.keys(composition.remotes).length;
  if (isComplete) return composition;
  const { url, integrity } = lazyComposition(composed);
  return { ...composition, remotes, rest: { url, integrity, routes } };
}
