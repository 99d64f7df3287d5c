import { cartAtom, useStore } from '@pinpu/shared/state';
import { useRef, useState } from 'react';

/** Marks the button that chooses a variant which is missing. */
export const CHOICE = { 'data-choice': '' };

/** Lets a checkout pass if no line waits for the choice of a variant; else scrolls to the first that does. */
export function useChoiceGate() {
  const store = useStore();
  const block = useRef<HTMLUListElement>(null);
  const [missed, setMissed] = useState(false);
  const isOpen = () => {
    if (!store.get(cartAtom).some(({ must_choose }) => must_choose)) return true;
    setMissed(true);
    const target = block.current?.querySelector<HTMLElement>('[data-choice]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
    return false;
  };
  return { block, missed, isOpen };
}
