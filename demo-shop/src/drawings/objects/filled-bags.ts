import { driedSlice } from '../contents/dried.ts';
import { heap, riceColour, riceGrain, shrimp } from '../contents/grain-food.ts';
import { shiitake } from '../contents/spice.ts';
import type { Brush, Draw } from '../engine/brush.ts';
import { mix, shift, type Tones, tones } from '../engine/colour.ts';
import { box, cut, n, points, smooth } from '../engine/geometry.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';
import { headerBag, pouch, seam, tagged, windowed } from './pouches.ts';
import { twine } from './vessel.ts';

export const driedFruitBag: Draw = (b) => {
  const d = smooth(points('-84,-30 -88,-84 -60,-128 0,-140 60,-128 88,-84 84,-30 0,-16'), 0.9);
  const bits = Array.from({ length: 9 }, (_, i) =>
    place(
      driedSlice(b.sheet, 34, b.spec.accent),
      -66 + (i % 3) * 64 + b.sheet.between(-8, 8),
      -118 + Math.floor(i / 3) * 40,
      1,
      b.sheet.between(-40, 40),
    ),
  ).join('');
  return [
    castShadow(b, 0, 4, 240, 320, 26),
    pouch(b, { w: 240, h: 318 }, b.body, mix(b.body.light, b.spec.accent, 0.5), 0.3),
    seam(223, -302, 18, b.body),
    windowed(b, d, shift(b.spec.accent, -0.12), bits),
    tagged(b, 'plate', 156, 84, -222),
    castShadow(b, 160, 34, 70, 10, 10),
    place(driedSlice(b.sheet, 36, b.spec.accent), 150, 22),
    place(driedSlice(b.sheet, 30, b.spec.accent), 196, 34, 1, 40),
  ].join('');
};

const SACK = {
  body: smooth(
    points(
      '-128,0 -146,-60 -140,-160 -112,-236 -52,-268 -46,-280 46,-280 52,-268 112,-236 142,-160 148,-60 128,0 0,12',
    ),
    0.9,
  ),
  ear: smooth(
    points('-44,-276 -74,-322 -50,-338 -22,-326 0,-342 24,-326 52,-338 76,-320 44,-276 0,-268'),
    0.9,
  ),
};

/** A cotton sack, its mouth gathered and tied. */
export function sackBody(b: Brush, printed: string): string {
  const t = b.body;
  const { body: d, ear } = SACK;
  const fold = (x1: number, x2: number, colour: string) =>
    fill(
      smooth([
        [x1, -270],
        [x2, -160],
        [x2 * 1.06, -196],
      ]),
      colour,
    );
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    300,
    84,
    mix(b.body.mid, b.spec.accent, 0.6),
    38,
  );
  return [
    fill(ear, t.mid),
    inside(
      b.sheet,
      ear,
      fill('M10 -350H90V-260H20Z', t.dark) +
        stroke('M-20 -324L-14 -276M22 -324L16 -276', t.deep, 3),
    ),
    fill(d, t.mid),
    inside(
      b.sheet,
      d,
      `<g transform="translate(-150 -72)">${field}</g>${fill(smooth(points('62,-290 80,-180 58,-80 78,20 170,20 170,-290')), t.deep, 0.42)}${fold(-30, -70, t.dark)}${fold(0, -10, t.dark)}${fold(28, 62, t.deep)}${fill(smooth(points('-128,-60 -118,-150 -92,-214 -98,-140 -108,-60')), t.light)}`,
    ),
    printed,
    `<g transform="translate(0 -2)">${twine(50, -276, b.accent.mid)}</g>`,
  ].join('');
}

export const riceBag: Draw = (b) =>
  [
    castShadow(b, 0, 4, 280, 290, 34),
    sackBody(b, place(label(b, 'slip', 112, 150), 0, -132)),
    place(
      heap(
        b,
        130,
        34,
        shift(riceColour(b.spec.colour), -0.07),
        9,
        riceGrain(riceColour(b.spec.colour)),
      ),
      150,
      30,
    ),
  ].join('');

const bagOf =
  (bits: (b: Brush) => string, back: string, beside: (b: Brush) => string): Draw =>
  (b) =>
    [castShadow(b, 0, 0, 246, 320, 18), headerBag(b, 250, 330, back, bits(b)), beside(b)].join('');

export const mushroomBag: Draw = bagOf(
  (b) =>
    Array.from({ length: 24 }, (_, i) => {
      const [row, column] = [Math.floor(i / 4), i % 4];
      const x = -92 + column * 58 + (row % 2) * 26 + b.sheet.between(-6, 6);
      const turn = b.sheet.between(-40, 40);
      return place(shiitake(b.sheet, b.sheet.between(36, 44)), x, -142 + row * 34, 1, turn);
    }).join(''),
  '#4b3426',
  (b) =>
    castShadow(b, 168, 30, 90, 40, 12) +
    place(shiitake(b.sheet, 50), 164, 34) +
    place(shiitake(b.sheet, 32), 222, 44),
);

export const driedShrimpBag: Draw = bagOf(
  (b) => `<g transform="translate(0 -10)">${heap(b, 236, 176, '#c9703f', 22, shrimp())}</g>`,
  '#cf7a4a',
  (b) =>
    castShadow(b, 172, 34, 60, 8, 9) +
    place(shrimp()(b.sheet), 160, 26, 1.3, 12) +
    place(shrimp()(b.sheet), 206, 38, 1.2, -30),
);

/** One strand of weed in a pressed sheet. */
function strand({ sheet }: Brush, nori: Tones): string {
  const x = sheet.between(-108, 90);
  const y = sheet.between(-290, -10);
  const d = `M${n(x)} ${n(y)}l${n(sheet.between(8, 26))} ${n(sheet.between(-4, 4))}`;
  return stroke(d, sheet.pick([nori.light, nori.deep]), 2.4);
}

/** A flat pack of nori: dark sheets behind a wide paper band. */
export const seaweedPack: Draw = (b) => {
  const nori = tones('#2b3a31');
  const sheetAt = (dx: number, dy: number, colour: string) =>
    fill(cut(b.sheet, box(-118 + dx, -296 + dy, 236, 296), 4, 0.012), colour);
  const band = cut(b.sheet, box(-124, -214, 248, 132), 3);
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    250,
    134,
    mix(b.body.light, b.spec.accent, 0.6),
    40,
  );
  const weave = Array.from({ length: 26 }, () => strand(b, nori)).join('');
  return [
    castShadow(b, 10, -4, 250, 260, 20),
    sheetAt(12, -12, nori.deep),
    sheetAt(6, -6, nori.light),
    sheetAt(0, 0, nori.mid),
    weave,
    fill('M60 -292H116V-4H72Z', nori.deep, 0.4),
    fill(band, b.body.mid),
    inside(
      b.sheet,
      band,
      `<g transform="translate(-125 -216)">${field}</g>${fill('M66 -220H130V-70H72Z', b.body.deep, 0.28)}`,
    ),
    place(label(b, 'plate', 140, 92), 0, -148),
    castShadow(b, 176, 26, 90, 8, 10),
    place(
      fill(cut(b.sheet, points('-52,-20 40,-30 54,12 -40,24'), 3), nori.mid) +
        stroke('M-30 -8l30 -6M0 8l34 -8', nori.light, 2),
      178,
      20,
    ),
  ].join('');
};
