import { ball } from '../engine/ball.ts';
import { tones } from '../engine/colour.ts';
import { n, oval, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A berry or small plum with a calyx. */
export function berry(sheet: Sheet, r: number, colour: string): string {
  const d = round(sheet, 0, 0, r, r * 0.95, 0.02);
  return ball(sheet, d, tones(colour), 0, 0, r) + fill(smooth([[-r * 0.5, -r * 0.72], [0, -r * 1.02], [r * 0.5, -r * 0.76], [r * 0.1, -r * 0.62], [0, -r * 0.4], [-r * 0.12, -r * 0.62]]), '#6d8a4f');
}

/** A slice of toast spread with something, seen from above. */
export function toast(sheet: Sheet, w: number, spread: string): string {
  const crust = tones('#b9793f');
  const t = tones(spread);
  const d = smooth([[-w * 0.5, w * 0.46], [-w * 0.46, -w * 0.12], [-w * 0.54, -w * 0.34], [-w * 0.3, -w * 0.5], [w * 0.3, -w * 0.5], [w * 0.54, -w * 0.34], [w * 0.46, -w * 0.12], [w * 0.5, w * 0.46], [0, w * 0.49]], 0.7);
  const jam = smooth([[-w * 0.36, w * 0.28], [-w * 0.34, -w * 0.24], [-w * 0.1, -w * 0.36], [w * 0.26, -w * 0.32], [w * 0.38, -w * 0.06], [w * 0.3, w * 0.26], [0, w * 0.36]]);
  return [
    fill(d, crust.mid), `<g transform="scale(.91)">${fill(d, '#eccf9b')}</g>`,
    stipple(sheet, 30, 4, '#d9b578', (u, v) => [(u - 0.5) * w * 0.8, (v - 0.5) * w * 0.8]),
    fill(jam, t.mid), inside(sheet, jam, fill(oval(w * 0.26, w * 0.24, w * 0.34, w * 0.24), t.dark)),
    stroke(`M${n(-w * 0.24)} ${n(-w * 0.16)}q${n(w * 0.2)} ${n(-w * 0.14)} ${n(w * 0.38)} ${n(-w * 0.04)}`, t.light, w * 0.045),
    stipple(sheet, 16, 9, t.dark, (u, v) => [(u - 0.5) * w * 0.56, (v - 0.5) * w * 0.5]),
  ].join('');
}
