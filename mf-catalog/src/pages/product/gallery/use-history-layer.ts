import { useEffect, useState } from 'react';

const isOn = (name: string) => window.history.state?.layer === name;

/**
 * An overlay that Back closes. Its history entry keeps the router's own state, so that the router treats it as the same
 * location instead of navigating to the top of the page.
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
