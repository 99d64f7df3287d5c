import { useEffect, useEffectEvent } from 'react';
import type { Zooms } from './use-zooms.ts';

/** The distance that an arrow key moves a zoomed picture, in pixels. */
const MOVE = 80;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type StageKeys = { shown: number; count: number; goTo: (at: number) => void; zooms: Zooms };

/** The action of a key: arrows go to the next picture, or move a zoomed one. Undefined for other keys. */
function deedOf(key: string, { shown, count, goTo, zooms }: StageKeys) {
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x !== 0 || y !== 0)
    return () => (zooms.isZoomed() ? zooms.move(x * MOVE, y * MOVE) : goTo(shown - x));
  const deeds: Record<string, () => void> = {
    '+': zooms.closer,
    '=': zooms.closer,
    '-': zooms.farther,
    '0': zooms.whole,
    Home: () => goTo(0),
    End: () => goTo(count - 1),
  };
  return deeds[key];
}

/** Keyboard control of the viewer, wherever the focus is in it. */
export function useStageKeys(stage: StageKeys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const deed = deedOf(event.key, stage);
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
