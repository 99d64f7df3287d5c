import type { CartView, OwnCoupon } from '@pinpu/shared/contracts';
import { isCouponReached, orderAmounts } from '@pinpu/shared/domain';
import { atom, cartAtom, persistedAtom } from '@pinpu/shared/state';
import { creditChoiceAtom } from './credit.ts';
import { priceRulesAtom } from './price-rules.ts';
import { shippingAtom } from './shipping.ts';

/** The code that the shopper has entered; '' for none. */
export const couponCodeAtom = persistedAtom('couponCode', '');

type CouponResult = Pick<CartView, 'coupon' | 'coupon_refusal'>;
type CouponAnswer = CouponResult & { sent: string };

const answerAtom = atom<CouponAnswer>({ sent: '' });

export const recordCouponAtom = atom(
  null,
  (_get, set, { sent, view }: { sent: string; view: CouponResult }) =>
    set(answerAtom, { sent, coupon: view.coupon, coupon_refusal: view.coupon_refusal }),
);

const ownAtom = atom<readonly OwnCoupon[]>([]);

/** The signed-in member's own coupons, of the last answer to the cart. */
export const ownCouponsAtom = atom(
  (get) => get(ownAtom),
  (_get, set, { own_coupons = [] }: Pick<CartView, 'own_coupons'>) => set(ownAtom, own_coupons),
);

const attemptAtom = atom(0);

/** The code in the form that is sent with the cart; another `attempt` sends the same code again. */
export const couponParamsAtom = atom((get) => ({
  coupon_code: get(couponCodeAtom),
  attempt: get(attemptAtom),
}));

/** Sends the cart again with its current code. */
export const retryCouponAtom = atom(null, (get, set) => set(attemptAtom, get(attemptAtom) + 1));

/** Submits a code; responses to earlier ones are ignored. */
export const enterCouponAtom = atom(null, (_get, set, code: string) => {
  set(answerAtom, { sent: '' });
  set(couponCodeAtom, code);
  set(retryCouponAtom);
});

/** The state of the entered code: applied, rejected with a reason, or pending. */
export const couponAtom = atom((get) => {
  const { sent, coupon, coupon_refusal } = get(answerAtom);
  const code = get(couponCodeAtom);
  if (sent !== code) return { code, waiting: code !== '' };
  return { code, waiting: false, coupon, rejection: coupon_refusal };
});

/** The amounts of the cart with rules of price, its coupon and store credit, by the same rules as on the server (spec §9). */
export const cartAmountsAtom = atom((get) =>
  orderAmounts(
    get(cartAtom),
    get(couponAtom).coupon,
    get(shippingAtom),
    get(priceRulesAtom),
    get(creditChoiceAtom),
  ),
);

/** Which counts where the shop lets either rules or the coupon; undefined where the two don't meet. */
export const couponContestAtom = atom((get): 'rules' | 'coupon' | undefined => {
  const { coupon } = get(couponAtom);
  const [cart, rules] = [get(cartAtom), get(priceRulesAtom)];
  if (!coupon || !rules || rules.combine === 'layers') return undefined;
  if (!isCouponReached(coupon, cart)) return undefined;
  if (get(cartAmountsAtom).applied_rules) return 'rules';
  const alone = orderAmounts(cart, undefined, get(shippingAtom), rules);
  return alone.applied_rules ? 'coupon' : undefined;
});
