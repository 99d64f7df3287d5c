import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';

/** Sends the elements of this page the changes that the shop's own code makes to the cart: browsers send them to other tabs alone. */
export function useSharedCart() {
  const cart = useAtomValue(cartAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every change of the cart.
  useEffect(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  }, [cart]);
}
