import { useStore } from '@pinpu/shared/state';
import { useRef, useState } from 'react';
import { payWayChoiceAtom } from '../../../state/pay-way.ts';

/** Lets a checkout pass if a pay way is chosen; else scrolls to the block with the choice. */
export function usePayWayGate() {
  const store = useStore();
  const block = useRef<HTMLFieldSetElement>(null);
  const [missed, setMissed] = useState(false);
  const isOpen = () => {
    if (store.get(payWayChoiceAtom).pay_way !== undefined) return true;
    setMissed(true);
    const target = block.current?.querySelector<HTMLElement>('input:enabled') ?? block.current;
    target?.focus({ preventScroll: true });
    block.current?.scrollIntoView({ block: 'center' });
    return false;
  };
  return { block, missed, isOpen };
}
