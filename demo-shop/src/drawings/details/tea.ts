import { coffeeBean } from '../contents/grain-food.ts';
import { teaCurl, teaShoot } from '../contents/leaves.ts';
import type { Draw } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { cut, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { card, cupAbove, lyingShadow, packed, plateAbove, spread } from './flat-lay.ts';

const CERAMIC = '#eee5d3';

export const looseTea: Draw = (b) => {
  const leafColour = mix('#55633a', shift(b.spec.colour, -0.14), 0.42);
  return [
    plateAbove(b, 258, 322, 216, CERAMIC),
    packed(b, 258, 322, 128, 17, () => teaCurl(b.sheet, leafColour, b.sheet.between(9, 14))),
    spread(b, 420, 560, 56, 7, () => teaCurl(b.sheet, leafColour, 10)),
    card(b, 538, 176),
    cupAbove(
      b,
      512,
      472,
      92,
      mix(CERAMIC, b.spec.accent, 0.18),
      mix('#c0812f', b.spec.colour, 0.34),
    ),
    place(teaShoot(b.sheet, 104), 372, 92, 1, 38),
  ].join('');
};

export const brokenTeaCake: Draw = (b) => {
  const t = tones('#54402f');
  const d = smooth(
    points(
      '-230,-40 -190,-170 -60,-236 90,-226 200,-140 150,-80 190,-20 120,30 150,100 60,130 40,210 -60,232 -180,160',
      1,
    ),
  );
  const anywhere = (u: number, v: number) =>
    [Math.cos(v * 6.28) * 232 * Math.sqrt(u), Math.sin(v * 6.28) * 232 * Math.sqrt(u)] as const;
  const leaves = inside(
    b.sheet,
    d,
    stipple(b.sheet, 420, 13, t.light, anywhere) +
      stipple(b.sheet, 320, 13, t.deep, anywhere) +
      spread(b, 0, 0, 226, 60, () => teaCurl(b.sheet, '#6a523a', 10)),
  );
  const chunk = cut(b.sheet, points('-58,-30 10,-52 62,-14 44,40 -30,46'), 12);
  return [
    place(fill(d, b.shadow), 275, 345),
    place(fill(d, t.deep), 266, 332),
    place(fill(d, t.mid) + leaves, 258, 320),
    place(fill(chunk, b.shadow), 486, 326),
    place(
      fill(chunk, t.mid) +
        inside(
          b.sheet,
          chunk,
          spread(b, 0, 0, 60, 26, () => teaCurl(b.sheet, '#5f4833', 10)),
        ),
      474,
      312,
    ),
    card(b, 544, 140),
    cupAbove(b, 500, 496, 96, CERAMIC, '#8a3f1f'),
  ].join('');
};

export const coffeeBeans: Draw = (b) => {
  const bean = coffeeBean('#5b3a29');
  return [
    plateAbove(b, 258, 322, 216, mix(CERAMIC, b.spec.accent, 0.12)),
    packed(b, 258, 322, 140, 23, () => place(bean(b.sheet), 0, 0, 1.25)),
    spread(b, 428, 566, 60, 5, () => place(bean(b.sheet), 0, 0, 1.2)),
    card(b, 538, 176),
    cupAbove(b, 512, 472, 94, CERAMIC, '#4a2d1d'),
    stroke('M462 452Q500 420 548 452', '#8a6142', 6, ' opacity=".7"'),
  ].join('');
};

/** A drip sachet opened over a cup, seen from above. */
export const dripBag: Draw = (b) => {
  const paper = tones('#f3ead9');
  const grounds = tones('#4f3323');
  const bag = cut(b.sheet, points('-96,-74 96,-80 100,78 -92,84'), 10);
  const mouth = cut(b.sheet, points('-76,-56 78,-60 80,58 -74,64'), 22);
  const ear = (x: number, m: number) =>
    fill(
      cut(
        b.sheet,
        [
          [x, -40],
          [x + m * 82, -54],
          [x + m * 82, 54],
          [x, 44],
        ],
        8,
      ),
      paper.dark,
    );
  return [
    plateAbove(b, 272, 352, 222, mix(CERAMIC, b.spec.accent, 0.2)),
    cupAbove(b, 272, 352, 142, b.spec.colour, '#3f271a'),
    place(
      ear(-92, -1) +
        ear(92, 1) +
        fill(bag, paper.mid) +
        fill(mouth, grounds.mid) +
        inside(
          b.sheet,
          mouth,
          fill(oval(24, 26, 84, 60), grounds.dark) +
            stipple(b.sheet, 190, 5, grounds.light, (u, v) => [(u - 0.5) * 170, (v - 0.5) * 130]),
        ),
      272,
      352,
      1,
      -8,
    ),
    card(b, 546, 152),
    spread(b, 556, 520, 56, 6, () => place(coffeeBean()(b.sheet), 0, 0, 1.3)),
  ].join('');
};

/** A cup from above, its glaze pooled round the rim. */
export const cupOfTea: Draw = (b) =>
  [
    plateAbove(b, 300, 346, 250, mix(b.spec.accent, CERAMIC, 0.45)),
    lyingShadow(b, 318, 372, 158),
    cupAbove(
      b,
      300,
      346,
      168,
      b.spec.pattern === 'plain' ? b.spec.accent : b.spec.colour,
      '#c0812f',
    ),
    fill(round(b.sheet, 276, 404, 13, 8, 0.1), '#6d8a4f'),
    b.spec.label ? card(b, 556, 152) : place(teaShoot(b.sheet, 130), 548, 150, 1, 24),
  ].join('');
