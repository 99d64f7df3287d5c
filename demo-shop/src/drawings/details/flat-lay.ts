import type { Brush } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { box, cut, oval, points, round, smooth } from '../engine/geometry.ts';
import { dryBrush, stipple } from '../engine/grain.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { leafBranch } from '../props/branch.ts';

/** The shadow of things seen from above, which lie on the paper: short, to the lower right. */
export const lyingShadow = (b: Brush, x: number, y: number, r: number, ry = r): string =>
  fill(oval(x + 13, y + 17, r * 1.005, ry * 1.005), b.shadow);

/** A plate from above; what lies on it is drawn afterwards. */
export function plateAbove(b: Brush, x: number, y: number, r: number, colour: string): string {
  const t = tones(colour);
  const well = round(b.sheet, x, y, r * 0.82, r * 0.82, 0.006, 12);
  const flecks = stipple(b.sheet, 70, 3.4, t.deep, (u, v) => [
    x + Math.cos(v * 6.28) * r * 0.98 * Math.sqrt(u),
    y + Math.sin(v * 6.28) * r * 0.98 * Math.sqrt(u),
  ]);
  return [
    lyingShadow(b, x, y, r),
    fill(round(b.sheet, x, y, r, r, 0.006, 12), t.mid),
    stroke(oval(x - 2, y - 2, r * 0.95), t.light, r * 0.025),
    fill(well, t.dark),
    inside(b.sheet, well, fill(oval(x + r * 0.07, y + r * 0.08, r * 0.8), t.mid)),
    `<g opacity=".5">${flecks}</g>`,
  ].join('');
}

/** A cup from above with drink in it. */
export function cupAbove(
  b: Brush,
  x: number,
  y: number,
  r: number,
  colour: string,
  drink: string,
): string {
  const [t, d] = [tones(colour), tones(drink)];
  const liquid = oval(x, y, r * 0.84);
  return [
    lyingShadow(b, x + 6, y + 8, r),
    fill(round(b.sheet, x, y, r, r, 0.006, 12), t.mid),
    stroke(oval(x, y, r * 0.94), t.light, r * 0.06),
    fill(liquid, d.dark),
    inside(b.sheet, liquid, fill(oval(x + r * 0.1, y + r * 0.12, r * 0.82), d.mid)),
    place(fill(smooth(points('-.4,-.2 0,-.44 .4,-.36 .1,-.28 -.26,-.06', r)), d.light), x, y),
  ].join('');
}

/** Many small things spread over a round, thicker in the middle. */
export function spread(
  b: Brush,
  x: number,
  y: number,
  r: number,
  count: number,
  one: () => string,
): string {
  const { sheet } = b;
  return Array.from({ length: count }, () => {
    const [angle, reach] = [sheet.between(0, 6.28), r * Math.sqrt(sheet.random())];
    return place(
      one(),
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      1,
      sheet.between(0, 360),
    );
  }).join('');
}

/** The same things in an even layer: rings from the outside in, so that none hides the plate's edge. */
export function packed(
  b: Brush,
  x: number,
  y: number,
  r: number,
  step: number,
  one: () => string,
): string {
  const { sheet } = b;
  let all = '';
  for (let ring = r; ring > -step * 0.5; ring -= step * 0.8) {
    const count = Math.max(1, Math.round((Math.max(ring, 0) * 6.28) / step));
    const turn = sheet.between(0, 6.28);
    for (let i = 0; i < count; i++) {
      const angle = turn + (i / count) * 6.28;
      const reach = Math.max(0, ring + sheet.between(-0.16, 0.16) * step);
      all += place(
        one(),
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        1,
        sheet.between(0, 360),
      );
    }
  }
  return all;
}

/** The maker's card with the product's name; a sprig where there is no name. */
export function card(b: Brush, x: number, y: number, turn = 6): string {
  if (!b.spec.label) return place(leafBranch(b.sheet, 190), x - 70, y - 60, 1, turn + 30);
  const shadow = fill(cut(b.sheet, box(-46, -82, 108, 184), 4), b.shadow);
  return place(shadow + label(b, 'slip', 104, 184), x, y, 1, turn);
}

/** A board of wood with rounded ends, seen from above. */
export function board(b: Brush, x: number, y: number, w: number, h: number, turn = 0): string {
  const t = tones(mix('#c49a6c', b.ground.mid, 0.12));
  const d = cut(b.sheet, box(-w / 2, -h / 2, w, h), 26, 0.003);
  const grain = inside(
    b.sheet,
    d,
    `<g opacity=".5">${dryBrush(b.sheet, -w / 2, -h / 2 + 8, w, h, t.dark, 14)}</g>`,
  );
  return place(
    place(fill(d, b.shadow), 13, 17) +
      fill(d, t.mid) +
      grain +
      stroke(`M${-w / 2 + 24} ${-h / 2 + 3}H${w / 2 - 24}`, t.light, 4),
    x,
    y,
    1,
    turn,
  );
}
