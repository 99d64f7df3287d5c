import { useStore } from '@pinpu/shared/state';
import { type RefObject, useLayoutEffect } from 'react';
import { rowNewsAtom } from '../../state/removed-lines.ts';

/** A row that is drawn in another's place, because its button was pressed, takes the focus that was there. */
export function useRowFocus(button: RefObject<HTMLElement | null>, prd_id: string) {
  const store = useStore();
  useLayoutEffect(() => {
    const news = store.get(rowNewsAtom);
    if (news.prd_id !== prd_id) return;
    button.current?.focus();
    store.set(rowNewsAtom, { ...news, prd_id: '' });
  }, [store, button, prd_id]);
}
