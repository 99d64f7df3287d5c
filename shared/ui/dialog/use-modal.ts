import { type RefObject, useLayoutEffect } from 'react';

type Part<Kind extends HTMLElement> = RefObject<Kind | null>;

/**
 * Opens the dialog above the page for as long as it is mounted; focus goes back to where it came from. Where the
 * browser would begin at the close button of the head, the title has the focus: it is read, and nothing is at hand
 * to be pressed by mistake.
 */
export function useModal(ref: Part<HTMLDialogElement>, title: Part<HTMLHeadingElement>) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    if (title.current?.parentElement?.contains(document.activeElement)) title.current.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [ref, title]);
}
