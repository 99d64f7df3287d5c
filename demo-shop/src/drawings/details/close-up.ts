import type { Brush } from '../engine/brush.ts';
import { place } from '../engine/paint.ts';
import { FRONTS } from '../objects/index.ts';
import { SIDE } from '../stage/svg.ts';

/** A close-up: the frame cuts the object. */
export function closeUp(b: Brush): string {
  const { draw, left, right, top, bottom } = FRONTS[b.spec.kind];
  const [w, h] = [right - left, bottom - top];
  const scale = Math.min(860 / h, 840 / w);
  return place(
    draw(b),
    SIDE * 0.56 - ((left + right) / 2) * scale,
    SIDE * 0.52 + h * scale * 0.42,
    scale,
    -7,
  );
}
