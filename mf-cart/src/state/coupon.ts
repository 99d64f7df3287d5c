import type { CartView } from '@pinpu/shared/contracts';
import { orderAmounts } from '@pinpu/shared/domain';
import { atom, cartAtom, persistedAtom } from '@pinpu/shared/state';

/** The code the shopper has entered, '' for none. */
export const couponCodeAtom = persistedAtom('couponCode', '');

type CouponResult = Pick<CartView, 'coupon' | 'coupon_refusal'>;
type CouponAnswer = CouponResult & { sent: string };

const answerAtom = atom<CouponAnswer>({ sent: '' });

/** Keeps what the server said of a code. */
export const recordCouponAtom = atom(
  null,
  (_get, set, { sent, view }: { sent: string; view: CouponResult }) =>
    set(answerAtom, { sent, coupon: view.coupon, coupon_refusal: view.coupon_refusal }),
);

/** How often a code was handed in: the same one again is asked for again. */
export const couponAttemptAtom = atom(0);

/** Hands a code in; what was said of it before no longer counts. */
export const enterCouponAtom = atom(null, (get, set, code: string) => {
  set(answerAtom, { sent: '' });
  set(couponCodeAtom, code);
  set(couponAttemptAtom, get(couponAttemptAtom) + 1);
});

/** What is known of the code that is entered now: whether it counts, why not, or nothing yet. */
export const couponAtom = atom((get) => {
  const { sent, coupon, coupon_refusal } = get(answerAtom);
  const code = get(couponCodeAtom);
  if (sent !== code) return { code, waiting: code !== '' };
  return { code, waiting: false, coupon, refusal: coupon_refusal };
});

/** The amounts of the cart with its coupon, as the server will compute them again (spec §9). */
export const cartAmountsAtom = atom((get) => orderAmounts(get(cartAtom), get(couponAtom).coupon));
