import type { Sheet } from './sheet.ts';

export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal: half a pixel at the largest size served. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Points from a text, `x,y x,y …`, scaled by `sx` and `sy`. */
export const points = (text: string, sx = 1, sy = sx): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x * sx, y * sy];
    });

const get = (points: readonly Point[], i: number): Point =>
  points[((i % points.length) + points.length) % points.length] ?? [0, 0];

/** A closed soft curve through the points. */
export function smooth(points: readonly Point[], tension = 1): string {
  const k = tension / 6;
  const parts = points.map((p, i) => {
    const [before, next, after] = [get(points, i - 1), get(points, i + 1), get(points, i + 2)];
    const a: Point = [p[0] + (next[0] - before[0]) * k, p[1] + (next[1] - before[1]) * k];
    const b: Point = [next[0] - (after[0] - p[0]) * k, next[1] - (after[1] - p[1]) * k];
    return `C${at(a)} ${at(b)} ${at(next)}`;
  });
  return `M${at(get(points, 0))}${parts.join('')}Z`;
}

/** An open soft curve through the points. */
export function curve(points: readonly Point[]): string {
  const end = points.length - 1;
  const near = (i: number) => get(points, Math.min(end, Math.max(0, i)));
  const parts = points.slice(0, -1).map((p, i) => {
    const [before, next, after] = [near(i - 1), near(i + 1), near(i + 2)];
    const a: Point = [p[0] + (next[0] - before[0]) / 6, p[1] + (next[1] - before[1]) / 6];
    const b: Point = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
    return `C${at(a)} ${at(b)} ${at(next)}`;
  });
  return `M${at(near(0))}${parts.join('')}`;
}

/** A polygon as if cut by scissors: its corners slightly rounded, its edges slightly curved. */
export function cut(sheet: Sheet, points: readonly Point[], radius = 5, bow = 0.008): string {
  const parts = points.map((p, i) => {
    const [before, next] = [get(points, i - 1), get(points, i + 1)];
    const near = (to: Point): Point => {
      const length = Math.hypot(to[0] - p[0], to[1] - p[1]) || 1;
      const t = Math.min(radius / length, 0.45);
      return [p[0] + (to[0] - p[0]) * t, p[1] + (to[1] - p[1]) * t];
    };
    const [from, to] = [near(before), near(next)];
    const b = sheet.between(-bow, bow);
    const middle: Point = [
      (p[0] + next[0]) / 2 - (next[1] - p[1]) * b,
      (p[1] + next[1]) / 2 + (next[0] - p[0]) * b,
    ];
    return { from, corner: p, to, middle };
  });
  const last = parts.at(-1);
  const start = last ? last.middle : ([0, 0] as Point);
  return `M${at(start)}${parts.map((s) => `L${at(s.from)}Q${at(s.corner)} ${at(s.to)}L${at(s.middle)}`).join('')}Z`;
}

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

/** A circle as if drawn by hand: it deviates by the share `wobble` of its radius. */
export function round(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  wobble = 0.02,
  steps = 9,
): string {
  const turn = sheet.random() * 6.28;
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = turn + (i / steps) * Math.PI * 2;
    const r = 1 + sheet.between(-wobble, wobble);
    return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
  });
  return smooth(points);
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
