import type { Brush } from './brush.ts';
import { smooth } from './geometry.ts';
import { fill } from './paint.ts';

/** The flat shadow of a thing `w` wide and `h` high that stands at (x, y): it falls to the right. */
export function castShadow(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  depth = w * 0.13,
): string {
  const reach = Math.min(h * 0.42, 150);
  const r = w / 2;
  return fill(
    smooth([
      [x - r * 0.98, y - depth * 0.1],
      [x - r * 0.5, y + depth * 0.95],
      [x + r * 0.45, y + depth * 1.05],
      [x + r + reach * 0.55, y + depth * 0.75],
      [x + r + reach, y - depth * 0.1],
      [x + r + reach * 0.5, y - depth * 0.85],
      [x, y - depth],
    ]),
    b.shadow,
  );
}
