import { updateCart } from '@pinpu/shared/api';
import type { CartLine } from '@pinpu/shared/contracts';
import {
  cartAtom,
  promoCodeAtom,
  sessionIdAtom,
  useAtomValue,
  useSetAtom,
  useStore,
} from '@pinpu/shared/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteChangesAtom } from '../../state/cart-changes.ts';
import { sameLines } from './same-lines.ts';

/** Long enough that fifty taps on a stepper are one request. */
const SETTLED_MS = 500;

/** Tells the server some lines and takes its view of them, unless they were changed meanwhile. */
function useTellServer() {
  const store = useStore();
  const noteChanges = useSetAtom(noteChangesAtom);
  return useCallback(
    async (asked: CartLine[], promo_code: string) => {
      const view = await updateCart({ s: store.get(sessionIdAtom), cart: asked, promo_code });
      if (store.get(cartAtom) !== asked) return asked;
      noteChanges({ asked, view });
      if (sameLines(asked, view.cart)) return asked;
      store.set(cartAtom, view.cart);
      return store.get(cartAtom);
    },
    [store, noteChanges],
  );
}

/**
 * Keeps the server told of the cart, at once on opening and then when it has come to rest; prices, stock and names
 * are the server's (spec §7 cart/update). Says whether the last attempt failed.
 */
export function useToldCart() {
  const cart = useAtomValue(cartAtom);
  const promo_code = useAtomValue(promoCodeAtom);
  const tell = useTellServer();
  const told = useRef<{ cart: CartLine[]; promo_code: string }>(undefined);
  const delay = useRef(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const known = told.current;
    const nothingNew = known?.cart === cart && known.promo_code === promo_code;
    if (nothingNew || (known === undefined && cart.length === 0)) return;
    const timer = setTimeout(() => {
      delay.current = SETTLED_MS;
      tell(cart, promo_code).then(
        (agreed) => {
          told.current = { cart: agreed, promo_code };
          setFailed(false);
        },
        () => setFailed(true),
      );
    }, delay.current);
    return () => clearTimeout(timer);
  }, [cart, promo_code, tell]);
  return { failed };
}
