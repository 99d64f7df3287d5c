import type { Brush } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { at, curve, n, type Point, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, stroke } from '../engine/paint.ts';

/** A slide's size in its own units. */
export interface Canvas {
  width: number;
  height: number;
}

/** One range of hills from edge to edge, its crest round `y`. */
export function hills(
  b: Brush,
  c: Canvas,
  y: number,
  rise: number,
  colour: string,
  steps = 5,
): string {
  const crest: Point[] = Array.from({ length: steps + 3 }, (_, i) => {
    const up = i % 2 ? 1 : 0.15;
    return [((i - 1) / steps) * c.width, y - rise * up * b.sheet.between(0.7, 1.1)];
  });
  const d = `${curve(crest)}L${at([c.width * 1.3, c.height])}L${at([-c.width * 0.3, c.height])}Z`;
  const t = tones(colour);
  const flecks = stipple(b.sheet, 260, 4, t.dark, (u, v) => [
    u * c.width,
    y - rise * 0.7 + v * v * rise * 2,
  ]);
  return fill(d, t.mid) + inside(b.sheet, d, flecks);
}

/** A bank of mist lying between ranges. */
export function mist(b: Brush, c: Canvas, y: number, colour: string): string {
  const one = (x: number, yy: number, w: number) =>
    fill(
      smooth([
        [x, yy],
        [x + w * 0.3, yy - 16],
        [x + w * 0.7, yy - 10],
        [x + w, yy],
        [x + w * 0.6, yy + 14],
        [x + w * 0.2, yy + 12],
      ]),
      colour,
      0.75,
    );
  return (
    one(c.width * 0.04, y, c.width * 0.4) +
    one(c.width * 0.5, y + 26, c.width * 0.34) +
    one(c.width * b.sheet.between(0.3, 0.6), y - 30, c.width * 0.22)
  );
}

/** Clipped tea hedges in rows that bend round a slope, nearer ones taller. */
export function teaRows(b: Brush, c: Canvas, top: number, bottom: number, colour: string): string {
  const rows: string[] = [];
  let y = top;
  let h = (bottom - top) * 0.11;
  for (let row = 0; y < bottom + h; row++) {
    const t = tones(shift(colour, row % 2 ? 0.02 : -0.015));
    const lift = (x: number) => Math.sin((x / c.width) * 3.4 + 0.4) * -h * 1.9;
    const bumps: Point[] = [];
    for (let x = -h * 2; x < c.width + h * 3; x += h * 0.85)
      bumps.push([x, y + lift(x) - b.sheet.between(0, h * 0.2)]);
    const foot = [...bumps].reverse().map(([x, yy]): Point => [x, yy + h * 1.15]);
    const d = `${curve(bumps)}L${foot.map(at).join('L')}Z`;
    const lit = bumps.map(([x, yy]): Point => [x, yy + h * 0.3]);
    const crown = `${curve(bumps)}L${[...lit].reverse().map(at).join('L')}Z`;
    const flecks = stipple(b.sheet, 110, Math.max(2.4, h * 0.1), t.light, (u, v) => {
      const x = u * c.width;
      return [x, y + lift(x) + v * v * h * 0.8];
    });
    rows.push(fill(d, t.dark) + fill(crown, t.mid) + flecks);
    y += h * 1.02;
    h *= 1.16;
  }
  return rows.join('');
}

/** A paddy of ripe rice, its rows running to a vanishing point. */
export function paddy(b: Brush, c: Canvas, top: number, bottom: number, colour: string): string {
  const t = tones(colour);
  const vanish = c.width * 0.62;
  const field = `M-20 ${n(top)}H${c.width + 20}V${n(bottom)}H-20Z`;
  const strips = Array.from({ length: 26 }, (_, i) => {
    const from = -c.width * 1.4 + (i / 26) * c.width * 3.8;
    const w = c.width * 0.055;
    const tone = [t.light, t.dark, t.mid][i % 3] ?? t.mid;
    return fill(
      `M${n(vanish + (from - vanish) * 0.1)} ${n(top)}L${n(from)} ${n(bottom)}h${n(w)}L${n(vanish + (from + w - vanish) * 0.1)} ${n(top)}Z`,
      tone,
      0.8,
    );
  }).join('');
  const ears = Array.from({ length: 300 }, () => {
    const v = b.sheet.random() ** 0.7;
    const [x, y, s] = [b.sheet.random() * c.width, top + v * (bottom - top), 6 + v * 26];
    return stroke(
      `M${n(x)} ${n(y)}q${n(s * 0.1)} ${n(-s)} ${n(s * 0.55)} ${n(-s * 0.9)}`,
      b.sheet.pick([t.light, t.dark, t.deep]),
      1.4 + v * 2.4,
    );
  }).join('');
  return fill(field, t.mid) + inside(b.sheet, field, strips + ears);
}

/** The sun or the moon: a flat round with a faint ring. */
export const orb = (b: Brush, x: number, y: number, r: number, colour: string): string =>
  fill(round(b.sheet, x, y, r * 1.16, r * 1.16, 0.004, 14), mix(colour, b.ground.mid, 0.72)) +
  fill(round(b.sheet, x, y, r, r, 0.004, 14), colour);

/** A band of cloud drawn with flat rounded ends. */
export const cloud = (x: number, y: number, w: number, colour: string): string =>
  stroke(`M${n(x)} ${n(y)}h${n(w)}`, colour, w * 0.055) +
  stroke(`M${n(x + w * 0.22)} ${n(y + w * 0.075)}h${n(w * 0.56)}`, colour, w * 0.05);
