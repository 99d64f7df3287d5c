import { type RefObject, useEffect, useRef } from 'react';
import type { PinpuEventMap } from '../../../mf-cart/src/embed/types/embed.d.ts';

/** Listens by means of a ref, since React 18 can't listen to events of custom elements. */
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
