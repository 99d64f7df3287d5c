import { useEffect, useState } from 'react';

const isOn = (name: string) => window.history.state?.layer === name;

/**
 * Something that lies over the page and goes with Back. Its entry in the history keeps the router's own state, so that
 * the router takes it for the same place: going there would begin the page anew at its top.
 */
export function useHistoryLayer(name: string) {
  const [isOpen, setOpen] = useState(() => isOn(name));

  useEffect(() => {
    const follow = () => setOpen(isOn(name));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name]);

  const open = () => {
    if (!isOn(name)) window.history.pushState({ ...window.history.state, layer: name }, '');
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (isOn(name)) window.history.back();
  };
  return { isOpen, open, close };
}
