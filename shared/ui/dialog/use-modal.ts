import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type ElementRef<Kind extends HTMLElement> = RefObject<Kind | null>;

/** Restores the focus; where the previous element no longer exists, focuses `<main>`. */
function restoreFocus(before: Element | null) {
  const known = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const place = known ? before : document.querySelector('main');
  place?.focus({ preventScroll: true });
}

/**
 * Opens a modal dialog while mounted, and restores the focus afterwards. Where the browser would focus the close
 * button, the title gets the focus instead: it is read aloud, and nothing can be pressed by mistake. `closed` is called
 * when the browser itself closes the dialog, as Back on a phone may do.
 */
export function useModal(
  ref: ElementRef<HTMLDialogElement>,
  title: ElementRef<HTMLHeadingElement>,
  closed: () => void,
) {
  const onClosed = useEffectEvent((event: Event) => event.target === ref.current && closed());
  useLayoutEffect(() => {
    const dialog = ref.current;
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
