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

const attemptAtom = atom(0);

/** The code as it is sent with the cart; another `attempt` sends the same once more. */
export const couponParamsAtom = atom((get) => ({
  coupon_code: get(couponCodeAtom),
  attempt: get(attemptAtom),
}));

/** Asks the shop once more, for whatever the cart and the code are. */
export const retryCouponAtom = atom(null, (get, set) => set(attemptAtom, get(attemptAtom) + 1));

/** Submits a code; the answer to an earlier one no longer counts. */
export const enterCouponAtom = atom(null, (_get, set, code: string) => {
  set(answerAtom, { sent: '' });
  set(couponCodeAtom, code);
  set(retryCouponAtom);
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
