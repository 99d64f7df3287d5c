import type { CartLine, HandoffCart } from '@pinpu/shared/contracts';
import { mergedCart } from '@pinpu/shared/domain';
import { atom, cartAtom, persistedAtom, takePromoCodeAtom } from '@pinpu/shared/state';
import { enterCouponAtom } from './coupon.ts';

/** Milliseconds for which the shop remembers a cart that was handed off: one day. */
const DAY_MS = 86_400_000;

const storedSiteAtom = persistedAtom('returnSite', { name: '', url: '', at: 0 });

/** The page of another site from which the shopper came with a cart within the last day; undefined if there is none. */
export const returnSiteAtom = atom((get) => {
  const { name, url, at } = get(storedSiteAtom);
  const isHere = /^https?:\/\//.test(url) && Date.now() - at < DAY_MS;
  return isHere ? { name: name || new URL(url).host, url } : undefined;
});

/** Both carts, each product with the larger of its quantities, so that reloading the page does not add it again. */
function together(mine: readonly CartLine[], theirs: readonly CartLine[]): CartLine[] {
  const lines = new Map([...mine, ...theirs].map((line) => [line.prd_id, line]));
  return mergedCart({ base: [], mine, theirs }).flatMap(({ prd_id, qty }) => {
    const line = lines.get(prd_id);
    return line ? [{ ...line, qty }] : [];
  });
}

/** Adds lines to this browser's cart; it replaces nothing that is there. */
export const addLinesAtom = atom(null, (get, set, lines: readonly CartLine[]) => {
  if (lines.length > 0) set(cartAtom, together(get(cartAtom), lines));
});

/** Merges the cart of another site's page into this browser's, and takes over its codes. */
export const takeHandoffCartAtom = atom(
  null,
  (_get, set, { cart, promo_code, coupon_code, site_name, return_url }: HandoffCart) => {
    const now = Date.now();
    set(storedSiteAtom, { name: site_name, url: return_url, at: now });
    if (cart.length === 0) return;
    set(addLinesAtom, cart);
    if (promo_code !== '') set(takePromoCodeAtom, { code: promo_code, now });
    if (coupon_code !== '') set(enterCouponAtom, coupon_code);
  },
);
