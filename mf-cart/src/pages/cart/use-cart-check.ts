import { updateCart } from '@pinpu/shared/api';
import {
  atom,
  type CartAnswer,
  type CartSyncUser,
  useAtom,
  useCartSync,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect } from 'react';
import { recordChangesAtom } from '../../state/cart-changes.ts';
import {
  couponParamsAtom,
  ownCouponsAtom,
  recordCouponAtom,
  retryCouponAtom,
} from '../../state/coupon.ts';
import { recordCreditAtom } from '../../state/credit.ts';
import { recordPriceRulesAtom } from '../../state/price-rules.ts';
import { recordShippingRulesAtom } from '../../state/shipping.ts';

const UNSURE = { coupon_refusal: '暫時無法確認優惠券，請稍後再試。' };

const failedAtom = atom(false);

const answerAtom = atom(null, (_get, set, { sent, coupon_code, view, isCurrent }: CartAnswer) => {
  set(failedAtom, view === undefined);
  const result = view ?? (coupon_code === '' ? {} : UNSURE);
  set(recordCouponAtom, { sent: coupon_code, view: result });
  if (view) set(recordShippingRulesAtom, view);
  if (view) set(recordPriceRulesAtom, view);
  if (view) set(recordCreditAtom, view);
  if (view) set(ownCouponsAtom, view);
  if (view && isCurrent) set(recordChangesAtom, { sent, view });
});

const orderPage: CartSyncUser = {
  send: updateCart,
  check: { paramsAtom: couponParamsAtom, answerAtom },
};

/**
 * Syncs the cart of the order page; prices, stock and names come from the server (spec §7 cart/update). Returns a retry
 * function if the last attempt failed.
 */
export function useCartCheck() {
  const [failed, setFailed] = useAtom(failedAtom);
  const retry = useSetAtom(retryCouponAtom);
  useCartSync(orderPage);
  useEffect(() => () => setFailed(false), [setFailed]);
  const askAgain = () => {
    setFailed(false);
    retry();
  };
  return { askAgain: failed ? askAgain : undefined };
}
