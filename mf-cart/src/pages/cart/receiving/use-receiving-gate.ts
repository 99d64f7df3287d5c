import { useStore } from '@pinpu/shared/state';
import { useRef, useState } from 'react';
import { receivingAtom } from '../../../state/receiving.ts';

/** Lets a checkout pass if the delivery method is complete; else scrolls to the block with the choice. */
export function useReceivingGate() {
  const state = useStore();
  const block = useRef<HTMLFieldSetElement>(null);
  const [missed, setMissed] = useState(false);
  const isOpen = () => {
    if (state.get(receivingAtom).ready) return true;
    setMissed(true);
    const target = block.current?.querySelector<HTMLElement>('button') ?? block.current;
    target?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: 'center' });
    return false;
  };
  return { block, missed, isOpen };
}
