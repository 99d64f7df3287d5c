import { type Brush, LEAF } from '../engine/brush.ts';
import { shift, tones } from '../engine/colour.ts';
import { curve, type Point, points, smooth } from '../engine/geometry.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

const leafOutline = (length: number, breadth: number): string =>
  smooth(points('0,0 .3,-1 .72,-.72 1,0 .66,.7 .28,.85', length, breadth), 0.85);

/** A leaf from its stem at the origin to the right: lit half above, shaded half below. */
export function leaf(sheet: Sheet, length: number, colour = LEAF, breadth = length * 0.24): string {
  const t = tones(colour);
  const d = leafOutline(length, breadth);
  const vein = curve(points('0,0 .5,.06 .97,0', length, breadth));
  const half = smooth(points('0,0 .5,.05 1,0 .6,1.3 .2,1.3', length, breadth), 0.7);
  return (
    fill(d, t.mid) +
    inside(sheet, d, fill(half, t.dark)) +
    stroke(vein, t.light, Math.max(1, length * 0.018))
  );
}

/** A flat three-leaf ornament for labels, centred. */
export function leafSpray(sheet: Sheet, size: number, colour: string): string {
  const one = (turn: number, length: number) =>
    place(fill(leafOutline(length, length * 0.22), colour), 0, size * 0.3, 1, turn);
  return (
    one(-90, size * 0.78) +
    one(-138 + sheet.between(-4, 4), size * 0.6) +
    one(-42 + sheet.between(-4, 4), size * 0.6)
  );
}

/** Two leaves and a bud, as picked. */
export function teaShoot(sheet: Sheet, size: number, colour = LEAF): string {
  return [
    stroke(curve(points('0,.5 .03,0 0,-.2', size)), shift(colour, -0.12), size * 0.035),
    place(leaf(sheet, size * 0.72, colour), 0, size * 0.1, 1, -24),
    place(leaf(sheet, size * 0.66, shift(colour, -0.03)), 0, size * 0.12, 1, -152),
    place(leaf(sheet, size * 0.62, shift(colour, 0.07), size * 0.09), 0, -size * 0.12, 1, -82),
  ].join('');
}

/** One rolled tea leaf. */
export function teaCurl(sheet: Sheet, colour: string, r = sheet.between(6, 10)): string {
  const t = tones(colour);
  return fill(
    smooth(points('-1,0 -.4,-.62 .7,-.4 1,.25 0,.5', r)),
    sheet.pick([t.light, t.mid, t.mid, t.dark, t.deep]),
  );
}

/** Loose rolled tea in a heap `w` wide and `h` high, its foot on the origin. */
export function teaHeap(b: Brush, w: number, h: number, colour: string): string {
  const t = tones(colour);
  const { sheet } = b;
  const mound: Point[] = [
    [-w / 2, 0],
    [-w * 0.3, -h * 0.55],
    [0, -h],
    [w * 0.28, -h * 0.6],
    [w / 2, 0],
    [0, h * 0.16],
  ];
  const count = Math.round((w * h) / 150) + 10;
  const curls = Array.from({ length: count }, () => {
    const k = sheet.between(-1, 1);
    const top = h * (1 - Math.abs(k) ** 1.4);
    return { x: (k * w) / 2, y: -top * sheet.random() ** 0.7 + h * 0.06 };
  }).sort((p, q) => p.y - q.y);
  return (
    fill(smooth(mound, 0.8), t.dark) +
    curls.map((c) => place(teaCurl(sheet, colour), c.x, c.y, 1, sheet.between(0, 360))).join('')
  );
}
