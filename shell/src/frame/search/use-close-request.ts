import { useEffect, useEffectEvent } from 'react';

declare global {
  /** Not in TypeScript's library yet, nor in every browser. */
  class CloseWatcher {
    onclose: (() => void) | null;
    destroy(): void;
  }
}

/** Calls `close` on the browser's close request, such as Back on a phone, while `open`. */
export function useCloseRequest(open: boolean, close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [open]);
}
