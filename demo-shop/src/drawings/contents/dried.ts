import { mix, tones } from '../engine/colour.ts';
import { n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A dried slice of fruit, its edge curled. */
export function driedSlice(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const d = round(sheet, 0, 0, r, r * 0.74, 0.1, 8);
  const flesh = round(sheet, -r * 0.06, -r * 0.08, r * 0.78, r * 0.54, 0.08, 8);
  return (
    fill(d, t.dark) +
    inside(
      sheet,
      d,
      fill(flesh, t.mid) +
        fill(round(sheet, -r * 0.26, -r * 0.24, r * 0.4, r * 0.22, 0.1), t.light) +
        stipple(sheet, 14, r * 0.1, t.dark, (u, v) => [(u - 0.5) * r * 1.2, (v - 0.5) * r * 0.8]),
    )
  );
}

/** A nest of dry noodles, `r` its radius. */
export function noodleNest(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const rings = Array.from({ length: 17 }, (_, i) => {
    const k = 0.26 + (i / 17) * 0.72;
    const turn = sheet.between(0, 180);
    return `<g transform="rotate(${Math.round(turn)})">${stroke(oval(sheet.between(-2, 2), sheet.between(-2, 2), r * k, r * k * sheet.between(0.86, 1)), sheet.pick([t.light, t.mid, t.mid, t.dark]), r * 0.05)}</g>`;
  }).join('');
  return `<g transform="scale(1 .66)">${fill(oval(r * 0.02, r * 0.06, r, r), t.deep)}${fill(oval(0, 0, r * 0.98), t.dark)}${rings}</g>`;
}

/** A hank of fine strands folded over, `w` long, loops at both ends and a few strands astray. */
export function hank(sheet: Sheet, w: number, h: number, colour: string): string {
  const t = tones(colour);
  const dim = mix(t.dark, t.deep, 0.7);
  const strand = (i: number, count: number) => {
    const y = -h * 0.42 + (i / count) * h * 0.84;
    const [a, c, e] = [sheet.between(-9, 9), sheet.between(-9, 9), w * sheet.between(0.46, 0.53)];
    return stroke(
      `M${n(-e)} ${n(y + a)}C${n(-w * 0.2)} ${n(y - c)} ${n(w * 0.15)} ${n(y + a)} ${n(e)} ${n(y + c)}`,
      sheet.pick([t.light, t.light, t.mid, t.dark, dim]),
      2.3,
    );
  };
  const loop = (side: number) =>
    Array.from({ length: 9 }, () => {
      const [x, y, r] = [
        side * w * 0.47,
        sheet.between(-h * 0.28, h * 0.28),
        sheet.between(h * 0.1, h * 0.3),
      ];
      return stroke(
        `M${n(x)} ${n(y - r)}q${n(side * r * sheet.between(0.8, 1.5))} ${n(r)} 0 ${n(r * 2)}`,
        sheet.pick([t.light, t.mid, t.dark]),
        2.3,
      );
    }).join('');
  const bed = smooth(points('-.5,-.36 0,-.44 .5,-.36 .52,0 .5,.36 0,.44 -.5,.36 -.52,0', w, h));
  const count = Math.round(h / 2.3);
  return (
    fill(bed, dim) +
    loop(-1) +
    loop(1) +
    Array.from({ length: count }, (_, i) => strand(i, count)).join('') +
    inside(sheet, bed, fill(oval(w * 0.1, h * 0.56, w * 0.6, h * 0.3), t.deep, 0.35))
  );
}
