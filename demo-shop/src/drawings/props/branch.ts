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

/** Silver grass for autumn, growing up from the origin, its plumes blown to the right. */
export function silverGrass(sheet: Sheet, height: number, colour: string): string {
  const t = tones(colour);
  const one = (lean: number, h: number, foot: number): string => {
    const [x, y] = [foot + lean * h, -h];
    const stem = curve([
      [foot, 0],
      [foot + lean * h * 0.35, -h * 0.6],
      [x, y],
    ]);
    const plume = Array.from({ length: 34 }, (_, i) => {
      const k = i / 34;
      const [px, py] = [x - lean * h * 0.55 * k, y + h * 0.34 * k];
      const reach = h * (0.08 + 0.1 * Math.sin(k * 3)) * sheet.between(0.8, 1.2);
      const side = i % 3 === 0 ? -0.5 : 1;
      return stroke(
        `M${n(px)} ${n(py)}q${n(side * reach * 0.5)} ${n(-reach * 0.1)} ${n(side * reach)} ${n(reach * 0.75)}`,
        sheet.pick([t.light, t.mid, t.mid, t.dark]),
        h * 0.014,
      );
    });
    return stroke(stem, shift(colour, -0.22), 3.4) + plume.join('');
  };
  return one(-0.2, height * 0.86, -8) + one(0.34, height * 0.8, 14) + one(0.1, height, 2);
}
