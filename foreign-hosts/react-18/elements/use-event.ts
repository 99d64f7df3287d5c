import { type RefObject, useEffect, useRef } from 'react';
import type { PinpuEventMap } from '../../../mf-cart/embed/embed.d.ts';

/** React 18 does not listen to events of custom elements: it takes a ref. */
export function useEvent<Name extends keyof PinpuEventMap>(
  element: RefObject<HTMLElement | null>,
  name: Name,
  listener: (event: PinpuEventMap[Name]) => void,
) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const { current } = element;
    const listen = (event: PinpuEventMap[Name]) => latest.current(event);
    current?.addEventListener(name, listen);
    return () => current?.removeEventListener(name, listen);
  }, [element, name]);
}
