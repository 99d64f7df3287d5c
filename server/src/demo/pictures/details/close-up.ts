import type { Brush } from '../engine/brush.ts';
import { place } from '../engine/paint.ts';
import { FRONTS } from '../objects/index.ts';
import { SIDE } from '../stage/svg.ts';

/** A close look: the object so near that the frame cuts it. */
export function closeUp(b: Brush): string {
  const { draw, w, h } = FRONTS[b.spec.kind];
  const scale = Math.min(860 / h, 840 / w);
  return place(draw(b), SIDE * 0.6, SIDE * 0.5 + h * scale * 0.42, scale, -7);
}
