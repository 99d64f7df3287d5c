import { riceGrain } from '../contents/grain-food.ts';
import { leaf } from '../contents/leaves.ts';
import { type Brush, CREAM, type Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { box, cut, n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { lettering } from '../engine/lettering.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { board, card, lyingShadow, packed, spread } from './flat-lay.ts';

const wave = (x: number, dx: number): string =>
  smooth(
    points(`0,-60 46,200 ${dx},460 -20,720 -50,720 -10,420 6,180`).map(([px, y]) => [x + px, y]),
  );

/** Cloth filling the picture, one corner turned back to show its reverse and its hem. */
export const turnedCorner: Draw = (b) => {
  const print = patternField(
    b.sheet,
    b.spec.pattern,
    720,
    720,
    mix(b.body.light, b.spec.accent, 0.8),
    84,
  );
  const cloth = cut(b.sheet, points('-40,-40 700,-40 700,300 330,690 -40,690'), 6, 0.004);
  const flap = smooth(
    points('700,300 640,330 520,360 400,384 330,400 318,480 326,580 330,690 420,600 560,456'),
    0.6,
  );
  const back = tones(mix(b.spec.colour, CREAM, 0.5));
  const waves = points('60,4 250,32 470,66')
    .map(([x, dx]) => fill(wave(x, dx), b.body.deep, 0.26))
    .join('');
  const threads = stipple(b.sheet, 260, 3.6, b.body.light, (u, v) => [u * 640, v * 640]);
  return [
    place(fill(cloth, b.shadow), 16, 20),
    fill(cloth, b.body.mid),
    inside(b.sheet, cloth, `${print}${waves}<g opacity=".5">${threads}</g>`),
    place(fill(flap, b.body.deep, 0.5), 14, 14),
    fill(flap, back.mid),
    inside(
      b.sheet,
      flap,
      fill(smooth(points('420,380 520,420 430,560 330,700 700,700 700,300')), back.dark),
    ),
    stroke('M690 312Q560 352 344 412Q330 540 338 676', b.accent.mid, 4, ' stroke-dasharray="13 9"'),
    b.spec.label ? card(b, 548, 520, -6) : place(leaf(b.sheet, 150), 500, 590, 1, -30),
  ].join('');
};

/** Towels rolled and seen from their ends. */
export const rolledTowels: Draw = (b) => {
  const colours = [
    b.spec.colour,
    mix(b.spec.colour, CREAM, 0.55),
    mix(b.spec.accent, CREAM, 0.25),
  ] as const;
  const roll = (x: number, y: number, r: number, colour: string) => {
    const t = tones(colour);
    const spiral = Array.from({ length: 44 }, (_, i): [number, number] => {
      const a = i * 0.42;
      const k = r * 0.9 * (1 - i / 46);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    });
    const loops = stipple(b.sheet, 120, 7, t.light, (u, v) => [
      x + Math.cos(v * 6.28) * r * Math.sqrt(u),
      y + Math.sin(v * 6.28) * r * Math.sqrt(u),
    ]);
    return (
      lyingShadow(b, x, y, r) +
      fill(round(b.sheet, x, y, r, r, 0.01, 12), t.mid) +
      inside(
        b.sheet,
        oval(x, y, r),
        fill(`M${n(x + r * 0.3)} ${n(y - r)}H${n(x + r * 2)}V${n(y + r)}H${n(x)}Z`, t.dark, 0.6),
      ) +
      loops +
      stroke(`M${spiral.map(([a, c]) => `${n(a)} ${n(c)}`).join('L')}`, t.deep, 5, ' opacity=".6"')
    );
  };
  return [
    board(b, 320, 500, 600, 210, 0),
    roll(180, 440, 132, colours[0]),
    roll(430, 446, 126, colours[2]),
    roll(302, 232, 128, colours[1]),
    card(b, 550, 150),
  ].join('');
};

const bubble = (b: Brush, x: number, y: number, r: number): string =>
  fill(oval(x, y, r), mix(b.ground.light, '#ffffff', 0.6), 0.85) +
  stroke(oval(x, y, r), b.body.light, 3) +
  fill(oval(x - r * 0.34, y - r * 0.34, r * 0.24, r * 0.18), '#ffffff');

export const soapAndFoam: Draw = (b) => {
  const t = tones(mix(b.spec.colour, CREAM, 0.25));
  const bar = (k: number, dy: number) =>
    cut(b.sheet, box(-190 * k, -124 * k + dy, 380 * k, 248 * k), 54 * k, 0.004);
  const flecks = stipple(b.sheet, 90, 8, b.accent.mid, (u, v) => [
    (u - 0.5) * 370,
    (v - 0.5) * 240,
  ]);
  const foam: [number, number, number][] = [
    [118, 466, 54],
    [186, 508, 40],
    [76, 528, 38],
    [240, 546, 26],
    [150, 570, 46],
    [56, 440, 22],
    [286, 510, 15],
    [220, 450, 17],
  ];
  return [
    board(b, 316, 372, 560, 420, -4),
    place(fill(bar(1, 0), b.shadow), 336, 344, 1, -9),
    place(
      fill(bar(1, 10), t.deep) +
        fill(bar(1, 0), t.mid) +
        `<g opacity=".8">${flecks}</g>` +
        stroke(bar(0.84, 0), t.dark, 6) +
        stroke(bar(0.84, -3), t.light, 3) +
        lettering(b.spec.label, { w: 250, h: 130, colour: t.deep }),
      320,
      316,
      1,
      -9,
    ),
    foam.map(([x, y, r]) => bubble(b, x, y, r)).join(''),
    place(leaf(b.sheet, 160), 470, 560, 1, -18),
    place(leaf(b.sheet, 120), 476, 566, 1, 16),
    b.spec.label ? '' : card(b, 560, 120),
  ].join('');
};

/** A coil of incense on ash, sticks beside. */
export const incenseCoil: Draw = (b) => {
  const clay = tones(mix(b.spec.accent, '#7a6a58', 0.5));
  const coil = Array.from({ length: 76 }, (_, i): [number, number] => {
    const a = i * 0.3 + 0.6;
    const k = 14 + i * 1.72;
    return [256 + Math.cos(a) * k, 350 + Math.sin(a) * k];
  });
  const path = `M${coil.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  const tip = coil.at(-1) ?? [0, 0];
  const ash = stipple(b.sheet, 200, 5, '#b9b0a2', (u, v) => [
    256 + Math.cos(v * 6.28) * 176 * Math.sqrt(u),
    350 + Math.sin(v * 6.28) * 176 * Math.sqrt(u),
  ]);
  const sticks = [0, 1, 2, 3]
    .map(
      (i) =>
        stroke(`M${452 + i * 26} 630L${502 + i * 22} 330`, i % 2 ? '#7a4f36' : '#94603f', 9) +
        stroke(`M${452 + i * 26} 630l11 -66`, b.accent.mid, 9),
    )
    .join('');
  return [
    lyingShadow(b, 256, 350, 216),
    fill(round(b.sheet, 256, 350, 216, 216, 0.006, 12), clay.mid),
    stroke(oval(254, 348, 206), clay.light, 6),
    fill(oval(256, 350, 186), clay.dark),
    fill(oval(262, 358, 180), '#d9d0c1'),
    ash,
    place(stroke(path, '#a89e8e', 15), 5, 7),
    stroke(path, '#6a4635', 15),
    stroke(path, '#8a5f45', 4, ' opacity=".7"'),
    fill(oval(tip[0], tip[1], 10), '#e2603a'),
    sticks,
    card(b, 548, 158),
  ].join('');
};

/** A bowl from above with cooked rice in it. */
export const filledBowl: Draw = (b) => {
  const ring = oval(290, 350, 240);
  const field = patternField(b.sheet, b.spec.pattern, 500, 500, b.accent.mid, 62);
  return [
    lyingShadow(b, 290, 350, 240),
    fill(ring, b.body.mid),
    inside(b.sheet, ring, place(field, 44, 104)),
    stroke(oval(290, 350, 234), b.accent.mid, 8),
    fill(oval(290, 350, 190), b.body.dark),
    fill(oval(298, 360, 184), '#d9cdb4'),
    packed(b, 294, 354, 168, 15, () => place(riceGrain('#fbf6ea')(b.sheet), 0, 0, 1.6)),
    stroke('M430 660L652 372M474 664L660 410', '#8a5b3a', 13),
    b.spec.label ? card(b, 556, 140) : spread(b, 556, 150, 40, 1, () => leaf(b.sheet, 130)),
  ].join('');
};
