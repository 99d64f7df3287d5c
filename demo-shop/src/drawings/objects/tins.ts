import { cashew, heap, peanut } from '../contents/grain-food.ts';
import { teaShoot } from '../contents/leaves.ts';
import { eggRoll } from '../contents/pastry.ts';
import { CREAM, type Draw } from '../engine/brush.ts';
import { mix, shift } from '../engine/colour.ts';
import { label } from '../engine/label.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, filled, rimOval, shade, turned } from '../engine/turned.ts';
import { onBody, patterned } from './vessel.ts';

const straight = (w: number, from: number, to: number, tilt = 0.15) =>
  turned(`${w},${from} ${w},${(from + to) / 2} ${w},${to}`, tilt);

export const teaTin: Draw = (b) => {
  const body = straight(102, 0, -250);
  const neck = turned('104,-306 104,-318 92,-336 70,-346 70,-346', 0.15);
  const knob = turned('34,-348 34,-348 34,-366 34,-366', 0.15);
  const cap = straight(106, -246, -306);
  return [
    castShadow(b, 0, 0, 208, 330),
    patterned(b, body, b.body, { colour: onBody(b), size: 46 }),
    fill(band(body, -1, -10), b.accent.mid),
    fill(band(body, -236, -250), b.body.deep, 0.6),
    shade(b.sheet, neck, b.accent),
    shade(b.sheet, cap, b.accent),
    fill(band(cap, -300, -306), b.accent.light),
    shade(b.sheet, knob, b.accent),
    fill(rimOval(knob), b.accent.light),
    place(label(b, 'slip', 92, 188), 0, -118),
    place(teaShoot(b.sheet, 70), 150, -26, 1, 62),
  ].join('');
};

export const eggRollTin: Draw = (b) => {
  const body = straight(118, 0, -236);
  const biscuit = '#dba75a';
  const rolls = [-70, -30, 14, 56]
    .map((x, i) =>
      place(
        eggRoll(150, 21, shift(biscuit, i % 2 ? 0.03 : 0)),
        x,
        -312 - (i % 3) * 14,
        1,
        84 + i * 4,
      ),
    )
    .join('');
  return [
    castShadow(b, 0, 0, 240, 260),
    patterned(b, body, b.body, { colour: onBody(b), size: 50, top: -222 }),
    fill(band(body, -226, -236), b.accent.mid),
    fill(band(body, -1, -12), b.accent.mid),
    filled(b.sheet, body, b.accent.light, b.body.deep, rolls),
    place(label(b, 'disc', 150, 150), 0, -104),
    castShadow(b, 128, 34, 120, 30, 12),
    place(eggRoll(128, 20, biscuit), 84, 20, 1, 8),
  ].join('');
};

export const nutTin: Draw = (b) => {
  const body = straight(140, 0, -128, 0.22);
  const nut = b.sheet.pick([peanut(), cashew()]);
  const top = turned('146,0 146,-26', 0.22);
  const leaning =
    shade(b.sheet, top, b.accent) +
    fill(rimOval(top), b.accent.light) +
    stroke(rimOval(top, 0.82), b.accent.mid, 2.4);
  return [
    castShadow(b, 0, 0, 282, 150),
    patterned(b, body, b.body, { colour: onBody(b), size: 44, top: -110 }),
    fill(band(body, -120, -129), b.accent.mid),
    fill(band(body, -1, -9), b.accent.mid),
    filled(
      b.sheet,
      body,
      mix(b.accent.light, CREAM, 0.4),
      b.body.deep,
      place(heap(b, 268, 74, '#a9773f', 14, nut), 0, -112),
    ),
    place(label(b, 'plate', 150, 78), 0, -42),
    place(leaning, 178, -40, 0.62, -62),
    place(heap(b, 80, 18, '#a9773f', 13, nut), -120, 46),
  ].join('');
};
