import { type Brush, WOOD } from '../engine/brush.ts';
import { shift, tones } from '../engine/colour.ts';
import { curve, n, oval, points, smooth } from '../engine/geometry.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { rimOval, shade, turned } from '../engine/turned.ts';

/** A honey dipper lying along x: head at the origin's right, honey on it. */
export function honeyDipper(length: number, honey: string): string {
  const wood = tones(WOOD);
  const rings = [0, 1, 2, 3, 4]
    .map((i) =>
      fill(
        oval(length * (0.72 + i * 0.062), 0, length * 0.045, length * (0.11 + (i % 4 ? 0.03 : 0))),
        i % 2 ? wood.mid : wood.dark,
      ),
    )
    .join('');
  const t = tones(honey);
  const drip = fill(
    smooth(points('.7,.02 .86,-.04 1.03,.05 .98,.16 .9,.14 .82,.19 .72,.12', length)),
    t.mid,
  );
  return (
    stroke(`M0 0L${n(length * 0.72)} 0`, wood.mid, length * 0.055) +
    stroke(
      `M0 ${n(length * 0.014)}L${n(length * 0.7)} ${n(length * 0.014)}`,
      wood.dark,
      length * 0.02,
    ) +
    rings +
    drip +
    stroke(`M${n(length * 0.78)} ${n(length * 0.06)}h${n(length * 0.14)}`, t.light, length * 0.02)
  );
}

/** A spoon lying along x, its bowl to the right, filled with `filling`. */
export function spoon(length: number, metal: string, filling?: string): string {
  const t = tones(metal);
  const bowl = smooth(points('.66,0 .78,-.11 .98,-.05 1,.04 .8,.11', length));
  const f = filling ? tones(filling) : undefined;
  return (
    stroke(
      `M0 0Q${n(length * 0.4)} ${n(-length * 0.05)} ${n(length * 0.7)} 0`,
      t.mid,
      length * 0.045,
    ) +
    fill(bowl, t.mid) +
    (f
      ? fill(oval(length * 0.84, -length * 0.01, length * 0.125, length * 0.075), f.mid) +
        fill(oval(length * 0.81, -length * 0.03, length * 0.06, length * 0.025), f.light)
      : fill(oval(length * 0.84, 0, length * 0.12, length * 0.07), t.dark))
  );
}

/** A low dish seen from a little above, `w` wide; what lies on it is drawn by the caller at (0, −h). */
export function dish(b: Brush, w: number, colour: string): string {
  const t = tones(colour);
  return (
    castShadow(b, 0, w * 0.08, w * 0.94, 34, w * 0.17) +
    fill(oval(0, w * 0.06, w * 0.36, w * 0.1), t.deep) +
    fill(oval(0, 0, w / 2, w * 0.155), t.dark) +
    fill(oval(0, -w * 0.018, w / 2, w * 0.15), t.light) +
    fill(oval(0, -w * 0.006, w * 0.41, w * 0.115), t.mid)
  );
}

/** A small tea cup `w` wide with drink in it. */
export function teaCup(b: Brush, w: number, colour: string, drink = '#b5772f'): string {
  const t = tones(colour);
  const body = turned(
    `${w * 0.24},0 ${w * 0.27},${-w * 0.05} ${w * 0.4},${-w * 0.22} ${w * 0.48},${-w * 0.44} ${w * 0.5},${-w * 0.6}`,
    0.24,
  );
  const d = tones(drink);
  return (
    castShadow(b, 0, 0, w * 0.7, w * 0.7, w * 0.12) +
    shade(b.sheet, body, t) +
    fill(rimOval(body), t.light) +
    fill(rimOval(body, 0.92), t.dark) +
    `<g transform="translate(0 ${n(w * 0.03)})">${fill(rimOval(body, 0.84), d.mid)}${place(fill(oval(0, 0, w * 0.16, w * 0.03), d.light), -w * 0.12, -w * 0.6)}</g>`
  );
}

/** Steam in two quiet strokes, rising from the origin. */
export const steam = (size: number, colour: string): string =>
  [-0.16, 0.14]
    .map((x, i) =>
      stroke(
        curve([
          [x * size, 0],
          [x * size + size * 0.12, -size * 0.3],
          [x * size - size * 0.06, -size * 0.6],
          [x * size + size * 0.08, -size * (0.92 + i * 0.12)],
        ]),
        colour,
        size * 0.05,
        ' opacity=".8"',
      ),
    )
    .join('');

/** A vase with a branch, for the back of a scene. */
export function budVase(b: Brush, h: number, colour: string): string {
  const body = turned(
    `${h * 0.2},0 ${h * 0.3},${-h * 0.12} ${h * 0.33},${-h * 0.32} ${h * 0.2},${-h * 0.58} ${h * 0.09},${-h * 0.74} ${h * 0.1},${-h * 0.92} ${h * 0.14},${-h}`,
    0.16,
  );
  return (
    castShadow(b, 0, 0, h * 0.52, h * 0.8) +
    shade(b.sheet, body, tones(colour)) +
    fill(rimOval(body), shift(colour, -0.16))
  );
}
