import { cartAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';

/**
 * Tells the elements of this page about changes that the shop's own code makes to the cart: browsers send `storage`
 * events only to other tabs.
 */
export function useSharedCart() {
  const cart = useAtomValue(cartAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every change of the cart.
  useEffect(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  }, [cart]);
}
