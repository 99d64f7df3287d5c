import { useStore } from '@pinpu/shared/state';
import { useRef } from 'react';
import { shippingFaultsAtom } from '../../../state/shipping.ts';

/** Lets a checkout pass if the cart can be shipped as it is; else moves the focus to the reasons. */
export function useShippingGate() {
  const store = useStore();
  const block = useRef<HTMLDivElement>(null);
  const isOpen = () => {
    if (store.get(shippingFaultsAtom).length === 0) return true;
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: 'center' });
    return false;
  };
  return { block, isOpen };
}
