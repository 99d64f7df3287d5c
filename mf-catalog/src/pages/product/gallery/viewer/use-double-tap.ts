import { type MouseEvent, useRef } from 'react';

const WITHIN_MS = 350;
const WITHIN_PX = 30;

/** Calls `act` on the second of two close taps; phones do not report double clicks reliably. */
export function useDoubleTap(act: (point: { clientX: number; clientY: number }) => void) {
  const last = useRef({ at: -WITHIN_MS, x: 0, y: 0 });
  return ({ timeStamp, clientX, clientY }: MouseEvent) => {
    const { at, x, y } = last.current;
    const again = timeStamp - at < WITHIN_MS && Math.hypot(clientX - x, clientY - y) < WITHIN_PX;
    last.current = { at: again ? -WITHIN_MS : timeStamp, x: clientX, y: clientY };
    if (again) act({ clientX, clientY });
  };
}
