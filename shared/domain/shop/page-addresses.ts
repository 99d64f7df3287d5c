import type { CartLine } from './cart.ts';

/** Addresses of the shop's pages that payment, store map, mail and short links lead to (spec §2). */

/** The cart, and the promotional cart. */
export const CART_PATHS = ['/cart', '/c'] as const;

export type CartPath = (typeof CART_PATHS)[number];

/** The path of the cart in the current storefront. */
export const cartPath = (isPromo: boolean): CartPath => CART_PATHS[isPromo ? 1 : 0];

/** The path of the cart that a page is part of: the page's own, or one above it. */
export const cartPathOf = (pathname: string): CartPath => cartPath(/^\/c(?:\/|$)/.test(pathname));

/** The cart page after a payment, with its outcome (R5); `order` shows the order. */
export const orderPath = (outcome: 'order' | 'paid' | 'failed', guid: string): string =>
  `/cart/${outcome}/${guid}`;

/** The page where guests find an order by its code. */
export const FIND_ORDER_PATH = '/cart/order';

/** The cart page for a cart from another site's page; `isThere` is false if there is none. */
export const handoffCartPath = (isThere: boolean): string =>
  isThere ? '/cart/brought' : '/cart/not-brought';

/** The cart page that adds the lines of a reminder's link to the browser's cart. */
export const remindedCartPath = (key: string): string => `/cart/reminder/${key}`;

/** The cart page after the store map: a store was chosen, or rejected. */
export const afterStoreMapPath = (cart: string, outcome: 'pickup' | 'pickup-refused'): string =>
  `${cart}/${outcome}`;

export const productPagePath = (prd_id: string): string => `/product/${encodeURIComponent(prd_id)}`;

/** A product in the promotional storefront (R4). */
export const promoProductPath = (prd_id: string): string => `/p/${encodeURIComponent(prd_id)}`;

/** The path of a product in the current storefront. */
export const productPath = (prd_id: string, isPromo: boolean): string =>
  isPromo ? promoProductPath(prd_id) : productPagePath(prd_id);

/** Names the chosen variant in the address of a product's page. */
export const VARIANT_PARAM = 'v';

/** The query of a product's page that shows a variant; '' for none. */
export const variantQuery = (var_id: string | undefined): string =>
  var_id === undefined ? '' : `?${VARIANT_PARAM}=${encodeURIComponent(var_id)}`;

/** The page of a line's product in the current storefront, with the line's variant chosen. */
export function linePagePath(
  { prd_id, product_id }: Pick<CartLine, 'prd_id' | 'product_id'>,
  isPromo: boolean,
): string {
  const variant = product_id === undefined ? undefined : prd_id;
  return productPath(product_id ?? prd_id, isPromo) + variantQuery(variant);
}

/** The list of everything in the current storefront (R2, R3). */
export const listHomePath = (isPromo: boolean): string => (isPromo ? '/pl' : '/products');

/** The list of a bundle (R3). */
export const bundlePath = (code: string): string => `/pb/${code}`;

/** The member centre, or a page below it. */
export const memberPath = (page?: 'devices' | 'earnings'): string =>
  page === undefined ? '/vip' : `/vip/${page}`;

/** An order in the back office. */
export const staffOrderPath = (ord_code: string): string =>
  `/el/shop/orders/${encodeURIComponent(ord_code)}`;

/** The page that an ended short link leads to, with the product of the link, if it has one. */
export const endedLinkPath = (prd_id?: string): string =>
  prd_id === undefined ? '/link-ended' : `/link-ended?product=${encodeURIComponent(prd_id)}`;

/** The path of a page below the member centre; `join` is the sign-in itself. */
const MEMBER_PAGE = /^\/vip\/(?!join$)[a-z-]+$/;

const AFTER_SIGN_IN = 'after_sign_in';

/** Navigation state for `/vip`, which names the page to open after the sign-in. */
export const openAfterSignIn = (path: string) => ({ [AFTER_SIGN_IN]: path });

/**
 * The page to open after the sign-in: the one named by `openAfterSignIn`, or the page that requested it, else `/vip`
 * (spec §4 Login).
 */
export function pageAfterSignIn({ pathname, state }: { pathname: string; state: unknown }): string {
  const named = typeof state === 'object' && state !== null && AFTER_SIGN_IN in state;
  const path = named ? state[AFTER_SIGN_IN] : pathname;
  return typeof path === 'string' && MEMBER_PAGE.test(path) ? path : memberPath();
}

/** The shop's list of invoices, in the back office. */
export const STAFF_INVOICES_PATH = '/el/shop/invoices';
