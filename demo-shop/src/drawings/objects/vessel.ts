import type { Brush } from '../engine/brush.ts';
import { mix, type Tones } from '../engine/colour.ts';
import { n } from '../engine/geometry.ts';
import { fill, inside, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { outline, shade, slice, type Turned } from '../engine/turned.ts';

export interface Finish {
  colour: string;
  size?: number;
  top?: number;
  bottom?: number;
  gloss?: boolean;
}

/** A turned body with the product's pattern on it; the shade goes over the pattern too. */
export function patterned(b: Brush, body: Turned, t: Tones, finish: Finish): string {
  const width = Math.max(...body.rows.map(([w]) => w));
  const [foot, rim] = [body.rows[0]?.[1] ?? 0, body.rows.at(-1)?.[1] ?? 0];
  const top = finish.top ?? rim - width * body.tilt;
  const bottom = finish.bottom ?? foot + width * body.tilt;
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    width * 2,
    bottom - top,
    finish.colour,
    finish.size ?? 42,
  );
  const base = shade(b.sheet, body, t, finish.gloss ?? true);
  if (!field) return base;
  const over = `<g transform="translate(${n(-width)} ${n(top)})">${field}</g>`;
  return (
    base +
    inside(
      b.sheet,
      outline(body),
      over +
        fill(slice(body, 0.38, 1), t.deep, 0.24) +
        fill(slice(body, -0.84, -0.68), t.light, 0.35),
    )
  );
}

/** The quiet colour a pattern takes on a body: towards paper on dark bodies, towards ink on light ones. */
export const onBody = (b: Brush): string => mix(b.body.light, b.spec.accent, 0.75);

/** Twine tied round a neck, with a bow to the front. */
export function twine(w: number, y: number, colour: string, bow = true): string {
  const round = [0, 5]
    .map((dy) =>
      stroke(`M${n(-w)} ${n(y + dy)}Q0 ${n(y + dy + w * 0.2)} ${n(w)} ${n(y + dy)}`, colour, 3.2),
    )
    .join('');
  const yy = y + w * 0.12;
  const loops = stroke(
    `M0 ${n(yy)}c-14 -22 -44 -20 -34 -2c5 9 24 6 34 2c14 -22 44 -18 34 0c-6 9 -24 5 -34 2M-2 ${n(yy)}q-10 16 -20 30M3 ${n(yy)}q8 18 20 26`,
    colour,
    3.2,
  );
  return round + (bow ? loops : '');
}
