import { updateCart } from '@pinpu/shared/api';
import type { CartLine } from '@pinpu/shared/contracts';
import {
  applyMemberCartAtom,
  applyServerCartAtom,
  cartAtom,
  memberMergeParamsAtom,
  promoCodeAtom,
  sessionIdAtom,
  useAtom,
  useAtomValue,
  userTokenAtom,
  useSetAtom,
  useStore,
} from '@pinpu/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordChangesAtom } from '../../state/cart-changes.ts';
import { couponAttemptAtom, couponCodeAtom, recordCouponAtom } from '../../state/coupon.ts';
import { sameLines } from './same-lines.ts';

/** Long enough that fifty taps on a stepper are one request. */
const DEBOUNCE_MS = 500;

const UNSURE = { coupon_refusal: '暫時無法確認優惠券，請稍後再試。' };

/** What the server was last told. */
interface LastSync {
  token: string;
  cart: CartLine[];
  promo_code: string;
  coupon_code: string;
  attempt: number;
}

const isSame = (a: LastSync, b: LastSync) =>
  a.token === b.token &&
  a.cart === b.cart &&
  a.promo_code === b.promo_code &&
  a.coupon_code === b.coupon_code &&
  a.attempt === b.attempt;

/** Tells the server some lines and takes its view of them, unless they were changed meanwhile. */
function usePushCart() {
  const store = useStore();
  const recordChanges = useSetAtom(recordChangesAtom);
  const recordCoupon = useSetAtom(recordCouponAtom);
  return useCallback(
    async (sent: CartLine[], promo_code: string, coupon_code: string) => {
      const token = store.get(userTokenAtom);
      const view = await updateCart({
        s: store.get(sessionIdAtom),
        cart: sent,
        promo_code,
        coupon_code,
        ...store.get(memberMergeParamsAtom),
      });
      recordCoupon({ sent: coupon_code, view });
      const isAtRest = store.get(cartAtom) === sent;
      store.set(applyMemberCartAtom, { token, sent, view });
      if (!isAtRest) return sent;
      recordChanges({ sent, view });
      if (sameLines(sent, view.cart)) return sent;
      store.set(applyServerCartAtom, view.cart);
      return store.get(cartAtom);
    },
    [store, recordChanges, recordCoupon],
  );
}

/**
 * Keeps the server told of the cart, at once on opening and then when it has come to rest; prices, stock and names
 * are the server's (spec §7 cart/update). Gives a way to ask again where the last attempt failed.
 */
export function useCartSync() {
  const cart = useAtomValue(cartAtom);
  const token = useAtomValue(userTokenAtom);
  const promo_code = useAtomValue(promoCodeAtom);
  const coupon_code = useAtomValue(couponCodeAtom);
  const [attempt, setAttempt] = useAtom(couponAttemptAtom);
  const push = usePushCart();
  const lastSync = useRef<LastSync>(undefined);
  const delay = useRef(0);
  const recordCoupon = useSetAtom(recordCouponAtom);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const last = lastSync.current;
    const now = { token, cart, promo_code, coupon_code, attempt };
    if (last ? isSame(last, now) : cart.length === 0 && token === '') return;
    const timer = setTimeout(() => {
      delay.current = DEBOUNCE_MS;
      push(cart, promo_code, coupon_code).then(
        (agreed) => {
          lastSync.current = { ...now, cart: agreed };
          setFailed(false);
        },
        () => {
          setFailed(true);
          recordCoupon({ sent: coupon_code, view: coupon_code === '' ? {} : UNSURE });
        },
      );
    }, delay.current);
    return () => clearTimeout(timer);
  }, [token, cart, promo_code, coupon_code, attempt, push, recordCoupon]);
  const askAgain = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { askAgain: failed ? askAgain : undefined };
}
