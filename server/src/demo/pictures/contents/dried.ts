import { mix, tones } from '../engine/colour.ts';
import { oval, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A dried slice of fruit, its edge curled. */
export function driedSlice(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const d = round(sheet, 0, 0, r, r * 0.74, 0.1, 8);
  const flesh = round(sheet, -r * 0.06, -r * 0.08, r * 0.78, r * 0.54, 0.08, 8);
  return fill(d, t.dark) + inside(sheet, d, fill(flesh, t.mid) + fill(round(sheet, -r * 0.26, -r * 0.24, r * 0.4, r * 0.22, 0.1), t.light) + stipple(sheet, 14, r * 0.1, t.dark, (u, v) => [(u - 0.5) * r * 1.2, (v - 0.5) * r * 0.8]));
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

/** A hank of fine strands folded over, `w` long. */
export function hank(sheet: Sheet, w: number, h: number, colour: string): string {
  const t = tones(colour);
  const d = smooth([[-w * 0.46, -h * 0.44], [0, -h * 0.5], [w * 0.46, -h * 0.44], [w * 0.53, 0], [w * 0.46, h * 0.44], [0, h * 0.5], [-w * 0.46, h * 0.44], [-w * 0.53, 0]], 0.9);
  const count = Math.round(h / 3.4);
  const strands = Array.from({ length: count }, (_, i) => {
    const y = -h * 0.46 + (i / count) * h * 0.92;
    const s = sheet.between(-5, 5);
    return stroke(`M${Math.round(-w * 0.5)} ${Math.round(y)}C${Math.round(-w * 0.2)} ${Math.round(y + s)} ${Math.round(w * 0.2)} ${Math.round(y - s)} ${Math.round(w * 0.5)} ${Math.round(y + s * 0.5)}`, sheet.pick([t.light, t.mid, t.dark, mix(t.dark, t.deep, 0.4)]), 2.2);
  }).join('');
  return fill(d, t.dark) + inside(sheet, d, strands + fill(`M${Math.round(-w)} ${Math.round(h * 0.2)}Q0 ${Math.round(h * 0.34)} ${Math.round(w)} ${Math.round(h * 0.16)}V${Math.round(h)}H${Math.round(-w)}Z`, t.deep, 0.28));
}
