import type { CartLine, EmbedProduct } from '@pinpu/shared/contracts';
import { PageCart } from './page-cart.ts';
import { type ShopAddress, shopCalls } from './shop-calls.ts';
import { storedCart } from './stored-cart.ts';

/** A view of a shop on a page: an element, or a mount of a host. */
export interface ShopPart {
  /** Where its events are sent. */
  readonly host: HTMLElement;
  readonly isCart: boolean;
  /** The promoter's code that it names, '' for none. */
  readonly promoCode: string;
}

/** The parts of a page that show one shop: they share a cart. */
export interface PageShop extends ShopAddress {
  cart: PageCart;
  /** Whether the page is the shop's own. */
  isOwn: boolean;
  /** Oldest first. */
  parts: Set<ShopPart>;
  fetchProduct: (id: string, promo_code: string) => Promise<EmbedProduct | undefined>;
  /** A copy of the cart's lines for the page, which finds their pictures at their whole addresses alone. */
  lines: () => CartLine[];
}

const shops = new Map<string, PageShop>();

/** Every part is sent what the cart reports; it bubbles from the first cart alone, so that the page learns it once. */
function report(parts: Iterable<ShopPart>, type: string, detail: unknown) {
  const all = [...parts];
  const first = (all.find(({ isCart }) => isCart) ?? all[0])?.host ?? document;
  for (const target of new Set([first, ...all.map(({ host }) => host)]))
    target.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: target === first, composed: true }),
    );
}

/** The promoter's code on the page: that of the first part which has one. */
const promoCodeOf = (parts: Iterable<ShopPart>): string =>
  [...parts].map(({ promoCode }) => promoCode).find(Boolean) ?? '';

/** A picture's address at the shop, '' for none. */
export const pictureAt = (shop: string, prd_man_pic: string): string =>
  prd_man_pic && new URL(prd_man_pic, shop).href;

/** The shop of a part, made for the first one that names it. */
export function pageShop({ shop, site }: ShopAddress): PageShop {
  const id = `${shop} ${site}`;
  const known = shops.get(id);
  if (known) return known;
  const calls = shopCalls({ shop, site });
  // Not `location.origin`: a sandboxed frame with a page of the shop does not have the shop's origin.
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
      error: ({ code, message }) => report(parts, 'pinpu:error', { code, message }),
      outcome: (detail) => report(parts, 'pinpu:outcome', detail),
    },
  });
  const fetchProduct = async (prd_id: string, promo_code: string) =>
    (await calls.products([prd_id], promo_code))[0];
  const created = { shop, site, isOwn, cart, parts, fetchProduct, lines };
  shops.set(id, created);
  // Back from the checkout, or from one in another tab, or in a window beside this one, which stays visible.
  const look = () => document.visibilityState === 'visible' && cart.askOutcome();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  return created;
}
