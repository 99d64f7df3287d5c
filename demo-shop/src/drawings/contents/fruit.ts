import { ball } from '../engine/ball.ts';
import { LEAF } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { oval, type Point, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import type { Sheet } from '../engine/sheet.ts';
import { leaf } from './leaves.ts';

/** Fruits are centred on the origin with radius `r`. */
export function orange(sheet: Sheet, r: number, colour: string, withLeaf = true): string {
  const t = tones(colour);
  const d = round(sheet, 0, 0, r * 1.03, r * 0.95, 0.012);
  const pores = stipple(sheet, 46, 2.4, t.dark, (u, v) => [
    Math.cos(v * 6.28) * r * 0.85 * Math.sqrt(u),
    Math.sin(v * 6.28) * r * 0.78 * Math.sqrt(u),
  ]);
  const star = fill(smooth(points('-6,-.8 0,-.86 6,-.8 0,-.74', 1, r)), '#5c6b3a');
  return (
    ball(sheet, d, t, 0, 0, r, r * 0.95, pores) +
    star +
    (withLeaf ? place(leaf(sheet, r * 0.95, LEAF), 0, -r * 0.82, 1, -26) : '')
  );
}

/** A cut round fruit seen from its face: rind, pith, segments. */
export function citrusFace(
  sheet: Sheet,
  r: number,
  rind: string,
  flesh: string,
  segments = 10,
  pith = 0.9,
): string {
  const f = tones(flesh);
  const parts = [
    fill(round(sheet, 0, 0, r, r, 0.01), rind),
    fill(oval(0, 0, r * (pith + 0.02)), '#fbf1da'),
  ];
  const inner = r * (pith - 0.06);
  for (let i = 0; i < segments; i++) {
    const from = (i / segments) * Math.PI * 2 + 0.05;
    const to = ((i + 1) / segments) * Math.PI * 2 - 0.05;
    const p = (angle: number, radius: number): Point => [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
    ];
    const middle = (from + to) / 2;
    const d = smooth(
      [
        p(middle, r * 0.09),
        p(from + 0.02, inner * 0.55),
        p(from, inner * 0.93),
        p(middle, inner),
        p(to, inner * 0.93),
        p(to - 0.02, inner * 0.55),
      ],
      0.7,
    );
    parts.push(
      fill(d, i % 3 === 1 ? f.light : f.mid),
      stroke(
        `M${p(middle, r * 0.3)
          .map(Math.round)
          .join(' ')}L${p(middle, inner * 0.85)
          .map(Math.round)
          .join(' ')}`,
        f.dark,
        1.4,
        ' opacity=".6"',
      ),
    );
  }
  return parts.join('');
}

/** A peeled segment, convex below. */
export function segment(sheet: Sheet, w: number, flesh: string): string {
  const t = tones(flesh);
  const d = smooth(
    [
      [-w / 2, -w * 0.1],
      [-w * 0.28, w * 0.16],
      [0, w * 0.25],
      [w * 0.28, w * 0.16],
      [w / 2, -w * 0.1],
      [w * 0.2, -w * 0.09],
      [-w * 0.2, -w * 0.09],
    ],
    0.9,
  );
  const juice = stipple(sheet, 36, 5, t.light, (u, v) => [
    (u - 0.5) * w * 0.8,
    w * 0.04 + (v - 0.5) * w * 0.2,
  ]);
  const skin = stroke(
    `M${-w * 0.46} ${-w * 0.1}Q0 ${-w * 0.04} ${w * 0.46} ${-w * 0.1}`,
    '#fdf3df',
    w * 0.03,
  );
  return (
    fill(d, t.mid) +
    inside(sheet, d, fill(oval(w * 0.18, w * 0.3, w * 0.5, w * 0.2), t.dark) + juice) +
    skin
  );
}

export function pomeloFruit(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const d = smooth(
    points('0,-1.28 .3,-1.12 .62,-.45 1,.25 .78,.85 0,1.02 -.78,.85 -1,.25 -.62,-.45 -.3,-1.12', r),
  );
  const pores = stipple(sheet, 90, 2.6, t.dark, (u, v) => [
    Math.cos(v * 6.28) * r * 0.85 * Math.sqrt(u),
    r * 0.2 + Math.sin(v * 6.28) * r * 0.8 * Math.sqrt(u),
  ]);
  const leafColour = mix(LEAF, colour, 0.1);
  return (
    ball(sheet, d, t, 0, r * 0.1, r, r * 1.12, pores) +
    stroke(`M0 ${-r * 1.24}q${r * 0.03} ${-r * 0.12} ${r * 0.1} ${-r * 0.2}`, '#6a5637', r * 0.07) +
    place(leaf(sheet, r * 0.92, leafColour), r * 0.05, -r * 1.3, 1, -8) +
    place(leaf(sheet, r * 0.6, shift(leafColour, -0.04)), r * 0.03, -r * 1.3, 1, -160)
  );
}

export function mangoFruit(sheet: Sheet, r: number, colour: string, blush: string): string {
  const t = tones(colour);
  const d = smooth(
    points('-1.15,.1 -.95,-.62 -.2,-.98 .62,-.72 1.12,-.02 1.06,.5 .5,.72 -.3,.82 -.95,.66', r),
  );
  const bt = tones(blush);
  const red = smooth(points('-1.3,-.4 -.6,-1.1 .4,-1.1 .15,-.5 -.45,-.1 -.9,.35 -1.4,.4', r));
  const flecks = stipple(sheet, 120, 3, bt.mid, (u, v) => [
    -r * 1.0 + v * r * 1.5,
    -r * 0.25 - v * r * 0.35 + u * u * r * 0.6,
  ]);
  return (
    ball(sheet, d, t, 0, 0, r * 1.15, r * 0.95, fill(red, bt.mid) + flecks) +
    stroke(
      `M${-r * 0.98} ${-r * 0.56}q${-r * 0.1} ${-r * 0.1} ${-r * 0.08} ${-r * 0.2}`,
      '#6a5637',
      r * 0.06,
    )
  );
}

/** The cheek of a mango cut into cubes and turned out. */
export function mangoCubes(sheet: Sheet, r: number, colour: string, skin: string): string {
  const t = tones(colour);
  const parts = [fill(smooth(points('-1.1,.05 -.7,.55 0,.7 .7,.55 1.1,.05 0,-.1', r)), skin)];
  for (let row = 0; row < 3; row++)
    for (let i = -2; i <= 2; i++) {
      const x = i * r * 0.4 + (sheet.random() - 0.5) * 4;
      const y =
        -r * 0.3 + row * r * 0.26 - (2 - Math.abs(i)) * r * 0.12 + row * Math.abs(i) * -r * 0.02;
      const s = r * 0.33;
      parts.push(
        fill(
          smooth(
            [
              [x - s * 0.5, y - s * 0.42],
              [x + s * 0.5, y - s * 0.42],
              [x + s * 0.52, y + s * 0.5],
              [x - s * 0.52, y + s * 0.5],
            ],
            0.4,
          ),
          t.dark,
        ),
        fill(
          smooth(
            [
              [x - s * 0.5, y - s * 0.46],
              [x + s * 0.42, y - s * 0.46],
              [x + s * 0.4, y + s * 0.26],
              [x - s * 0.5, y + s * 0.26],
            ],
            0.4,
          ),
          row ? t.mid : t.light,
        ),
      );
    }
  return parts.join('');
}

export function guavaFruit(sheet: Sheet, r: number, colour: string): string {
  const t = tones(colour);
  const d = smooth(
    points('0,-1 .42,-.98 .84,-.45 1,.3 .66,.9 0,.98 -.7,.9 -1.02,.28 -.82,-.48 -.42,-.96', r),
  );
  const bumps = [
    [-0.35, -0.5],
    [0.2, -0.2],
    [-0.5, 0.25],
    [0.1, 0.45],
    [0.5, 0.1],
    [-0.1, 0.05],
  ]
    .map(([x = 0, y = 0]) =>
      stroke(
        `M${x * r - r * 0.1} ${y * r}q${r * 0.1} ${-r * 0.1} ${r * 0.22} ${-r * 0.02}`,
        t.light,
        r * 0.035,
      ),
    )
    .join('');
  return (
    ball(sheet, d, t, 0, 0, r, r, '') +
    bumps +
    fill(smooth(points('-.12,-1.02 0,-1.12 .12,-1.02 0,-.94', r)), '#6a5637') +
    place(leaf(sheet, r * 0.85, LEAF, r * 0.25), r * 0.04, -r * 1.02, 1, -20)
  );
}

export function guavaFace(sheet: Sheet, r: number, skin: string, flesh: string): string {
  const f = tones(flesh);
  const seeds = stipple(sheet, 60, 5, '#efe0b4', (u, v) => [
    Math.cos(v * 6.28) * r * (0.3 + 0.2 * u),
    Math.sin(v * 6.28) * r * (0.3 + 0.2 * u),
  ]);
  return (
    fill(round(sheet, 0, 0, r, r * 0.97, 0.015), skin) +
    fill(round(sheet, 0, 0, r * 0.93, r * 0.9, 0.015), '#fbf3dd') +
    fill(round(sheet, 0, 0, r * 0.62, r * 0.6, 0.03), f.mid) +
    fill(round(sheet, -r * 0.05, -r * 0.05, r * 0.26, r * 0.25, 0.05), f.light) +
    seeds
  );
}
