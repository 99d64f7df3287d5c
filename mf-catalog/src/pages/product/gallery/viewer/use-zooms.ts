import type { PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useEffect, useRef, useState } from 'react';

export const MAX_SCALE = 5;

/** After a reset, the scale may be off by a rounding error. */
export const isCloser = (scale: number) => scale > 1.01;

const STEP = 1.5;
const DOUBLE_TAP = 2.5;

/** The zoom of every picture, controlling the current one; leaving a picture resets its zoom. */
export function useZooms(shown: number) {
  const zooms = useRef(new Map<number, PanzoomObject>());
  const scale = useRef(1);
  const [shownScale, setShownScale] = useState(1);

  const follow = useCallback((to: number) => {
    scale.current = to;
    setShownScale(to);
  }, []);

  useEffect(() => {
    for (const [at, zoom] of zooms.current) if (at !== shown) zoom.reset({ animate: false });
    follow(1);
  }, [shown, follow]);

  const of = () => zooms.current.get(shown);
  const by = (factor: number) => of()?.zoom(scale.current * factor);
  return {
    scale: shownScale,
    isZoomed: () => isCloser(scale.current),
    keep: (at: number, zoom: PanzoomObject | undefined) => {
      if (zoom) zooms.current.set(at, zoom);
      else zooms.current.delete(at);
    },
    follow,
    closer: () => by(STEP),
    farther: () => by(1 / STEP),
    whole: () => of()?.reset(),
    /** Zooms in to a point, or resets. */
    turn: (point: { clientX: number; clientY: number }) =>
      isCloser(scale.current)
        ? of()?.reset()
        : of()?.zoomToPoint(DOUBLE_TAP, point, { animate: true }),
    move: (x: number, y: number) => of()?.pan(x, y, { relative: true }),
  };
}

export type Zooms = ReturnType<typeof useZooms>;
