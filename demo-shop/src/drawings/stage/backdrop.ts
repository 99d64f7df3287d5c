import type { Brush } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { cut, n, oval, type Point, polygon, round } from '../engine/geometry.ts';
import { dryBrush, stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { leafBranch } from '../props/branch.ts';

/** Where a table begins. */
export interface Table {
  y: number;
  width: number;
  height: number;
}

const plane = (b: Brush, { y, width, height }: Table): string =>
  cut(
    b.sheet,
    [
      [-20, y],
      [width + 20, y - 3],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    2,
    0.004,
  );

/** Terrazzo: chips of stone in a pale bed. */
function terrazzo(b: Brush, t: Table): string {
  const bed = mix(b.ground.light, '#fffaf0', 0.45);
  const chips = [b.ground.dark, '#b98f7a', '#8fa39a', b.ground.deep, '#d6b98a'] as const;
  const chip = (colour: string) =>
    stipple(b.sheet, 46, 10, colour, (u, v) => [u * t.width, t.y + 6 + v * (t.height - t.y)]);
  return (
    fill(plane(b, t), bed) +
    `<g opacity=".75">${chips.map(chip).join('')}</g>` +
    fill(
      polygon([
        [-20, t.y],
        [t.width + 20, t.y - 3],
        [t.width + 20, t.y + 7],
        [-20, t.y + 9],
      ]),
      mix(bed, b.ground.dark, 0.5),
    )
  );
}

/** Boards with a dry-brushed grain. */
function boards(b: Brush, t: Table): string {
  const wood = tones(mix('#c79a6b', b.ground.mid, 0.28));
  const lines = [0.34, 0.74]
    .map((k) => stroke(`M-20 ${n(t.y + (t.height - t.y) * k)}H${t.width + 20}`, wood.dark, 3))
    .join('');
  return (
    fill(plane(b, t), wood.mid) +
    dryBrush(b.sheet, -20, t.y + 12, t.width + 40, t.height - t.y, wood.light) +
    lines +
    fill(
      polygon([
        [-20, t.y],
        [t.width + 20, t.y - 3],
        [t.width + 20, t.y + 6],
        [-20, t.y + 8],
      ]),
      wood.light,
    )
  );
}

/** A linen cloth with a line along its edge. */
function linen(b: Brush, t: Table): string {
  const cloth = tones(mix(b.ground.light, '#ffffff', 0.4));
  return (
    fill(plane(b, t), cloth.mid) +
    dryBrush(b.sheet, -20, t.y + 10, t.width + 40, t.height - t.y, cloth.dark) +
    stroke(`M-20 ${n(t.y + 26)}L${t.width + 20} ${n(t.y + 22)}`, b.accent.mid, 5, ' opacity=".5"')
  );
}

const TABLES = [terrazzo, boards, linen] as const;

export const table = (b: Brush, at: Table, which: number): string =>
  (TABLES[which % TABLES.length] ?? terrazzo)(b, at);

/** Window light on a wall, slanting down to the right, its panes held apart by the frame's shadow. */
export function windowLight(b: Brush, x: number, y: number, w: number, h: number): string {
  const lit = mix(b.ground.light, '#fff8e6', 0.5);
  const lean = w * 0.34;
  const pane = (i: number, j: number): Point[] => {
    const p = (u: number, v: number): Point => [x + u * w + v * lean, y + v * h + u * w * 0.1];
    const [u0, u1, v0, v1] = [i / 2 + 0.02, i / 2 + 0.48, j / 3 + 0.015, j / 3 + 0.315];
    return [p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1)];
  };
  return [0, 1]
    .flatMap((i) => [0, 1, 2].map((j) => fill(cut(b.sheet, pane(i, j), 3, 0.006), lit)))
    .join('');
}

/** A lattice of old iron: rings and bars, as light on the wall. */
export function ironLattice(b: Brush, x: number, y: number, size: number): string {
  const lit = mix(b.ground.light, '#fff8e6', 0.5);
  const bar = b.ground.mid;
  const field = cut(
    b.sheet,
    [
      [x, y],
      [x + size, y + size * 0.08],
      [x + size * 1.26, y + size * 1.02],
      [x + size * 0.26, y + size * 0.96],
    ],
    4,
  );
  const cells = [0, 1, 2]
    .flatMap((i) =>
      [0, 1, 2].map(
        (j) =>
          `<g transform="translate(${n(((i + 0.5) * size) / 3)} ${n(((j + 0.5) * size) / 3)})">${stroke(oval(0, 0, size * 0.1), bar, 6)}${stroke(`M0 ${n(-size / 6)}V${n(-size * 0.1)}M0 ${n(size / 6)}V${n(size * 0.1)}M${n(-size / 6)} 0H${n(-size * 0.1)}M${n(size / 6)} 0H${n(size * 0.1)}`, bar, 6)}</g>`,
      ),
    )
    .join('');
  const frame = [1, 2]
    .map((i) =>
      stroke(`M${n((i * size) / 3)} 0V${n(size)}M0 ${n((i * size) / 3)}H${n(size)}`, bar, 6),
    )
    .join('');
  return (
    fill(field, lit) +
    inside(
      b.sheet,
      field,
      `<g transform="matrix(1 .08 .26 .95 ${n(x)} ${n(y)})">${cells}${frame}</g>`,
    )
  );
}

/** A round window, or the moon. */
export const roundLight = (b: Brush, x: number, y: number, r: number): string =>
  fill(round(b.sheet, x, y, r, r, 0.006, 14), mix(b.ground.light, '#fff8e6', 0.5));

/** The shadow of leaves outside, on the wall. */
export const leafShade = (b: Brush, x: number, y: number, length: number): string =>
  `<g opacity=".55">${place(leafBranch(b.sheet, length, shift(b.ground.mid, -0.05)), x, y, 1, 12)}</g>`;

export function wall(b: Brush, width: number, tableY: number, which: number): string {
  if (which % 3 === 0)
    return (
      windowLight(b, width * 0.08, 34, width * 0.42, tableY * 0.8) +
      leafShade(b, -20, 50, width * 0.5)
    );
  if (which % 3 === 1)
    return (
      roundLight(b, width * 0.34, tableY * 0.5, width * 0.27) +
      leafShade(b, width * 0.1, 16, width * 0.42)
    );
  return ironLattice(b, width * 0.06, 28, tableY * 0.76);
}
