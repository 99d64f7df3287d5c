import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type ElementRef<Kind extends HTMLElement> = RefObject<Kind | null>;

/** Where focus came from may have gone with what the dialog did; the page itself then has it, never nothing. */
function restoreFocus(before: Element | null) {
  const known = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const place = known ? before : document.querySelector('main');
  place?.focus({ preventScroll: true });
}

/**
 * Opens the dialog above the page for as long as it is mounted; focus goes back to where it came from. Where the
 * browser would begin at the close button of the head, the title has the focus: it is read, and nothing is at hand
 * to be pressed by mistake. `closed` hears when the browser closes it by itself, as Back on a phone may without asking.
 */
export function useModal(
  ref: ElementRef<HTMLDialogElement>,
  title: ElementRef<HTMLHeadingElement>,
  closed: () => void,
) {
  const latest = useRef(closed);
  useEffect(() => {
    latest.current = closed;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    const onClosed = (event: Event) => event.target === dialog && latest.current();
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.addEventListener('close', onClosed);
    if (title.current?.parentElement?.contains(document.activeElement)) title.current.focus();
    return () => {
      dialog?.removeEventListener('close', onClosed);
      dialog?.close();
      restoreFocus(before);
    };
  }, [ref, title]);
}
