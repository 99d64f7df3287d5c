import { useAtomValue, useStore } from '@pinpu/shared/state';
import { type RefObject, useLayoutEffect } from 'react';
import { rowMessageAtom } from '../../state/removed-lines.ts';

/** Moves the focus to the row that replaces the one whose button was pressed. */
export function useRowFocus(
  target: RefObject<HTMLElement | null>,
  prd_id: string,
  button?: 'variant',
) {
  const store = useStore();
  const message = useAtomValue(rowMessageAtom);
  const isNext = message.prd_id === prd_id && message.button === button;
  useLayoutEffect(() => {
    if (!isNext) return;
    target.current?.focus();
    store.set(rowMessageAtom, { ...store.get(rowMessageAtom), prd_id: '' });
  }, [store, target, isNext]);
}
