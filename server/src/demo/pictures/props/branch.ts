import { leaf } from '../contents/leaves.ts';
import { LEAF } from '../engine/brush.ts';
import { shift, tones } from '../engine/colour.ts';
import { curve, n, oval, points, smooth } from '../engine/geometry.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';

/** Five petals and a heart, centred. */
export function blossom(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const turn = sheet.between(0, 72);
  const petal = (i: number) =>
    `<g transform="rotate(${n(turn + i * 72)})">${fill(smooth(points('0,0 -.42,-.55 0,-1 .42,-.55', r)), [t.light, t.light, t.mid, t.mid, t.dark][i] ?? t.mid)}</g>`;
  return [0, 1, 2, 3, 4].map(petal).join('') + fill(oval(0, 0, r * 0.2), t.deep);
}

/** A flowering branch growing to the right. */
export function blossomBranch(sheet: Sheet, length: number, colour: string): string {
  const bark = '#6b5140';
  const parts = [
    stroke(curve(points('0,0 .35,-.06 .7,.02 1,-.08', length)), bark, 5),
    stroke(curve(points('.45,-.05 .62,-.2 .72,-.26', length)), bark, 3.4),
  ];
  const spots: [number, number, number][] = [
    [0.98, -0.08, 17],
    [0.72, -0.27, 16],
    [0.62, 0.02, 15],
    [0.8, -0.02, 12],
    [0.42, -0.08, 13],
    [0.58, -0.17, 9],
  ];
  for (const [x, y, r] of spots)
    parts.push(place(blossom(sheet, r * sheet.between(0.9, 1.15), colour), x * length, y * length));
  return parts.join('');
}

/** A branch of plain leaves hanging in from a corner. */
export function leafBranch(sheet: Sheet, length: number, colour = LEAF): string {
  const parts = [stroke(curve(points('0,0 .5,.07 1,.24', length)), shift(colour, -0.2), 4)];
  for (let i = 1; i < 9; i++) {
    const k = i / 9;
    const side = i % 2 ? 1 : -1;
    parts.push(
      place(
        leaf(
          sheet,
          length * 0.27 * (1.15 - k * 0.4),
          shift(colour, sheet.between(-0.04, 0.05)),
          length * 0.058,
        ),
        k * length,
        length * (0.03 + k * k * 0.2),
        1,
        14 + side * sheet.between(34, 58),
      ),
    );
  }
  return parts.join('');
}

/** Silver grass for autumn, growing up from the origin. */
export function silverGrass(sheet: Sheet, height: number, colour: string): string {
  const t = tones(colour);
  return [-0.16, 0.02, 0.2]
    .map((lean, i) => {
      const h = height * (1 - i * 0.13);
      const tip: [number, number] = [lean * h * 1.6 + h * 0.16, -h];
      const stem = stroke(
        curve([[i * 5, 0], [lean * h * 0.6 + 4, -h * 0.55], tip]),
        shift(colour, -0.22),
        3.4,
      );
      const plume = Array.from({ length: 22 }, (_, j) => {
        const k = j / 22;
        const x = tip[0] - lean * h * 0.5 * k - h * 0.05 * k;
        const y = tip[1] + h * 0.36 * k;
        return stroke(
          `M${n(x)} ${n(y)}q${n(h * 0.08)} ${n(h * 0.01)} ${n(h * 0.13 + sheet.between(-4, 8))} ${n(h * 0.1)}`,
          sheet.pick([t.light, t.mid, t.dark]),
          4,
        );
      }).join('');
      return stem + plume;
    })
    .join('');
}
