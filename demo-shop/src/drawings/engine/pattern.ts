import type { Pattern } from '../../catalog/picture-spec.ts';
import { n, oval, type Point, smooth } from './geometry.ts';
import { fill, stroke } from './paint.ts';
import type { Sheet } from './sheet.ts';

type Repeat = (sheet: Sheet, w: number, h: number, colour: string, size: number) => string;

const rows = (length: number, step: number): number[] =>
  Array.from({ length: Math.ceil(length / step) + 1 }, (_, i) => i * step);

const grid = (w: number, h: number, step: number, each: (x: number, y: number) => string): string =>
  rows(h, step)
    .flatMap((y, j) => rows(w + step, step).map((x) => each(x - (j % 2) * step * 0.5, y)))
    .join('');

const stripe: Repeat = (_, w, h, colour, size) =>
  rows(w, size)
    .map((x, i) =>
      stroke(
        `M${n(x)} ${n(-4)}L${n(x + (i % 2) * 1.5)} ${n(h + 4)}`,
        colour,
        i % 2 ? size * 0.1 : size * 0.3,
      ),
    )
    .join('');

const wave: Repeat = (_, w, h, colour, size) => {
  const arcs = (x: number, y: number, r: number) =>
    `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`;
  const d = rows(h + size, size * 0.5)
    .flatMap((y, j) =>
      rows(w + size, size).map((x) => {
        const cx = x - (j % 2) * size * 0.5;
        return arcs(cx, y, size * 0.46) + arcs(cx, y, size * 0.24);
      }),
    )
    .join('');
  return stroke(d, colour, size * 0.075);
};

const dot: Repeat = (sheet, w, h, colour, size) =>
  fill(
    grid(w, h, size, (x, y) => oval(x, y, size * sheet.between(0.17, 0.21))),
    colour,
  );

const leafAt = (x: number, y: number, r: number, turn: number): string => {
  const p = (a: number, b: number): Point => [
    x + a * Math.cos(turn) - b * Math.sin(turn),
    y + a * Math.sin(turn) + b * Math.cos(turn),
  ];
  return smooth([p(-r, 0), p(-r * 0.3, -r * 0.42), p(r * 1.05, 0), p(-r * 0.3, r * 0.42)], 0.9);
};

const leaf: Repeat = (sheet, w, h, colour, size) =>
  fill(
    grid(w, h, size, (x, y) => {
      const turn = sheet.between(-1, 0.2);
      return (
        leafAt(x, y, size * 0.34, turn) +
        leafAt(x + size * 0.2, y + size * 0.26, size * 0.2, turn + 1.2)
      );
    }),
    colour,
  );

const check: Repeat = (_, w, h, colour, size) => {
  const bars = rows(w, size).map((x) =>
    stroke(`M${n(x)} -4V${n(h + 4)}`, colour, size * 0.42, ' opacity=".55"'),
  );
  const beams = rows(h, size).map((y) =>
    stroke(`M-4 ${n(y)}H${n(w + 4)}`, colour, size * 0.42, ' opacity=".55"'),
  );
  return bars.join('') + beams.join('');
};

const mountain: Repeat = (sheet, w, h, colour, size) => {
  const ridge = (base: number, rise: number) => {
    let d = `M-6 ${n(h + 6)}L-6 ${n(base)}`;
    for (let x = -6; x < w + size; x += size)
      d += `Q${n(x + size * 0.38)} ${n(base - rise * sheet.between(0.9, 2))} ${n(x + size)} ${n(base - rise * sheet.between(0, 0.4))}`;
    return `${d}L${n(w + size)} ${n(h + 6)}Z`;
  };
  return `<g opacity=".45">${fill(ridge(h * 0.62, size * 0.8), colour)}</g><g opacity=".6">${fill(ridge(h * 0.76, size * 0.6), colour)}</g>${fill(ridge(h * 0.9, size * 0.45), colour)}`;
};

const flower: Repeat = (sheet, w, h, colour, size) =>
  fill(
    grid(w, h, size, (x, y) => {
      const turn = sheet.random() * 6;
      const petal = (i: number) => {
        const a = turn + (i * Math.PI * 2) / 5;
        return oval(x + Math.cos(a) * size * 0.17, y + Math.sin(a) * size * 0.17, size * 0.125);
      };
      return [0, 1, 2, 3, 4].map(petal).join('');
    }),
    colour,
  );

const REPEATS: Record<Exclude<Pattern, 'plain'>, Repeat> = {
  stripe,
  wave,
  dot,
  leaf,
  check,
  mountain,
  flower,
};

/** The pattern over a w × h field from the origin; `size` is one repeat. Nothing for `plain`. */
export const patternField = (
  sheet: Sheet,
  pattern: Pattern,
  w: number,
  h: number,
  colour: string,
  size = 40,
): string => (pattern === 'plain' ? '' : REPEATS[pattern](sheet, w, h, colour, size));
