import { chilli } from '../contents/spice.ts';
import { berry } from '../contents/sweet.ts';
import { type Brush, CREAM, type Draw } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { curve, n, oval, type Point, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { type LabelStyle, label } from '../engine/label.ts';
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
import { honeyDipper } from '../props/table-ware.ts';
import { twine } from './vessel.ts';

/** Glass with its contents seen through: a pale wall, the filling, a bright window on the left. */
export function glass(b: Brush, body: Turned, filling: string, level: number, bits = ''): string {
  const t = tones(filling);
  const wall = mix(CREAM, b.ground.light, 0.45);
  const foot = body.rows[0]?.[1] ?? 0;
  const w = Math.max(...body.rows.map(([x]) => x));
  const surface = halfWidthAt(body, level) * 0.95;
  const contents =
    fill(band(body, foot + w, level), t.mid) +
    fill(`M${n(-w)} ${n(level)}H${n(w)}V${n(foot + 40)}H${n(-w)}Z`, t.mid) +
    fill(slice(body, 0.36, 1), t.dark) +
    fill(`M${n(-w)} ${n(level)}H${n(w)}V-900H${n(-w)}Z`, wall) +
    bits +
    fill(oval(0, level, surface, surface * body.tilt), t.light);
  return (
    fill(outline(body), wall) +
    inside(b.sheet, outline(body), `<g transform="translate(0 -5) scale(.96 1)">${contents}</g>`) +
    fill(slice(body, -0.86, -0.74), '#fffaf0', 0.85) +
    fill(slice(body, 0.86, 0.92), '#fffaf0', 0.4)
  );
}

const cap = (b: Brush, w: number, y: number, h: number): string => {
  const side = turned(`${w},${y} ${w},${y - h / 2} ${w},${y - h}`, 0.15);
  return (
    shade(b.sheet, side, b.accent) +
    fill(rimOval(side), b.accent.light) +
    stroke(rimOval(side, 0.84), b.accent.mid, 2) +
    fill(band(side, y, y - 4), b.accent.deep, 0.45)
  );
};

/** A cloth cover over a lid, gathered by twine; its lower hem flares. */
export function clothCap(
  b: Brush,
  w: number,
  y: number,
  colour: string,
  patternColour: string,
): string {
  const t = tones(colour);
  const hem = Array.from(
    { length: 13 },
    (_, i): Point => [
      w * 1.24 * (1 - i / 6),
      y + 40 + (i % 2 ? -9 : 5) + (1 - ((i - 6) / 6) ** 2) * 16,
    ],
  );
  const d = smooth(
    [
      [-w, y + 6],
      [-w * 1.0, y - 18],
      [-w * 0.72, y - 36],
      [0, y - 46],
      [w * 0.72, y - 36],
      [w, y - 18],
      [w, y + 6],
      ...hem,
    ],
    0.8,
  );
  const field = `<g transform="translate(${n(-w * 1.4)} ${n(y - 60)})">${patternField(b.sheet, b.spec.pattern === 'plain' ? 'check' : b.spec.pattern, w * 2.8, 140, patternColour, 30)}</g>`;
  const folds = [-0.7, -0.3, 0.15, 0.55, 0.85]
    .map((k) =>
      stroke(`M${n(w * k * 0.9)} ${n(y + 12)}L${n(w * k * 1.15)} ${n(y + 46)}`, t.dark, 4),
    )
    .join('');
  return (
    fill(d, t.mid) +
    inside(
      b.sheet,
      d,
      field +
        fill(`M${n(w * 0.35)} ${n(y - 80)}H${n(w * 2)}V${n(y + 90)}H${n(w * 0.5)}Z`, t.deep, 0.22) +
        folds,
    ) +
    twine(w * 0.98, y + 6, '#a8814f')
  );
}

const fronted = (b: Brush, style: LabelStyle, w: number, h: number, y: number): string =>
  place(label(b, style, w, h), 0, y);

export const chilliJar: Draw = (b) => {
  const body = turned('108,0 112,-20 112,-110 110,-190 92,-222 88,-226 88,-240', 0.15);
  const bits =
    stipple(b.sheet, 150, 9, shift(b.spec.colour, -0.12), (u, v) => [
      (u - 0.5) * 206,
      -v * 150 + 10,
    ]) + stipple(b.sheet, 60, 5, '#e9c079', (u, v) => [(u - 0.5) * 204, -v * 170]);
  return [
    castShadow(b, 0, 0, 224, 240),
    glass(b, body, b.spec.colour, -182, bits),
    cap(b, 96, -234, 42),
    fronted(b, 'slip', 112, 120, -88),
    castShadow(b, 150, 30, 90, 16, 10),
    place(chilli(b.sheet, 118), 112, 18, 1, 16),
    place(chilli(b.sheet, 92), 150, 36, 1, -18),
  ].join('');
};

export const sauceJar: Draw = (b) => {
  const body = turned('104,0 124,-40 130,-110 116,-180 92,-206 92,-222', 0.15);
  const paper = tones('#cda873');
  const hood = smooth(
    points(
      '-96,-212 -98,-236 -70,-258 0,-266 70,-258 98,-236 96,-212 110,-178 84,-188 56,-170 24,-182 -8,-168 -40,-182 -70,-170 -108,-180',
    ),
    0.8,
  );
  return [
    castShadow(b, 0, 0, 250, 240),
    shade(b.sheet, body, b.body),
    fill(band(body, -3, -26), b.body.deep, 0.35),
    fill(hood, paper.mid),
    inside(
      b.sheet,
      hood,
      fill('M40 -290H140V-150H58Z', paper.dark) +
        fill('M-110 -250L-60 -270L-70 -160H-120Z', paper.light),
    ),
    twine(96, -214, b.accent.mid),
    fronted(b, 'slip', 104, 140, -92),
  ].join('');
};

export const honeyJar: Draw = (b) => {
  const body = turned('92,0 120,-26 130,-100 118,-176 84,-210 80,-214 80,-232', 0.16);
  const bubbles = fill(
    [
      [-60, -60],
      [30, -110],
      [70, -50],
      [-20, -150],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4))
      .join(''),
    tones(b.spec.colour).light,
  );
  return [
    castShadow(b, 0, 0, 250, 230),
    glass(b, body, b.spec.colour, -186, bubbles),
    cap(b, 88, -226, 38),
    fronted(b, 'disc', 132, 132, -94),
    castShadow(b, 170, 40, 110, 24, 12),
    place(honeyDipper(150, b.spec.colour), 96, 44, 1, -12),
  ].join('');
};

export const jamJar: Draw = (b) => {
  const body = turned('96,0 104,-14 106,-90 104,-176 92,-196 90,-204', 0.15);
  const pulp =
    stipple(b.sheet, 60, 13, tones(b.spec.colour).dark, (u, v) => [(u - 0.5) * 190, -v * 160]) +
    stipple(b.sheet, 40, 4, '#f4dca0', (u, v) => [(u - 0.5) * 186, -v * 160]);
  return [
    castShadow(b, 0, 0, 212, 230),
    glass(b, body, b.spec.colour, -180, pulp),
    clothCap(b, 98, -206, mix(CREAM, b.spec.accent, 0.12), b.accent.mid),
    fronted(b, 'plate', 134, 84, -80),
    castShadow(b, 140, 30, 60, 30, 10),
    place(berry(b.sheet, 25, b.spec.colour), 142, 8),
    place(berry(b.sheet, 21, b.spec.colour), 184, 22),
  ].join('');
};

export const candle: Draw = (b) => {
  const body = turned('96,0 106,-12 108,-90 108,-168', 0.17);
  const wax = tones('#f3e6c9');
  return [
    castShadow(b, 0, 0, 216, 200),
    shade(b.sheet, body, b.body, true),
    fill(band(body, -150, -168), b.body.dark, 0.4),
    fill(rimOval(body), b.body.light),
    fill(rimOval(body, 0.93), wax.dark),
    place(fill(oval(0, 0, 94, 16), wax.mid), 0, -166),
    fill(oval(-4, -168, 44, 7), wax.light),
    stroke(curve(points('0,-168 1,-182 4,-192')), '#3a2c22', 4),
    fill(round(b.sheet, 4, -218, 46, 52, 0.02), '#f7d78a', 0.35),
    fill(smooth(points('4,-188 -12,-204 -8,-226 6,-254 18,-226 19,-204')), '#f2b13f'),
    fill(smooth(points('5,-190 -3,-202 4,-222 12,-204')), '#fbe6a4'),
    fronted(b, 'plate', 116, 76, -78),
  ].join('');
};
