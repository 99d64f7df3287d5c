import { useStore } from '@pinpu/shared/state';
import { type RefObject, useLayoutEffect } from 'react';
import { rowMessageAtom } from '../../state/removed-lines.ts';

/** Moves the focus to the row that replaces the one whose button was pressed. */
export function useRowFocus(button: RefObject<HTMLElement | null>, prd_id: string) {
  const store = useStore();
  useLayoutEffect(() => {
    const message = store.get(rowMessageAtom);
    if (message.prd_id !== prd_id) return;
    button.current?.focus();
    store.set(rowMessageAtom, { ...message, prd_id: '' });
  }, [store, button, prd_id]);
}
