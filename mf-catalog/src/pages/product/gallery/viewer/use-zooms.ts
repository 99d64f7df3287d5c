import type { PanzoomObject } from '@panzoom/panzoom';
import { useLayoutEffect, useRef, useState } from 'react';

export const MAX_SCALE = 5;

/** Whether a picture is zoomed in; tolerant, since the scale may be slightly off after a reset. */
export const isCloser = (scale: number) => scale > 1.01;

const STEP = 1.5;
const DOUBLE_TAP = 2.5;

/** The zoom of every picture and functions for the current one; leaving a picture resets its zoom. */
export function useZooms(shown: number) {
  const zooms = useRef(new Map<number, PanzoomObject>());
  const [shownScale, setShownScale] = useState(1);

  // A layout effect, so that it runs before any key or press that follows the new picture.
  useLayoutEffect(() => {
    for (const [at, zoom] of zooms.current) if (at !== shown) zoom.reset({ animate: false });
    setShownScale(1);
  }, [shown]);

  const of = () => zooms.current.get(shown);
  const scale = () => of()?.getScale() ?? 1;
  const by = (factor: number) => of()?.zoom(scale() * factor);
  return {
    scale: shownScale,
    isZoomed: () => isCloser(scale()),
    keep: (at: number, zoom: PanzoomObject | undefined) => {
      if (zoom) zooms.current.set(at, zoom);
      else zooms.current.delete(at);
    },
    /** Records a picture's new scale. The reset of a picture that was left does not change the shown scale. */
    follow: (at: number, to: number) => {
      if (at === shown) setShownScale(to);
    },
    closer: () => by(STEP),
    farther: () => by(1 / STEP),
    whole: () => of()?.reset(),
    /** Zooms in to a point, or resets. */
    turn: (point: { clientX: number; clientY: number }) =>
      isCloser(scale()) ? of()?.reset() : of()?.zoomToPoint(DOUBLE_TAP, point, { animate: true }),
    move: (x: number, y: number) => of()?.pan(x, y, { relative: true }),
  };
}

export type Zooms = ReturnType<typeof useZooms>;
