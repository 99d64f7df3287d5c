import { homeKeywordsAtom, useAtomValue } from '@pinpu/shared/state';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { recentSearchesAtom } from './recent-searches.ts';
import { useActiveOption } from './use-active-option.ts';

/** True during composition by an input method. Safari marks the last key by code only. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

function useSomethingToShow(text: string) {
  const keywords = useAtomValue(homeKeywordsAtom);
  const recent = useAtomValue(recentSearchesAtom);
  return text.trim() !== '' || keywords.length > 0 || recent.length > 0;
}

/** State of the popup of `field`: open state, active option and key handlers (WAI-ARIA APG, combobox). */
export function useSearchList(field: RefObject<HTMLInputElement | null>, text: string) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState(false);
  const { active, move, choose, leave } = useActiveOption(ref);
  const open = useSomethingToShow(text) && requested;

  const show = () => setRequested(true);
  const close = () => {
    setRequested(false);
    leave();
  };
  useCloseRequest(open, close);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event)) {
      if (key === 'Enter') event.preventDefault();
    } else if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) show();
    else if (open && (move(key) || (key === 'Enter' && choose()))) event.preventDefault();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event)) return;
    event.preventDefault();
    field.current?.focus();
    close();
  };
  return { id, ref, open, active, show, close, leave, onKeyDown, onEscape };
}
export type SearchList = ReturnType<typeof useSearchList>;

declare global {
  /** Not in TypeScript's library yet, nor in every browser. */
  class CloseWatcher {
    onclose: (() => void) | null;
    destroy(): void;
  }
}

/** Calls `close` on the browser's close request, such as Back on a phone, while `open`. */
function useCloseRequest(open: boolean, close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [open]);
}
