import type { PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useEffect, useRef, useState } from 'react';

export const MAX_SCALE = 5;

/** A picture made whole again may be larger by a rounding error. */
export const isCloser = (scale: number) => scale > 1.01;

const STEP = 1.5;
const DOUBLE_TAP = 2.5;

/** The zoom of every picture, of which the shown one obeys; leaving a picture makes it whole again. */
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
    /** Closer to a point, or whole again. */
    turn: (point: { clientX: number; clientY: number }) =>
      isCloser(scale.current)
        ? of()?.reset()
        : of()?.zoomToPoint(DOUBLE_TAP, point, { animate: true }),
    move: (x: number, y: number) => of()?.pan(x, y, { relative: true }),
  };
}

export type Zooms = ReturnType<typeof useZooms>;
