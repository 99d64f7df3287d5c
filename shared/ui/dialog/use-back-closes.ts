import { useEffect, useEffectEvent } from 'react';

/** An open dialog; `takesBack` where it has a history entry. */
interface Layer {
  takesBack: boolean;
  close: () => void;
}

/** Open dialogs, the topmost last. They share one history entry, which keeps the router's own state. */
const layers: Layer[] = [];

const hasEntry = () => layers.some(({ takesBack }) => takesBack);
const isOnEntry = () => window.history.state?.dialog !== undefined;

let leaving = false;

/** Adds or removes the history entry, depending on the open dialogs. */
function settle() {
  if (leaving) return;
  const needsEntry = hasEntry();
  if (needsEntry && !isOnEntry())
    window.history.pushState({ ...window.history.state, dialog: true }, '');
  if (!needsEntry && isOnEntry()) {
    leaving = true;
    // Going back is asynchronous. The shell's history delays a navigation that begins meanwhile, which would otherwise
    // be undone.
    window.history.replaceState({ ...window.history.state, dialog: 'leaving' }, '');
    window.history.back();
  }
}

function onPopState() {
  const isOurs = leaving;
  leaving = false;
  if (!isOurs && hasEntry() && !isOnEntry()) layers.at(-1)?.close();
  // Later, when React has removed what was closed; a dialog that needs an answer gets its entry back.
  setTimeout(settle);
}

/**
 * Makes Back close the topmost dialog instead of leaving the page. `takesBack` is true for dialogs that look like a
 * page; `close` does nothing while an answer is required.
 */
export function useBackCloses(takesBack: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const layer: Layer = { takesBack, close: () => onBack() };
    layers.push(layer);
    window.addEventListener('popstate', onPopState);
    settle();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // Later, so that a dialog which replaces this one keeps the entry.
      setTimeout(settle);
    };
  }, [takesBack]);
}
