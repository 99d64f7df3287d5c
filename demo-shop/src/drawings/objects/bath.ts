import { leaf } from '../contents/leaves.ts';
import { block, THREE_QUARTER } from '../engine/block.ts';
import { CREAM, type Draw, INK, WOOD } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { n, oval } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { label } from '../engine/label.ts';
import { lettering } from '../engine/lettering.ts';
import { fill, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, filled, turned } from '../engine/turned.ts';
import { steam } from '../props/table-ware.ts';
import { boxShadow, facePattern } from './boxes.ts';
import { onBody, patterned } from './vessel.ts';

/** Two bars, one in its paper sleeve, one stamped. */
export const soap: Draw = (b) => {
  const first = { w: 240, d: 130, h: 76 };
  const second = { w: 220, d: 120, h: 72, x: 16, y: 8, z: 76 };
  const other = tones(mix(b.spec.colour, CREAM, 0.35));
  const flecks = stipple(b.sheet, 70, 5, b.accent.mid, (u, v) => [u * 220, v * 120]);
  const stamp = `<g transform="translate(110 60)">${stroke(oval(0, 0, 82, 46), other.dark, 4)}${lettering(b.spec.label, { w: 112, h: 54, colour: other.deep })}</g>`;
  const sleeve = (h: number) =>
    fill(`M70 0H172V${h}H70Z`, CREAM) + fill(`M70 0H78V${h}H70ZM164 0H172V${h}H164Z`, b.accent.mid);
  const art = [
    boxShadow(b, first),
    block(
      b.sheet,
      THREE_QUARTER,
      first,
      b.body,
      {
        front:
          facePattern(b, 240, 76, b.body.dark, 34) +
          sleeve(76) +
          place(lettering(b.spec.label, { w: 78, h: 56, colour: INK }), 121, 38),
      },
      12,
    ),
    block(
      b.sheet,
      THREE_QUARTER,
      second,
      other,
      {
        top: flecks + stamp,
        front: stipple(b.sheet, 40, 4, b.accent.mid, (u, v) => [u * 220, v * 72]),
      },
      14,
    ),
    place(leaf(b.sheet, 110), 214, 70, 1, -16),
    place(leaf(b.sheet, 80), 218, 72, 1, 20),
  ].join('');
  return place(art, -150, -30);
};

/** A tube of incense sticks beside a burner with one alight. */
export const incense: Draw = (b) => {
  const tube = turned('58,0 58,-120 58,-238', 0.17);
  const sticks = Array.from({ length: 15 }, (_, i) => {
    const x = -44 + i * 6.3;
    const tip = -330 - ((i * 37) % 46);
    return (
      stroke(`M${n(x * 0.8)} -210L${n(x * 1.25)} ${n(tip)}`, i % 3 ? '#7a4f36' : '#94603f', 4.6) +
      stroke(`M${n(x * 0.8)} -210L${n(x * 0.93)} -262`, b.accent.mid, 4.6)
    );
  }).join('');
  const dish = tones(mix(WOOD, b.spec.accent, 0.15));
  return [
    castShadow(b, -70, 0, 120, 300, 20),
    place(
      patterned(b, tube, b.body, { colour: onBody(b), size: 36 }) +
        fill(band(tube, -228, -238), b.accent.mid) +
        fill(band(tube, 0, -9), b.accent.mid) +
        filled(b.sheet, tube, b.body.light, b.body.deep, sticks) +
        place(label(b, 'slip', 70, 156), 0, -112),
      -70,
      0,
    ),
    castShadow(b, 96, 26, 150, 24, 20),
    fill(oval(96, 22, 84, 22), dish.dark),
    fill(oval(96, 16, 84, 21), dish.mid),
    fill(oval(90, 14, 60, 13), dish.light),
    fill(oval(96, 12, 11, 5), dish.deep),
    stroke('M96 12L142 -150', '#7a4f36', 5),
    fill(oval(142.6, -153, 4.6, 6), '#e2603a'),
    `<g transform="translate(146 -166)">${steam(150, mix(b.ground.light, '#ffffff', 0.6))}</g>`,
  ].join('');
};
