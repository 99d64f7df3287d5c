import { type Brush, CREAM, type Draw } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { curve, n, oval, type Point, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';
import {
  band,
  halfWidthAt,
  outline,
  rimOval,
  shade,
  slice,
  type Turned,
  turned,
} from '../engine/turned.ts';
import { blossomBranch } from '../props/branch.ts';
import { onBody } from './vessel.ts';

/** Glaze poured over the upper part, running down in tongues. */
export function glazeRun(b: Brush, body: Turned, low: number): string {
  const w = Math.max(...body.rows.map(([x]) => x));
  const edge = Array.from(
    { length: 15 },
    (_, i): Point => [w * (1.1 - (i / 14) * 2.2), low + (i % 2 ? -1 : 1) * b.sheet.between(3, 17)],
  );
  const d = smooth([[-w * 1.2, -700], [w * 1.2, -700], ...edge], 0.9);
  const t = b.accent;
  const flecks = stipple(b.sheet, 70, 3.4, t.dark, (u, v) => [(u - 0.5) * w * 2, low - v * 160]);
  return inside(
    b.sheet,
    outline(body),
    inside(
      b.sheet,
      d,
      fill(outline(body), t.mid) +
        fill(slice(body, 0.38, 1), t.dark) +
        flecks +
        fill(slice(body, -0.84, -0.64), t.light),
    ),
  );
}

const specks = (b: Brush, body: Turned, colour: string): string => {
  const high = body.rows.at(-1)?.[1] ?? 0;
  return stipple(b.sheet, 60, 3.6, colour, (u, v) => {
    const y = high * v;
    return [halfWidthAt(body, y) * (u * 1.8 - 0.9), y];
  });
};

/** Painted decoration between two heights, under the shade. */
const painted = (b: Brush, body: Turned, low: number, high: number, size: number): string => {
  const w = Math.max(...body.rows.map(([x]) => x));
  const field = patternField(b.sheet, b.spec.pattern, w * 2, low - high + 30, b.accent.mid, size);
  return (
    field &&
    inside(
      b.sheet,
      band(body, low, high),
      `<g transform="translate(${n(-w)} ${n(high)})">${field}</g>${fill(slice(body, 0.38, 1), b.accent.deep, 0.25)}`,
    )
  );
};

const finish = (
  b: Brush,
  body: Turned,
  run: number,
  low: number,
  high: number,
  size: number,
): string =>
  shade(b.sheet, body, b.body) +
  specks(b, body, b.body.deep) +
  (b.spec.pattern === 'plain' ? glazeRun(b, body, run) : painted(b, body, low, high, size));

const mouth = (
  b: Brush,
  body: Turned,
  colour = b.spec.pattern === 'plain' ? b.spec.accent : b.spec.colour,
  thick = 0.93,
): string => {
  const t = tones(colour);
  return (
    fill(rimOval(body), t.light) +
    fill(rimOval(body, thick), t.dark) +
    inside(
      b.sheet,
      rimOval(body, thick),
      `<g transform="translate(${n(halfWidthAt(body, body.rows.at(-1)?.[1] ?? 0) * 0.5)} 6)">${fill(rimOval(body, 0.9), t.mid)}</g>`,
    )
  );
};

export const stonewareCup: Draw = (b) => {
  const body = turned('74,0 84,-8 106,-70 114,-150 116,-206', 0.2);
  return [
    castShadow(b, 0, 0, 190, 220, 30),
    finish(b, body, -112, -50, -176, 42),
    mouth(b, body),
  ].join('');
};

export const teapot: Draw = (b) => {
  const body = turned('86,0 104,-10 146,-74 138,-138 92,-176 70,-180', 0.17);
  const lid = turned('84,-174 78,-190 40,-206 14,-210', 0.17);
  const knob = turned('12,-206 20,-222 20,-234 10,-240', 0.2);
  const spout = smooth(
    points('112,-58 160,-96 182,-160 210,-182 224,-172 212,-150 194,-70 140,-30'),
    0.9,
  );
  const handle = 'M-116 -136C-210 -190 -226 -30 -124 -44';
  return [
    castShadow(b, 0, 0, 300, 220, 36),
    stroke(handle, b.body.mid, 24),
    stroke('M-122 -150C-196 -176 -206 -110 -196 -90', b.body.light, 7),
    stroke('M-190 -58C-176 -36 -150 -36 -130 -42', b.body.dark, 14),
    fill(spout, b.body.dark),
    inside(
      b.sheet,
      spout,
      fill(smooth(points('100,-80 150,-110 180,-190 214,-190 190,-140 160,-74')), b.body.mid),
    ),
    fill(oval(216, -178, 10, 5), b.body.deep),
    finish(b, body, -84, -34, -140, 46),
    shade(b.sheet, lid, b.spec.pattern === 'plain' ? b.accent : b.body),
    shade(b.sheet, knob, b.accent),
  ].join('');
};

/** A plate leaning so that its face shows. */
export const plate: Draw = (b) => {
  const rim = round(b.sheet, 0, -170, 170, 168, 0.006, 12);
  const well = round(b.sheet, -2, -168, 112, 110, 0.008, 12);
  const field = patternField(b.sheet, b.spec.pattern, 350, 350, b.accent.mid, 46);
  const flecks = stipple(b.sheet, 130, 3.2, b.body.dark, (u, v) => [
    Math.cos(v * 6.28) * 156 * Math.sqrt(u),
    -170 + Math.sin(v * 6.28) * 154 * Math.sqrt(u),
  ]);
  return [
    castShadow(b, 26, -6, 250, 250, 30),
    fill(round(b.sheet, 9, -164, 170, 168, 0.006, 12), b.body.deep),
    fill(rim, b.body.mid),
    inside(
      b.sheet,
      rim,
      `<g transform="translate(-175 -345)">${field}</g>${fill('M40 -360C150 -260 160 -60 20 20L220 20V-360Z', b.body.deep, 0.24)}`,
    ),
    stroke(oval(0, -170, 165, 163), b.body.light, 11),
    stroke(oval(0, -170, 158, 156), b.accent.mid, 3),
    fill(well, b.body.light),
    inside(b.sheet, well, fill(round(b.sheet, 16, -154, 108, 106, 0.01), b.body.mid)),
    stroke(oval(-2, -168, 104, 102), b.accent.mid, 3),
    flecks,
    place(blossom(b), -2, -168),
  ].join('');
};

const blossom = (b: Brush): string => {
  const petal = (i: number) =>
    `<g transform="rotate(${i * 72})">${fill(smooth(points('0,-6 -17,-34 0,-52 17,-34')), i % 2 ? b.accent.mid : b.accent.light)}</g>`;
  return [0, 1, 2, 3, 4].map(petal).join('') + fill(oval(0, 0, 9), b.accent.deep);
};

export const bowl: Draw = (b) => {
  const foot = turned('64,0 62,-22', 0.2);
  const body = turned('62,-18 92,-40 138,-98 160,-176', 0.2);
  return [
    castShadow(b, 0, 0, 240, 180, 34),
    shade(b.sheet, foot, tones(shift(b.spec.colour, -0.05))),
    finish(b, body, -90, -60, -150, 46),
    mouth(b, body, mix(b.spec.colour, CREAM, 0.2), 0.955),
    fill(band(body, -166, -171), b.accent.mid),
  ].join('');
};

export const vase: Draw = (b) => {
  const body = turned('60,0 70,-8 104,-70 108,-130 76,-192 38,-226 34,-258 48,-284', 0.18);
  return [
    castShadow(b, 0, 0, 170, 280, 30),
    place(blossomBranch(b.sheet, 190, b.spec.accent), 2, -278, 1, -64),
    place(blossomBranch(b.sheet, 120, b.spec.accent), 0, -278, 1, -112),
    finish(b, body, -150, -40, -180, 46),
    stroke(curve(points('-34,-252 0,-246 34,-252')), onBody(b), 2.5),
    fill(`M-48 -284a48 8.6 0 0 0 96 0a48 6 0 0 1 -96 0Z`, b.body.light),
  ].join('');
};
