import { cartAtom, memberCartDueAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** Longer than the order page's own debounce, so that both become one request there. */
const DEBOUNCE_MS = 2000;

/** Syncs a member's cart across devices on any page (ADR 0117). Hidden tabs don't sync. */
export function useMemberCart() {
  const cart = useAtomValue(cartAtom);
  const due = useAtomValue(memberCartDueAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the cart restarts the debounce.
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
