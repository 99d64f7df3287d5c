import type { EmbedProduct } from '@pinpu/shared/contracts';
import { PageCart } from './page-cart.ts';
import { type ShopAddress, shopCalls } from './shop-calls.ts';
import { storedCart } from './stored-cart.ts';

/** The elements of a page that show one shop: they share a cart. */
export interface PageShop extends ShopAddress {
  cart: PageCart;
  /** Whether the page is the shop's own. */
  isOwn: boolean;
  /** Elements on the page, oldest first; reports are sent from the first cart. */
  elements: Set<HTMLElement>;
  fetchProduct: (id: string, promo_code: string) => Promise<EmbedProduct | undefined>;
}

const shops = new Map<string, PageShop>();

function report(shop: Pick<PageShop, 'elements'>, type: string, detail: unknown) {
  const [first] = [...shop.elements].filter(({ localName }) => localName === 'pinpu-cart');
  const target = first ?? [...shop.elements][0] ?? document;
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/** The promoter's code on the page: that of the first element which has one. */
const promoCodeOf = (elements: Iterable<HTMLElement>): string =>
  [...elements].map((element) => element.getAttribute('promo-code') ?? '').find(Boolean) ?? '';

/** The shop of an element, made for the first one that names it. */
export function pageShop({ shop, site }: ShopAddress): PageShop {
  const id = `${shop} ${site}`;
  const known = shops.get(id);
  if (known) return known;
  const calls = shopCalls({ shop, site });
  const isOwn = new URL(shop).origin === window.location.origin;
  const elements = new Set<HTMLElement>();
  const asked = { elements };
  const cart = new PageCart({
    calls,
    storage: storedCart(shop, isOwn),
    promoCode: () => promoCodeOf(elements),
    reports: {
      change: ({ lines }) => report(asked, 'pinpu:change', { lines, count: cart.count }),
      error: ({ code, message }) => report(asked, 'pinpu:error', { code, message }),
      outcome: (detail) => report(asked, 'pinpu:outcome', detail),
    },
  });
  const fetchProduct = async (prd_id: string, promo_code: string) =>
    (await calls.products([prd_id], promo_code))[0];
  const made = { shop, site, isOwn, cart, elements, fetchProduct };
  shops.set(id, made);
  // Back from the checkout, or a checkout in another window.
  const look = () => document.visibilityState === 'visible' && cart.askOutcome();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  return made;
}
