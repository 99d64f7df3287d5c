import { limitFaults } from '@pinpu/shared/domain';
import { cartAtom, useStore } from '@pinpu/shared/state';
import { useRef, useState } from 'react';

/** Marks the button that chooses a variant which is missing. */
export const CHOICE = { 'data-choice': '' };

/** Marks the row of a line whose product breaks its limits. */
export const LIMITED = { 'data-limited': '' };

/**
 * Lets a checkout pass if no line waits for the choice of a variant, and no product breaks its limits; else moves the
 * focus to the first that does.
 */
export function useLinesGate() {
  const store = useStore();
  const block = useRef<HTMLUListElement>(null);
  const [missed, setMissed] = useState(false);
  const isOpen = () => {
    const cart = store.get(cartAtom);
    if (!cart.some(({ must_choose }) => must_choose) && limitFaults(cart).length === 0) return true;
    setMissed(true);
    const target = block.current?.querySelector<HTMLElement>('[data-choice],[data-limited] input');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
    return false;
  };
  return { block, missed, isOpen };
}
