import { n } from './geometry.ts';
import { fill } from './paint.ts';
import type { Sheet } from './sheet.ts';

const BIG = 4.2;

/** Small flecks are triangles; larger ones would look like shards, so they have four corners and curved sides. */
function fleck(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size * sheet.between(0.5, 1.2);
  const [a, c] = [sheet.between(-0.6, 0.6), sheet.between(0, 0.6)];
  if (size < BIG) return `M${n(x)} ${n(y)}l${n(s)} ${n(a * s)} ${n(-s * c)} ${n(s)}z`;
  const turn = (k: number) => `${n(s * k)}`;
  return `M${n(x)} ${n(y)}q${turn(0.3)} ${n(s * -0.35)} ${turn(0.62)} ${n(a * s * 0.4)}t${turn(-0.1 - c * 0.2)} ${turn(0.55)} ${turn(-0.5)} ${turn(0.12 - a * 0.3)}z`;
}

/** Flecks of pigment; `where` makes a place of two random numbers, or returns undefined to leave it out. */
export function stipple(
  sheet: Sheet,
  count: number,
  size: number,
  colour: string,
  where: (u: number, v: number) => readonly [number, number] | undefined,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const spot = where(sheet.random(), sheet.random());
    if (spot) d += fleck(sheet, spot[0], spot[1], size);
  }
  return fill(d, colour);
}

/** The texture of the paper over a whole picture: pale fibres and darker flecks, few enough not to disturb. */
export function paperTooth(
  sheet: Sheet,
  width: number,
  height: number,
  pale: string,
  dark: string,
): string {
  const count = Math.round((width * height) / 1900);
  const anywhere = (u: number, v: number) => [u * width, v * height] as const;
  return `<g opacity=".35">${stipple(sheet, count, 2.1, pale, anywhere)}</g><g opacity=".2">${stipple(sheet, Math.round(count * 0.7), 1.7, dark, anywhere)}</g>`;
}

/** A dry brush drawn across: broken parallel hairs from (x, y), `length` to the right. */
export function dryBrush(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  breadth: number,
  colour: string,
  gap = 11,
): string {
  let d = '';
  for (let hair = 0; hair < breadth; hair += sheet.between(gap * 0.4, gap)) {
    let from = x + sheet.between(-14, 14);
    const end = x + length + sheet.between(-30, 10);
    while (from < end) {
      const run = sheet.between(12, 90);
      d += `M${n(from)} ${n(y + hair)}h${n(Math.min(run, end - from))}`;
      from += run + sheet.between(10, 120);
    }
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.7"/>`;
}
