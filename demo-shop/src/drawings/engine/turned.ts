import type { Tones } from './colour.ts';
import { at, n, oval, type Point, points } from './geometry.ts';
import { stipple } from './grain.ts';
import { fill, inside } from './paint.ts';
import type { Sheet } from './sheet.ts';

/**
 * An object made on a potter's wheel, seen slightly from above: its half widths along its height (y is negative
 * upwards).
 */
export interface Turned {
  rows: readonly Point[];
  /** Height of an ellipse divided by its width: 0 seen from the side, 0.3 from well above. */
  tilt: number;
}

/** Reads `halfWidth,y` pairs, bottom first; a repeated pair makes a sharp corner, the others are rounded. */
export function turned(text: string, tilt = 0.13): Turned {
  const profile = points(text);
  const rows: Point[] = [];
  for (let i = 0; i < profile.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      profile[Math.max(0, i - 1)],
      profile[i],
      profile[i + 1],
      profile[Math.min(profile.length - 1, i + 2)],
    ];
    if (!p0 || !p1 || !p2 || !p3) continue;
    for (let s = 0; s < 8; s++)
      rows.push([
        spline(p0[0], p1[0], p2[0], p3[0], s / 8),
        spline(p0[1], p1[1], p2[1], p3[1], s / 8),
      ]);
  }
  const end = profile.at(-1);
  if (end) rows.push(end);
  return { rows, tilt };
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

export function halfWidthAt(body: Turned, y: number): number {
  for (let i = 0; i < body.rows.length - 1; i++) {
    const [p, q] = [body.rows[i], body.rows[i + 1]];
    if (p && q && y <= p[1] && y >= q[1] && p[1] !== q[1])
      return p[0] + ((q[0] - p[0]) * (p[1] - y)) / (p[1] - q[1]);
  }
  return (y > 0 ? body.rows[0] : body.rows.at(-1))?.[0] ?? 0;
}

const ends = (body: Turned): [Point, Point] => [body.rows[0] ?? [0, 0], body.rows.at(-1) ?? [0, 0]];

/** Outline with the round of the foot in front and the round of the rim behind. */
export function outline(body: Turned): string {
  const [foot, rim] = ends(body);
  const left = body.rows.map(([w, y]) => at([-w, y])).join('L');
  const right = [...body.rows]
    .reverse()
    .map(([w, y]) => at([w, y]))
    .join('L');
  const arc = (w: number, to: Point) => `A${n(w)} ${n(w * body.tilt)} 0 0 1 ${at(to)}`;
  return `M${left}${arc(rim[0], [rim[0], rim[1]])}L${right}${arc(foot[0], [-foot[0], foot[1]])}Z`;
}

/** The part between two meridians, −1 the left edge and 1 the right one. */
export function slice(body: Turned, from: number, to: number): string {
  const [foot, rim] = ends(body);
  const bulge = (k: number, w: number) => w * body.tilt * Math.sqrt(Math.max(0, 1 - k * k));
  const up = body.rows.map(([w, y]) =>
    at([w * from, y + bulge(from, foot[0]) * (y === foot[1] ? 1 : 0)]),
  );
  const down = [...body.rows]
    .reverse()
    .map(([w, y]) => at([w * to, y + bulge(to, foot[0]) * (y === foot[1] ? 1 : 0)]));
  const middle = (from + to) / 2;
  return `M${up.join('L')}L${at([rim[0] * middle, rim[1] - bulge(middle, rim[0])])}L${down.join('L')}L${at([foot[0] * middle, foot[1] + bulge(middle, foot[0])])}Z`;
}

/** A band round the body between two heights, edges curved as the eye sees them. */
export function band(body: Turned, low: number, high: number, from = -1, to = 1): string {
  const edge = (y: number) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const k = from + ((to - from) * i) / 12;
      const w = halfWidthAt(body, y);
      return [w * k, y + w * body.tilt * Math.sqrt(Math.max(0, 1 - k * k))];
    });
  return `M${[...edge(high), ...edge(low).reverse()].map(at).join('L')}Z`;
}

export const rimOval = (body: Turned, shrink = 1): string => {
  const [, rim] = ends(body);
  return oval(0, rim[1], rim[0] * shrink, rim[0] * shrink * body.tilt);
};

/** Body in three tones with the light from the upper left, and pigment flecks where light turns to shade. */
export function shade(sheet: Sheet, body: Turned, t: Tones, gloss = true): string {
  const [foot, rim] = ends(body);
  const flecks = stipple(sheet, 170, 3, t.dark, (u, v) => {
    const y = foot[1] + (rim[1] - foot[1]) * v;
    return [halfWidthAt(body, y) * (0.4 - 0.75 * u * u), y];
  });
  return [
    fill(outline(body), t.mid),
    fill(slice(body, 0.38, 1), t.dark),
    flecks,
    gloss ? fill(slice(body, -0.84, -0.62), t.light) : fill(slice(body, -1, -0.7), t.light),
  ].join('');
}

/** An open mouth with something standing or lying in it; whatever lies below the front of the rim is hidden. */
export function filled(
  sheet: Sheet,
  body: Turned,
  rimColour: string,
  wall: string,
  contents: string,
  thickness = 0.94,
): string {
  const [, rim] = ends(body);
  const inner = rimOval(body, thickness);
  const mouth = `${inner}M${n(-rim[0] * thickness)} ${n(rim[1])}V${n(rim[1] - 600)}H${n(rim[0] * thickness)}V${n(rim[1])}Z`;
  return fill(rimOval(body), rimColour) + fill(inner, wall) + inside(sheet, mouth, contents);
}
