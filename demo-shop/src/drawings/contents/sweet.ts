import { ball } from '../engine/ball.ts';
import { tones } from '../engine/colour.ts';
import { n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A berry or small plum with a calyx. */
export function berry(sheet: Sheet, r: number, colour: string): string {
  const d = round(sheet, 0, 0, r, r * 0.95, 0.02);
  return (
    ball(sheet, d, tones(colour), 0, 0, r) +
    fill(smooth(points('-.5,-.72 0,-1.02 .5,-.76 .1,-.62 0,-.4 -.12,-.62', r)), '#6d8a4f')
  );
}

/** A slice of toast spread with something, seen from above. */
export function toast(sheet: Sheet, w: number, spread: string): string {
  const crust = tones('#b9793f');
  const t = tones(spread);
  const d = smooth(
    points('-.5,.46 -.46,-.12 -.54,-.34 -.3,-.5 .3,-.5 .54,-.34 .46,-.12 .5,.46 0,.49', w),
    0.7,
  );
  const jam = smooth(points('-.36,.28 -.34,-.24 -.1,-.36 .26,-.32 .38,-.06 .3,.26 0,.36', w));
  return [
    fill(d, crust.mid),
    `<g transform="scale(.91)">${fill(d, '#eccf9b')}</g>`,
    stipple(sheet, 30, 4, '#d9b578', (u, v) => [(u - 0.5) * w * 0.8, (v - 0.5) * w * 0.8]),
    fill(jam, t.mid),
    inside(sheet, jam, fill(oval(w * 0.26, w * 0.24, w * 0.34, w * 0.24), t.dark)),
    stroke(
      `M${n(-w * 0.24)} ${n(-w * 0.16)}q${n(w * 0.2)} ${n(-w * 0.14)} ${n(w * 0.38)} ${n(-w * 0.04)}`,
      t.light,
      w * 0.045,
    ),
    stipple(sheet, 16, 9, t.dark, (u, v) => [(u - 0.5) * w * 0.56, (v - 0.5) * w * 0.5]),
  ].join('');
}
