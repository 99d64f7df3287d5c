import { tones } from '../engine/colour.ts';
import { curve, n, oval, points, round, smooth } from '../engine/geometry.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** A chilli lying along x from its stem at the origin. */
export function chilli(sheet: Sheet, length: number, colour = '#bf3a26'): string {
  const t = tones(colour);
  const w = length * 0.12;
  const d = smooth([
    [length * 0.1, -w],
    [length * 0.5, -w * 1.15 - length * 0.03],
    [length * 0.85, -w * 0.35],
    [length, w * 0.9],
    [length * 0.8, w * 0.75],
    [length * 0.45, w * 0.6],
    [length * 0.1, w],
  ]);
  const stem = stroke(curve(points('.1,0 0,-.3 -.12,-1.3', length, w)), '#5f7a3c', length * 0.045);
  const shine = stroke(curve(points('.2,-.5 .5,-.8 .74,-.2', length, w)), t.light, w * 0.35);
  return (
    fill(d, t.mid) +
    inside(sheet, d, fill(smooth(points('0,.2 .5,.05 1.1,1 .5,2 0,2', length, w)), t.dark)) +
    shine +
    fill(smooth(points('.07,-1.1 .2,-.7 .15,0 .2,.7 .07,1.05', length, w)), '#6d8a4f') +
    stem
  );
}

/** A dried shiitake, cap up, its foot at the origin. */
export function shiitake(sheet: Sheet, r: number, colour = '#6b4a35'): string {
  const t = tones(colour);
  const cap = smooth(points('-1,-.34 -.72,-.86 0,-1.06 .72,-.86 1,-.34 .5,-.18 -.5,-.18', r));
  const crack = (x: number, y: number, turn: number) =>
    place(
      stroke(
        `M${n(-r * 0.2)} 0L0 ${n(-r * 0.07)}L${n(r * 0.18)} ${n(r * 0.02)}M0 ${n(-r * 0.07)}L${n(r * 0.05)} ${n(-r * 0.22)}`,
        '#ead9bb',
        r * 0.06,
      ),
      x,
      y,
      1,
      turn,
    );
  const cracks = [
    [-0.45, -0.62],
    [0.08, -0.76],
    [0.5, -0.58],
    [-0.12, -0.44],
    [0.3, -0.36],
  ]
    .map(([x = 0, y = 0]) => crack(x * r, y * r, sheet.between(-50, 50)))
    .join('');
  return (
    fill(smooth(points('-.2,-.3 -.17,0 0,.05 .17,0 .2,-.3', r)), '#d6bd94') +
    fill(cap, t.mid) +
    inside(
      sheet,
      cap,
      fill(oval(r * 0.75, -r * 0.3, r * 0.7, r * 0.7), t.dark) +
        fill(round(sheet, -r * 0.4, -r * 0.78, r * 0.36, r * 0.16, 0.05), t.light) +
        cracks,
    )
  );
}

/** A clove of garlic. A star anise or a slice of ginger as well would be too much on the table. */
export function garlic(sheet: Sheet, r: number): string {
  const t = tones('#efe4d2');
  const d = smooth(points('0,-1.3 .2,-.8 .86,-.3 .8,.3 0,.5 -.8,.3 -.86,-.3 -.2,-.8', r));
  return (
    fill(d, t.mid) +
    inside(sheet, d, fill(oval(r * 0.7, 0, r * 0.6, r * 0.9), t.dark)) +
    stroke(
      `M${n(-r * 0.1)} ${n(-r * 0.8)}Q${n(-r * 0.6)} 0 ${n(-r * 0.1)} ${n(r * 0.46)}M${n(r * 0.08)} ${n(-r * 0.8)}Q${n(r * 0.4)} 0 ${n(r * 0.1)} ${n(r * 0.46)}`,
      t.dark,
      2,
    )
  );
}
