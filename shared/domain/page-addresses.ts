/** Addresses of pages that lead back into the shop from payment, store map, mail or short link (spec §2). */

/** The cart, and the promotional cart. */
export const CART_PATHS = ['/cart', '/c'] as const;

/** The address of one of the carts. */
export type CartPath = (typeof CART_PATHS)[number];

/** The cart of the storefront that a shopper is in. */
export const cartPath = (isPromo: boolean): CartPath => CART_PATHS[isPromo ? 1 : 0];

/** The cart that a page belongs to: its own address, or one below it. */
export const cartPathOf = (pathname: string): CartPath => cartPath(/^\/c(?:\/|$)/.test(pathname));

/** The cart page with the outcome of a payment (R5); `order` shows the order. */
export const orderPath = (outcome: 'order' | 'paid' | 'failed', guid: string): string =>
  `/cart/${outcome}/${guid}`;

/** The cart page for a cart that a shopper brings from another site's page, or failed to bring. */
export const broughtCartPath = (isThere: boolean): string =>
  isThere ? '/cart/brought' : '/cart/not-brought';

/** The cart page that a shopper opened the store map from, after a store was chosen there or rejected. */
export const afterStoreMapPath = (cart: string, outcome: 'pickup' | 'pickup-refused'): string =>
  `${cart}/${outcome}`;

/** A product. */
export const productPagePath = (prd_id: string): string => `/product/${encodeURIComponent(prd_id)}`;

/** A product in the promotional storefront (R4). */
export const promoProductPath = (prd_id: string): string => `/p/${encodeURIComponent(prd_id)}`;

/** A product in the storefront that a shopper is in. */
export const productPath = (prd_id: string, isPromo: boolean): string =>
  isPromo ? promoProductPath(prd_id) : productPagePath(prd_id);

/** The list of a bundle (R3). */
export const bundlePath = (code: string): string => `/pb/${code}`;

/** The member centre, or a page below it. */
export const memberPath = (page?: 'devices' | 'earnings'): string =>
  page === undefined ? '/vip' : `/vip/${page}`;

/** Where a short link leads that has ended; to a product, where it led to one. */
export const endedLinkPath = (prd_id?: string): string =>
  prd_id === undefined ? '/link-ended' : `/link-ended?product=${encodeURIComponent(prd_id)}`;

/** A page below the member centre; `join` is the sign-in itself. */
const MEMBER_PAGE = /^\/vip\/(?!join$)[a-z-]+$/;

const AFTER_SIGN_IN = 'after_sign_in';

/** The state of a navigation to `/vip` after whose sign-in a page is opened. */
export const openAfterSignIn = (path: string) => ({ [AFTER_SIGN_IN]: path });

/** The page after the sign-in: the one named by `openAfterSignIn`, or the page that asked, else `/vip` (spec §4 Login). */
export function pageAfterSignIn({ pathname, state }: { pathname: string; state: unknown }): string {
  const named = typeof state === 'object' && state !== null && AFTER_SIGN_IN in state;
  const path = named ? state[AFTER_SIGN_IN] : pathname;
  return typeof path === 'string' && MEMBER_PAGE.test(path) ? path : memberPath();
}
