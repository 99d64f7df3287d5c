import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCloser, MAX_SCALE } from './use-zooms.ts';

type PanzoomCallbacks = {
  onZoom: (zoom: PanzoomObject | undefined) => void;
  onScale: (scale: number) => void;
};

function zoomOf(element: HTMLElement) {
  const zoom = Panzoom(element, {
    minScale: 1,
    maxScale: MAX_SCALE,
    contain: 'outside',
    panOnlyWhenZoomed: true,
    cursor: '',
    // An unzoomed picture leaves touch gestures to the swipe.
    handleStartEvent: (event) => {
      if (isCloser(zoom.getScale())) event.preventDefault();
    },
  });
  return zoom;
}

/** Adds pinch, wheel and drag to an element within its parent. */
export function usePanzoom(element: RefObject<HTMLElement | null>, callbacks: PanzoomCallbacks) {
  const onZoom = useEffectEvent(callbacks.onZoom);
  const onScale = useEffectEvent(callbacks.onScale);
  useEffect(() => {
    const moved = element.current;
    const place = moved?.parentElement;
    if (!moved || !place) return;
    const zoom = zoomOf(moved);
    const reportScale = () => onScale(zoom.getScale());
    onZoom(zoom);
    moved.addEventListener('panzoomzoom', reportScale);
    moved.addEventListener('panzoomreset', reportScale);
    place.addEventListener('wheel', zoom.zoomWithWheel, { passive: false });
    return () => {
      moved.removeEventListener('panzoomzoom', reportScale);
      moved.removeEventListener('panzoomreset', reportScale);
      place.removeEventListener('wheel', zoom.zoomWithWheel);
      zoom.destroy();
      onZoom(undefined);
    };
  }, [element]);
}
