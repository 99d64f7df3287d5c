import { heap, sesame } from '../contents/grain-food.ts';
import { leaf } from '../contents/leaves.ts';
import { CREAM, type Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { oval } from '../engine/geometry.ts';
import { label } from '../engine/label.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, outline, rimOval, shade, slice, turned } from '../engine/turned.ts';
import { dish } from '../props/table-ware.ts';
import { glass } from './jars.ts';

export const soyBottle: Draw = (b) => {
  const body = turned('78,0 82,-14 82,-120 80,-196 54,-246 30,-286 26,-336 26,-348', 0.15);
  const cap = turned('31,-344 31,-360 30,-376', 0.15);
  return [
    castShadow(b, 0, 0, 164, 340, 24),
    shade(b.sheet, body, b.body),
    fill(slice(body, 0.8, 0.88), b.body.light, 0.5),
    fill(band(body, -288, -330), b.accent.mid),
    fill(band(body, -288, -330, 0.38, 1), b.accent.dark),
    shade(b.sheet, cap, b.accent),
    fill(rimOval(cap), b.accent.light),
    place(label(b, 'slip', 104, 152), 0, -96),
    place(dish(b, 150, '#e9dfcc'), 148, 22),
    place(
      fill(oval(0, 0, 50, 13), b.body.deep) + fill(oval(-14, -3, 22, 4), b.body.light),
      148,
      20,
    ),
  ].join('');
};

export const oilBottle: Draw = (b) => {
  const body = turned('82,0 86,-12 88,-110 84,-190 62,-232 32,-252 26,-286 28,-310', 0.16);
  const cork = turned('24,-304 26,-326 28,-338', 0.16);
  const lip = turned('33,-300 33,-312', 0.16);
  const wood = tones('#b98a5a');
  return [
    castShadow(b, 0, 0, 176, 310, 26),
    glass(b, body, b.spec.colour, -228),
    shade(b.sheet, cork, wood, false),
    fill(rimOval(cork), wood.light),
    fill(outline(lip), mix(CREAM, b.ground.light, 0.5)),
    fill(slice(lip, 0.4, 1), b.ground.dark),
    stroke('M-30 -262Q0 -254 30 -262', b.accent.mid, 5),
    place(label(b, 'slip', 100, 140), 0, -104),
    place(heap(b, 110, 26, '#2f2823', 8, sesame(tones(b.spec.accent).deep)), 150, 26),
  ].join('');
};

export const oilDropper: Draw = (b) => {
  const body = turned('84,0 90,-12 90,-100 88,-166 62,-196 40,-204 40,-214', 0.16);
  const collar = turned('46,-210 46,-230 44,-252', 0.16);
  const bulb = turned('26,-250 34,-266 34,-300 24,-330 12,-340 12,-340', 0.16);
  const t = tones(b.spec.accent);
  return [
    castShadow(b, 0, 0, 180, 260, 26),
    glass(b, body, b.spec.colour, -150),
    stroke('M0 -206V-40', mix(b.spec.colour, '#ffffff', 0.45), 9, ' opacity=".6"'),
    shade(b.sheet, bulb, tones(mix(t.mid, '#2b2622', 0.45))),
    shade(b.sheet, collar, t),
    fill(band(collar, -212, -217), t.deep, 0.5),
    place(label(b, 'plate', 124, 98), 0, -80),
    place(leaf(b.sheet, 96), 104, 20, 1, -14),
    place(leaf(b.sheet, 70), 108, 22, 1, 24),
  ].join('');
};
