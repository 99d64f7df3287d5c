import { conflictBody, isRejected } from '@pinpu/shared/api/failure';
import { type CartView, checkoutConflictSchema } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { useQueryClient } from '@pinpu/shared/query';
import {
  cartAtom,
  checkoutKeyAtom,
  clearCartAtom,
  memberLinesAtom,
  orderInfoAtom,
  promoCodeAtom,
  pushNoticesAtom,
  userTokenAtom,
  useStore,
} from '@pinpu/shared/state';
import { checkOut } from '../../api/checkout.ts';
import { LATER } from '../../features/pay-way/pay-way-choice.ts';
import { usePayment } from '../../features/payment/use-payment.ts';
import { recordChangesAtom } from '../../state/cart-changes.ts';
import {
  cartAmountsAtom,
  couponAtom,
  couponCodeAtom,
  recordCouponAtom,
} from '../../state/coupon.ts';
import { creditChoiceAtom, creditUseAtom, recordCreditAtom } from '../../state/credit.ts';
import { chosenPayWayAtom, payWayChoiceAtom } from '../../state/pay-way.ts';
import { priceRulesAtom, recordPriceRulesAtom } from '../../state/price-rules.ts';
import { receivingAtom } from '../../state/receiving.ts';
import { forgetRemovedAtom } from '../../state/removed-lines.ts';
import { forgetChosenAtom, rememberAtom } from '../../state/saved-details.ts';
import { recordShippingRulesAtom, shippingAtom } from '../../state/shipping.ts';
import { checkoutPayload } from './checkout-payload.ts';
import { PICKUP_KEY } from './receiving/use-pickup-store.ts';

/** The server's current cart, if it rejected a checkout because the carts differ. */
const conflictView = (error: unknown): CartView | undefined =>
  conflictBody(error, checkoutConflictSchema)?.body;

/** Removes a coupon that the shop accepts for the cart but not for this buyer: every checkout would be rejected. */
function removeCoupon(store: ReturnType<typeof useStore>) {
  const code = store.get(couponCodeAtom);
  if (code === '') return;
  store.set(couponCodeAtom, '');
  const total = formatTwd(store.get(cartAmountsAtom).ap_amt);
  const message = `優惠券 ${code} 無法使用，已從訂單移除。訂單金額更新為 ${total}，請確認後再結帳。`;
  store.set(pushNoticesAtom, [{ code: 'COUPON_REMOVED', message, variant: 'warning' }]);
}

/** Replaces the cart by the server's, with the rules that hold for it now. */
function takeConflict(store: ReturnType<typeof useStore>, view: CartView) {
  store.set(recordCouponAtom, { sent: store.get(couponCodeAtom), view });
  store.set(recordChangesAtom, { sent: store.get(cartAtom), view });
  store.set(cartAtom, view.cart);
  store.set(recordShippingRulesAtom, view);
  store.set(recordPriceRulesAtom, view);
  store.set(recordCreditAtom, view);
  if (view.coupon_refusal !== undefined) removeCoupon(store);
}

/**
 * Checks out the cart as it is at the moment of paying, whichever tab filled it (spec §4). A 409 replaces the cart with
 * the server's, which gets a new key.
 */
export function useCheckout() {
  const store = useStore();
  const queries = useQueryClient();
  const send = async () => {
    const { pay_way = LATER, pay_period } = store.get(payWayChoiceAtom);
    const { rec_way, rec_meta } = store.get(receivingAtom);
    const placed = await checkOut(
      checkoutPayload(store.get(cartAtom), store.get(orderInfoAtom), {
        promo_code: store.get(promoCodeAtom),
        coupon: store.get(couponAtom).coupon,
        pay_way,
        pay_period,
        rec_way,
        rec_meta,
        shipping_rules: store.get(shippingAtom).rules,
        price_rules: store.get(priceRulesAtom),
        credit: store.get(creditChoiceAtom),
        remember: store.get(userTokenAtom) === '' ? [] : store.get(rememberAtom),
      }),
      store.get(checkoutKeyAtom),
    );
    return { ...placed, pay_way };
  };
  const started = () => {
    store.set(clearCartAtom);
    store.set(couponCodeAtom, '');
    store.set(creditUseAtom, 0);
    store.set(forgetRemovedAtom);
    store.set(memberLinesAtom, []);
    store.set(forgetChosenAtom);
  };
  const failed = (error: unknown) => {
    if (isRejected(error, 'PAY_WAY_REFUSED')) store.set(chosenPayWayAtom, undefined);
    // Another store was chosen in another tab: the page shows it, to be confirmed.
    if (isRejected(error, 'PICKUP_CHANGED')) queries.invalidateQueries({ queryKey: PICKUP_KEY });
    const view = conflictView(error);
    if (view) takeConflict(store, view);
  };
  return usePayment({ send, started, failed });
}
