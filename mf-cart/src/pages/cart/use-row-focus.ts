import { useStore } from '@pinpu/shared/state';
import { type RefObject, useLayoutEffect } from 'react';
import { rowMessageAtom } from '../../state/removed-lines.ts';

/** A row that is drawn in another's place, because its button was pressed, takes the focus that was there. */
export function useRowFocus(button: RefObject<HTMLElement | null>, prd_id: string) {
  const store = useStore();
  useLayoutEffect(() => {
    const message = store.get(rowMessageAtom);
    if (message.prd_id !== prd_id) return;
    button.current?.focus();
    store.set(rowMessageAtom, { ...message, prd_id: '' });
  }, [store, button, prd_id]);
}
