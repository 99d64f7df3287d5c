import type { CartLine, EmbedProduct } from '@pinpu/shared/contracts';
import { PageCart } from './page-cart.ts';
import { warnOfMistake } from './page-mistakes.ts';
import { productBatches } from './product-batches.ts';
import { type ShopAddress, shopCalls } from './shop-calls.ts';
import { storedCart } from './stored-cart.ts';

export interface ShopPart {
  /** The element that its events are sent to. */
  readonly host: HTMLElement;
  readonly isCart: boolean;
  /** The promoter's code of this view; '' for none. */
  readonly promoCode: string;
}

/** One shop on a page: its views share a cart. */
export interface PageShop extends ShopAddress {
  cart: PageCart;
  /** Whether the page is the shop's own. */
  isOwn: boolean;
  /** Oldest first. */
  parts: Set<ShopPart>;
  fetchProduct: (id: string, promo_code: string) => Promise<EmbedProduct | undefined>;
  /** A copy of the cart's lines for the page, with absolute addresses of pictures. */
  lines: () => CartLine[];
}

const shops = new Map<string, PageShop>();

const firstHost = (parts: Iterable<ShopPart>): HTMLElement | undefined => {
  const all = [...parts];
  return (all.find(({ isCart }) => isCart) ?? all[0])?.host;
};

/**
 * Sends an event to every view. It bubbles only from the first cart, or without a cart from the first view, so that
 * listeners on the page are called once.
 */
function report(parts: Iterable<ShopPart>, type: string, detail: unknown) {
  const all = [...parts];
  const first = firstHost(all) ?? document;
  for (const target of new Set([first, ...all.map(({ host }) => host)]))
    target.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: target === first, composed: true }),
    );
}

/** The promoter's code of the page: that of the first view that has one. */
const promoCodeOf = (parts: Iterable<ShopPart>): string =>
  [...parts].map(({ promoCode }) => promoCode).find(Boolean) ?? '';

/** The absolute address of a picture at the shop; '' for none. */
export const pictureAt = (shop: string, prd_man_pic: string): string =>
  prd_man_pic && new URL(prd_man_pic, shop).href;

/** The shop of a view; created for the first view of that shop and site. */
export function pageShop({ shop, site }: ShopAddress): PageShop {
  const id = `${shop} ${site}`;
  const known = shops.get(id);
  if (known) return known;
  const calls = shopCalls({ shop, site });
  // `window.origin`, not `location.origin`: in a sandboxed frame it is "null", since such a page does not have the
  // shop's origin.
  const isOwn = new URL(shop).origin === window.origin;
  const parts = new Set<ShopPart>();
  const lines = () =>
    cart
      .snapshot()
      .lines.map((line) => ({ ...line, prd_man_pic: pictureAt(shop, line.prd_man_pic) }));
  const cart = new PageCart({
    calls,
    storage: storedCart(shop, isOwn),
    promoCode: () => promoCodeOf(parts),
    reports: {
      change: () => report(parts, 'pinpu:change', { lines: lines(), count: cart.count }),
      error: ({ code, message }) => {
        warnOfMistake(code, { element: firstHost(parts), site });
        report(parts, 'pinpu:error', { code, message });
      },
      outcome: (detail) => report(parts, 'pinpu:outcome', detail),
    },
  });
  const fetchProduct = productBatches(calls.products);
  const created = { shop, site, isOwn, cart, parts, fetchProduct, lines };
  shops.set(id, created);
  // The shopper may have returned from a checkout: on this page, in another tab, or in another window while this one
  // stayed visible.
  const look = () => document.visibilityState === 'visible' && cart.askOutcome();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  return created;
}
