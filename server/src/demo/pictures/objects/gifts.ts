import { WOOD, type Brush, type Draw } from '../engine/brush.ts';
import { project, THREE_QUARTER } from '../engine/block.ts';
import { tones } from '../engine/colour.ts';
import { n, smooth } from '../engine/geometry.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, filled, outline, shade, turned, type Turned } from '../engine/turned.ts';
import { orange, pomeloFruit } from '../contents/fruit.ts';
import { leaf } from '../contents/leaves.ts';
import { boxShadow, labelAt, printedBox } from './boxes.ts';
import { field } from './textiles.ts';

/** A ribbon's bow in three tones, centred on its knot. */
export function bow(b: Brush, size: number): string {
  const t = b.accent;
  const s = (k: number) => k * size;
  const loop = (m: number) => smooth([[0, 0], [m * s(0.3), -s(0.36)], [m * s(0.68), -s(0.4)], [m * s(0.72), -s(0.1)], [m * s(0.36), s(0.06)]]);
  const hole = (m: number) => smooth([[m * s(0.2), -s(0.1)], [m * s(0.42), -s(0.28)], [m * s(0.58), -s(0.26)], [m * s(0.54), -s(0.1)]]);
  const tail = (m: number) => smooth([[0, 0], [m * s(0.3), s(0.16)], [m * s(0.5), s(0.42)], [m * s(0.36), s(0.36)], [m * s(0.3), s(0.48)], [m * s(0.1), s(0.2)]], 0.8);
  return fill(tail(-1), t.mid) + fill(tail(1), t.dark) + fill(loop(-1), t.light) + fill(hole(-1), t.deep) + fill(loop(1), t.mid) + fill(hole(1), t.deep) + fill(smooth([[-s(0.12), -s(0.1)], [s(0.12), -s(0.1)], [s(0.13), s(0.1)], [-s(0.11), s(0.1)]], 0.7), t.mid);
}

export const giftBox: Draw = (b) => {
  const size = { w: 262, d: 180, h: 150 };
  const lid = { w: 274, d: 192, h: 40, x: -6, y: -6, z: 150 };
  const ribbon = (w: number, h: number) => fill(`M${n(w / 2 - 18)} 0h36v${n(h)}h-36z`, b.accent.mid);
  const across = fill(`M0 ${n(lid.d / 2 - 16)}H${n(lid.w)}v32H0z`, b.accent.mid);
  const [x, y] = project(THREE_QUARTER, 131, 90, 190);
  const art = [
    boxShadow(b, size),
    printedBox(b, size, { front: ribbon(size.w, size.h) + labelAt(b, 'slip', 62, 78, 64, 116), side: fill(`M74 0h32v150h-32z`, b.accent.dark) }),
    printedBox({ ...b, spec: { ...b.spec, pattern: 'plain' } }, lid, { front: ribbon(lid.w, lid.h), top: ribbon(lid.w, lid.d) + across, side: fill(`M80 0h32v40h-32z`, b.accent.dark) }),
    place(bow(b, 150), x, y),
  ].join('');
  return place(art, -172, -34);
};

/** Woven bamboo over a turned body. */
export function weave(b: Brush, body: Turned, colour: string): string {
  const t = tones(colour);
  const high = body.rows.at(-1)?.[1] ?? 0;
  let marks = '';
  for (let row = 0; row < -high / 15; row++) for (let i = -8; i < 9; i++) {
    const x = i * 27 + (row % 2) * 13.5;
    marks += `M${n(x)} ${n(-row * 15 + 4)}q10 6 20 0`;
  }
  return shade(b.sheet, body, t, false) + inside(b.sheet, outline(body), stroke(marks, t.deep, 4.6, ' opacity=".55"') + `<g transform="translate(0 -6)">${stroke(marks, t.light, 3, ' opacity=".7"')}</g>`) + fill(band(body, high + 2, high - 12), t.mid) + fill(band(body, 2, -10), t.dark);
}

export const giftBasket: Draw = (b) => {
  const body = turned([[112, 0], [128, -60], [148, -132]], 0.2);
  const cane = tones(WOOD);
  const cloth = smooth([[-146, -150], [-60, -168], [60, -168], [146, -150], [158, -104], [120, -92], [96, -54], [66, -98], [20, -96], [-10, -60], [-40, -98], [-96, -98], [-120, -70], [-158, -110]], 0.8);
  const goods = [
    place(pomeloFruit(b.sheet, 66, '#c9c15a'), -66, -190), place(orange(b.sheet, 52, '#e0902f'), 88, -176), place(orange(b.sheet, 48, '#e59c3a', false), 12, -160), place(leaf(b.sheet, 90), 40, -200, 1, -40),
  ].join('');
  return [
    castShadow(b, 0, 0, 270, 260, 36),
    stroke('M-138 -138C-150 -420 150 -420 138 -138', cane.dark, 15), stroke('M-140 -138C-152 -418 146 -424 136 -150', cane.mid, 9),
    filled(b.sheet, body, cane.light, cane.deep, goods),
    weave(b, body, WOOD), goods,
    fill(cloth, b.body.mid), inside(b.sheet, cloth, field(b, -160, -170, 320, 120, 34) + fill(smooth([[50, -180], [70, -40], [180, -40], [180, -180]]), b.body.deep, 0.34)),
    place(label(b, 'slip', 54, 92), 0, -34),
  ].join('');
};

/** A box tied up in a cloth, the two ears of the knot on top. */
export const clothWrap: Draw = (b) => {
  const t = b.body;
  const d = smooth([[-150, -6], [-158, -60], [-152, -146], [-120, -186], [-40, -204], [40, -204], [120, -186], [152, -146], [158, -60], [150, -6], [80, 8], [-80, 8]], 0.8);
  const right = smooth([[10, -196], [44, -246], [104, -290], [150, -288], [142, -250], [84, -206], [30, -184]], 0.9);
  const left = smooth([[-10, -196], [-48, -250], [-112, -282], [-152, -266], [-134, -236], [-80, -200], [-30, -184]], 0.9);
  const flap = smooth([[-152, -150], [-60, -176], [0, -190], [60, -176], [152, -150], [96, -84], [0, -34], [-96, -84]], 0.7);
  const print = (x: number, y: number, w: number, h: number) => field(b, x, y, w, h, 48);
  const folds = stroke('M-12 -184C-60 -150 -110 -120 -148 -96M12 -184C60 -150 110 -120 148 -96M-6 -180C-30 -130 -60 -90 -84 -74M6 -180C30 -130 60 -90 84 -74', t.deep, 4, ' opacity=".5"');
  return [
    castShadow(b, 0, 0, 300, 220, 34),
    fill(d, t.mid), inside(b.sheet, d, print(-160, -206, 320, 216) + fill(smooth([[60, -220], [96, -120], [78, 20], [190, 20], [190, -220]]), t.deep, 0.42) + fill(smooth([[-150, -40], [-150, -140], [-128, -150], [-136, -60]]), t.light)),
    fill(flap, t.mid), inside(b.sheet, flap, print(-160, -200, 320, 176) + fill(smooth([[20, -200], [50, -110], [10, -30], [180, -60], [180, -200]]), t.deep, 0.26)), stroke('M-152 -150Q-80 -100 0 -34Q80 -100 152 -150', t.deep, 3.4, ' opacity=".6"'), folds,
    fill(left, t.light), inside(b.sheet, left, print(-160, -290, 170, 110) + stroke('M-20 -194Q-80 -220 -124 -262', t.deep, 5, ' opacity=".5"')),
    fill(right, t.mid), inside(b.sheet, right, print(0, -300, 170, 120) + fill('M30 -180L150 -270V-170Z', t.deep, 0.4) + stroke('M20 -194Q76 -226 122 -272', t.deep, 5, ' opacity=".5"')),
    fill(smooth([[-34, -206], [0, -222], [34, -206], [32, -176], [0, -166], [-32, -176]]), t.mid), fill(smooth([[4, -218], [34, -206], [32, -176], [4, -168], [14, -192]]), t.dark), stroke('M-16 -212Q-4 -190 -14 -172', t.deep, 3, ' opacity=".6"'),
    b.spec.label ? place(label(b, 'slip', 52, 100), 0, -62) : '',
  ].join('');
};
