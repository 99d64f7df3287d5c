import { tones } from '../engine/colour.ts';
import { curve, n, oval, round, smooth } from '../engine/geometry.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A chilli lying along x from its stem at the origin. */
export function chilli(sheet: Sheet, length: number, colour = '#bf3a26'): string {
  const t = tones(colour);
  const w = length * 0.12;
  const d = smooth([[length * 0.1, -w], [length * 0.5, -w * 1.15 - length * 0.03], [length * 0.85, -w * 0.35], [length, w * 0.9], [length * 0.8, w * 0.75], [length * 0.45, w * 0.6], [length * 0.1, w]]);
  const stem = stroke(curve([[length * 0.1, 0], [0, -w * 0.3], [-length * 0.12, -w * 1.3]]), '#5f7a3c', length * 0.045);
  const shine = stroke(curve([[length * 0.2, -w * 0.5], [length * 0.5, -w * 0.8], [length * 0.74, -w * 0.2]]), t.light, w * 0.35);
  return fill(d, t.mid) + inside(sheet, d, fill(smooth([[0, w * 0.2], [length * 0.5, w * 0.05], [length * 1.1, w], [length * 0.5, w * 2], [0, w * 2]]), t.dark)) + shine
    + fill(smooth([[length * 0.07, -w * 1.1], [length * 0.2, -w * 0.7], [length * 0.15, 0], [length * 0.2, w * 0.7], [length * 0.07, w * 1.05]]), '#6d8a4f') + stem;
}

/** A dried shiitake, cap up, its foot at the origin. */
export function shiitake(sheet: Sheet, r: number, colour = '#6b4a35'): string {
  const t = tones(colour);
  const cap = smooth([[-r, -r * 0.34], [-r * 0.72, -r * 0.86], [0, -r * 1.06], [r * 0.72, -r * 0.86], [r, -r * 0.34], [r * 0.5, -r * 0.18], [-r * 0.5, -r * 0.18]]);
  const crack = (x: number, y: number, turn: number) => place(stroke(`M${n(-r * 0.2)} 0L0 ${n(-r * 0.07)}L${n(r * 0.18)} ${n(r * 0.02)}M0 ${n(-r * 0.07)}L${n(r * 0.05)} ${n(-r * 0.22)}`, '#ead9bb', r * 0.06), x, y, 1, turn);
  const cracks = [[-0.45, -0.62], [0.08, -0.76], [0.5, -0.58], [-0.12, -0.44], [0.3, -0.36]].map(([x = 0, y = 0]) => crack(x * r, y * r, sheet.between(-50, 50))).join('');
  return fill(smooth([[-r * 0.2, -r * 0.3], [-r * 0.17, 0], [0, r * 0.05], [r * 0.17, 0], [r * 0.2, -r * 0.3]]), '#d6bd94') + fill(cap, t.mid)
    + inside(sheet, cap, fill(oval(r * 0.75, -r * 0.3, r * 0.7, r * 0.7), t.dark) + fill(round(sheet, -r * 0.4, -r * 0.78, r * 0.36, r * 0.16, 0.05), t.light) + cracks);
}

/** A star of anise or a slice of ginger would crowd the table: a clove of garlic is enough. */
export function garlic(sheet: Sheet, r: number): string {
  const t = tones('#efe4d2');
  const d = smooth([[0, -r * 1.3], [r * 0.2, -r * 0.8], [r * 0.86, -r * 0.3], [r * 0.8, r * 0.3], [0, r * 0.5], [-r * 0.8, r * 0.3], [-r * 0.86, -r * 0.3], [-r * 0.2, -r * 0.8]]);
  return fill(d, t.mid) + inside(sheet, d, fill(oval(r * 0.7, 0, r * 0.6, r * 0.9), t.dark)) + stroke(`M${n(-r * 0.1)} ${n(-r * 0.8)}Q${n(-r * 0.6)} 0 ${n(-r * 0.1)} ${n(r * 0.46)}M${n(r * 0.08)} ${n(-r * 0.8)}Q${n(r * 0.4)} 0 ${n(r * 0.1)} ${n(r * 0.46)}`, t.dark, 2);
}
