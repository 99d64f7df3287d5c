import { cartAtom, memberCartDueAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** Longer than the order page takes to tell the cart itself, so that there both are one request. */
const DEBOUNCE_MS = 2000;

/** Keeps a member's cart the same on all devices, whatever page is open (ADR 0117). A tab nobody sees leaves it to the others. */
export function useMemberCart() {
  const cart = useAtomValue(cartAtom);
  const due = useAtomValue(memberCartDueAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart begins the rest anew.
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      if (document.hidden) return;
      import(/* webpackChunkName: "member-cart" */ './push-member-cart.ts').then(
        ({ pushMemberCart }) => pushMemberCart(),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [due, cart]);
}
