import { noodleNest } from '../contents/dried.ts';
import { lilyBud, spice } from '../contents/dry-spice.ts';
import { cashew, peanut, riceColour, riceGrain, sesame, shrimp } from '../contents/grain-food.ts';
import { leaf } from '../contents/leaves.ts';
import { chilli, garlic } from '../contents/spice.ts';
import { toast } from '../contents/sweet.ts';
import type { Brush, Draw } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { cut, n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { honeyDipper, spoon } from '../props/table-ware.ts';
import { card, lyingShadow, packed, plateAbove, spread } from './flat-lay.ts';

const CERAMIC = '#eee5d3';

/** A deep dish full of something that flows, lit from the upper left. */
export function pool(b: Brush, x: number, y: number, r: number, colour: string, bits = ''): string {
  const t = tones(colour);
  const d = round(b.sheet, x, y, r, r, 0.02, 11);
  const shine = place(
    fill(smooth(points('-.6,.02 -.46,-.42 -.06,-.64 .2,-.6 -.2,-.44 -.42,-.1', r)), t.light),
    x,
    y,
  );
  return (
    fill(d, t.dark) +
    inside(b.sheet, d, fill(oval(x + r * 0.08, y + r * 0.1, r * 0.96), t.mid) + bits) +
    shine
  );
}

const within = (x: number, y: number, r: number) => (u: number, v: number) =>
  [x + Math.cos(v * 6.28) * r * Math.sqrt(u), y + Math.sin(v * 6.28) * r * Math.sqrt(u)] as const;

const soyBean = (b: Brush) => () =>
  fill(round(b.sheet, 0, 0, 13, 11, 0.04, 7), b.sheet.pick(['#e0bd7e', '#d4ab67', '#e8cb93'])) +
  fill(oval(-3, -3, 4, 2.4), '#f4e2b8');

export const soyDish: Draw = (b) =>
  [
    plateAbove(b, 262, 330, 214, CERAMIC),
    pool(b, 262, 330, 166, mix(b.spec.colour, '#2a1710', 0.4)),
    spread(b, 470, 520, 78, 16, soyBean(b)),
    spread(b, 110, 560, 40, 4, soyBean(b)),
    card(b, 544, 170),
  ].join('');

export const chilliDish: Draw = (b) => {
  const flakes =
    stipple(b.sheet, 300, 11, shift(b.spec.colour, -0.1), within(262, 330, 166)) +
    stipple(b.sheet, 90, 7, '#eec27a', within(262, 330, 166)) +
    stipple(b.sheet, 120, 9, shift(b.spec.colour, 0.09), within(262, 330, 160));
  return [
    plateAbove(b, 262, 330, 214, mix(CERAMIC, b.ground.mid, 0.2)),
    pool(b, 262, 330, 168, b.spec.colour, flakes),
    place(spoon(330, '#b9a07c', b.spec.colour), 520, 600, 1, -142),
    place(chilli(b.sheet, 190), 420, 470, 1, 26),
    place(chilli(b.sheet, 160), 440, 560, 1, -8),
    card(b, 544, 170),
  ].join('');
};

export const sauceDish: Draw = (b) => {
  const paste = shift(b.spec.colour, 0.02);
  const beans = spread(b, 262, 330, 150, 34, () =>
    fill(
      round(b.sheet, 0, 0, 17, 12, 0.06, 7),
      b.sheet.pick([shift(paste, 0.09), shift(paste, -0.06), shift(paste, 0.13)]),
    ),
  );
  return [
    plateAbove(b, 262, 330, 214, mix(CERAMIC, b.ground.mid, 0.2)),
    pool(b, 262, 330, 168, paste, beans),
    place(spoon(330, '#a9835a', paste), 530, 600, 1, -140),
    lyingShadow(b, 470, 470, 44),
    place(garlic(b.sheet, 54), 470, 474, 1, 20),
    card(b, 544, 170),
  ].join('');
};

export const oilDish: Draw = (b) =>
  [
    plateAbove(b, 262, 330, 214, CERAMIC),
    pool(
      b,
      262,
      330,
      166,
      b.spec.colour,
      fill(round(b.sheet, 320, 400, 30, 26, 0.05), tones(b.spec.colour).light, 0.6) +
        fill(round(b.sheet, 362, 356, 14, 12, 0.05), tones(b.spec.colour).light, 0.6),
    ),
    spread(b, 480, 520, 76, 60, () => place(sesame(b.accent.deep)(b.sheet), 0, 0, 1.7)),
    place(leaf(b.sheet, 150), 60, 560, 1, -30),
    place(leaf(b.sheet, 110), 64, 566, 1, 12),
    card(b, 544, 170),
  ].join('');

export const honeyDish: Draw = (b) =>
  [
    plateAbove(b, 262, 340, 214, CERAMIC),
    pool(
      b,
      262,
      340,
      168,
      b.spec.colour,
      stroke(oval(292, 356, 74, 50), tones(b.spec.colour).light, 7, ' opacity=".8"') +
        stroke(oval(292, 356, 44, 28), tones(b.spec.colour).light, 6, ' opacity=".8"'),
    ),
    place(honeyDipper(390, b.spec.colour), 604, 560, 1, 212),
    card(b, 544, 162),
    place(leaf(b.sheet, 120), 60, 574, 1, -20),
  ].join('');

export const jamToast: Draw = (b) =>
  [
    plateAbove(b, 280, 350, 246, CERAMIC),
    place(fill(round(b.sheet, 0, 0, 150, 140, 0.05), b.ground.dark, 0.6), 292, 372),
    place(toast(b.sheet, 296, b.spec.colour), 276, 350, 1, -10),
    place(spoon(250, '#a9a297', b.spec.colour), 610, 596, 1, -150),
    card(b, 552, 158),
  ].join('');

export const riceAbove: Draw = (b) => {
  const grain = riceGrain(riceColour(b.spec.colour));
  const wood = tones('#c49a6c');
  return [
    lyingShadow(b, 264, 340, 224),
    fill(round(b.sheet, 264, 340, 224, 224, 0.005, 12), wood.mid),
    stroke(oval(262, 338, 214), wood.light, 6),
    fill(oval(264, 340, 196), wood.dark),
    fill(oval(268, 346, 190), shift(riceColour(b.spec.colour), -0.09)),
    packed(b, 266, 342, 182, 13.5, () => place(grain(b.sheet), 0, 0, 1.5)),
    spread(b, 480, 540, 70, 26, () => place(grain(b.sheet), 0, 0, 1.4)),
    card(b, 546, 166),
  ].join('');
};

export const noodleNests: Draw = (b) => {
  const one = (x: number, y: number, r: number) =>
    lyingShadow(b, x, y, r * 0.98, r * 0.94) +
    place(
      `<g transform="scale(1 1.45)">${noodleNest(b.sheet, r, mix('#e9cf92', b.spec.accent, 0.12))}</g>`,
      x,
      y,
    );
  return [
    plateAbove(b, 290, 350, 262, mix('#b98a5a', b.ground.mid, 0.2)),
    one(200, 264, 106),
    one(392, 330, 102),
    one(228, 460, 104),
    card(b, 556, 138),
  ].join('');
};

/** A bowl of fried rice noodles with shrimp and greens. */
export const vermicelliBowl: Draw = (b) => {
  const white = tones(mix('#f1e6cf', '#e2c48e', 0.25));
  const d = oval(280, 350, 176);
  const strands = Array.from({ length: 90 }, () => {
    const [x, y, w] = [
      b.sheet.between(110, 400),
      b.sheet.between(190, 510),
      b.sheet.between(60, 130),
    ];
    return stroke(
      `M${n(x)} ${n(y)}c${n(w * 0.3)} ${n(b.sheet.between(-60, 60))} ${n(w * 0.7)} ${n(b.sheet.between(-60, 60))} ${n(w)} ${n(b.sheet.between(-40, 40))}`,
      b.sheet.pick([white.light, white.mid, white.dark, white.deep]),
      4.4,
    );
  }).join('');
  return [
    plateAbove(b, 280, 350, 226, b.spec.colour),
    fill(d, white.dark),
    inside(b.sheet, d, strands),
    spread(b, 280, 350, 110, 9, () => place(shrimp()(b.sheet), 0, 0, 1.5)),
    spread(b, 280, 350, 130, 22, () =>
      stroke(oval(0, 0, 9, 8), b.sheet.pick(['#6d8a4f', '#86a463']), 5),
    ),
    stroke('M380 640L640 396M420 652L652 430', '#8a5b3a', 13),
    card(b, 552, 150),
  ].join('');
};

const plateOf =
  (one: (b: Brush) => () => string, step: number, size: number, tint: number): Draw =>
  (b) =>
    [
      plateAbove(b, 266, 346, 230, mix(CERAMIC, b.spec.colour, tint)),
      packed(b, 266, 346, 150, step, () => place(one(b)(), 0, 0, size)),
      spread(b, 504, 540, 64, 4, () => place(one(b)(), 0, 0, size)),
      card(b, 542, 170),
    ].join('');

/** A dried shiitake from above. */
function capAbove(b: Brush): string {
  const t = tones('#6b4a35');
  const r = b.sheet.between(40, 52);
  const cracks = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 6.28 + b.sheet.between(-0.2, 0.2);
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return `M${n(x * r * 0.2)} ${n(y * r * 0.2)}L${n(x * r * 0.55 + y * 5)} ${n(y * r * 0.55 - x * 5)}L${n(x * r * 0.9)} ${n(y * r * 0.9)}`;
  }).join('');
  const d = round(b.sheet, 0, 0, r, r * 0.96, 0.06, 10);
  return (
    place(fill(d, '#3f2b20', 0.5), 6, 8) +
    fill(d, t.dark) +
    inside(
      b.sheet,
      d,
      fill(oval(-r * 0.1, -r * 0.12, r * 0.94), t.mid) +
        stroke(cracks, '#e6d3b0', 4.4) +
        fill(oval(-r * 0.3, -r * 0.34, r * 0.3, r * 0.24), t.light, 0.6),
    )
  );
}

export const mushroomPlate: Draw = plateOf((b) => () => capAbove(b), 82, 1, 0.1);
export const nutPlate: Draw = plateOf(
  (b) => {
    const [p, c] = [peanut(), cashew()];
    return () => (b.sheet.random() < 0.6 ? p : c)(b.sheet);
  },
  27,
  1.5,
  0.08,
);
export const shrimpPlate: Draw = plateOf((b) => () => shrimp()(b.sheet), 32, 1.5, 0.12);

export const lilyPlate: Draw = plateOf((b) => () => lilyBud(b.sheet), 44, 1.2, 0.1);
export const spicePlate: Draw = plateOf((b) => () => spice(b.sheet), 40, 1.25, 0.1);

/** Rice balls in nori, sheets fanned beside. */
export const riceBalls: Draw = (b) => {
  const nori = tones('#2b3a31');
  const leafOf = (turn: number, colour: string) =>
    place(
      fill(cut(b.sheet, points('-100,-130 100,-130 104,128 -98,132'), 4), colour),
      424,
      250,
      1,
      turn,
    );
  const ball = smooth(points('-12,-100 12,-100 104,56 94,84 70,94 -70,94 -94,84 -104,56'), 0.8);
  const rice = stipple(b.sheet, 90, 9, '#e4d9c2', (u, v) => [(u - 0.5) * 190, -90 + v * 180]);
  const one = (x: number, y: number, turn: number) =>
    place(
      place(fill(ball, b.shadow), 12, 15) +
        fill(ball, '#f8f1e2') +
        inside(
          b.sheet,
          ball,
          rice +
            fill('M30 -120L120 110H70Z', '#e4d9c2') +
            fill('M-48 18H52V110H-50Z', nori.mid) +
            stroke('M-30 34l24 4M0 60l30 -4M-34 80l20 2', nori.light, 3),
        ),
      x,
      y,
      1,
      turn,
    );
  return [
    leafOf(24, nori.deep),
    leafOf(12, nori.light),
    leafOf(0, nori.mid),
    plateAbove(b, 250, 420, 206, mix(CERAMIC, b.spec.colour, 0.2)),
    one(180, 370, -10),
    one(316, 452, 8),
    card(b, 552, 500, 5),
  ].join('');
};
