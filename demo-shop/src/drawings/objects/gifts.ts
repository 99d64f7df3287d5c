import { orange, pomeloFruit } from '../contents/fruit.ts';
import { leaf } from '../contents/leaves.ts';
import { project, THREE_QUARTER } from '../engine/block.ts';
import { type Brush, type Draw, WOOD } from '../engine/brush.ts';
import { tones } from '../engine/colour.ts';
import { n, points, smooth } from '../engine/geometry.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { band, filled, outline, shade, type Turned, turned } from '../engine/turned.ts';
import { boxShadow, labelAt, printedBox } from './boxes.ts';
import { field } from './textiles.ts';

const BOW = {
  loop: '0,0 .3,-.36 .68,-.4 .72,-.1 .36,.06',
  hole: '.2,-.1 .42,-.28 .58,-.26 .54,-.1',
  tail: '0,0 .3,.16 .5,.42 .36,.36 .3,.48 .1,.2',
  knot: '-.12,-.1 .12,-.1 .13,.1 -.11,.1',
};

/** A ribbon's bow in three tones, centred on its knot. */
export function bow({ accent: t }: Brush, size: number): string {
  const part = (text: string, side: 1 | -1, colour: string, tension = 1) =>
    fill(smooth(points(text, side * size, size), tension), colour);
  return [
    part(BOW.tail, -1, t.mid, 0.8),
    part(BOW.tail, 1, t.dark, 0.8),
    part(BOW.loop, -1, t.light),
    part(BOW.hole, -1, t.deep),
    part(BOW.loop, 1, t.mid),
    part(BOW.hole, 1, t.deep),
    part(BOW.knot, 1, t.mid, 0.7),
  ].join('');
}

export const giftBox: Draw = (b) => {
  const size = { w: 262, d: 180, h: 150 };
  const lid = { w: 274, d: 192, h: 40, x: -6, y: -6, z: 150 };
  const ribbon = (w: number, h: number) =>
    fill(`M${n(w / 2 - 18)} 0h36v${n(h)}h-36z`, b.accent.mid);
  const across = fill(`M0 ${n(lid.d / 2 - 16)}H${n(lid.w)}v32H0z`, b.accent.mid);
  const [x, y] = project(THREE_QUARTER, 131, 90, 190);
  const art = [
    boxShadow(b, size),
    printedBox(b, size, {
      front: ribbon(size.w, size.h) + labelAt(b, 'slip', 62, 78, 64, 116),
      side: fill(`M74 0h32v150h-32z`, b.accent.dark),
    }),
    printedBox({ ...b, spec: { ...b.spec, pattern: 'plain' } }, lid, {
      front: ribbon(lid.w, lid.h),
      top: ribbon(lid.w, lid.d) + across,
      side: fill(`M80 0h32v40h-32z`, b.accent.dark),
    }),
    place(bow(b, 150), x, y),
  ].join('');
  return place(art, -172, -34);
};

/** Woven bamboo over a turned body. */
export function weave(b: Brush, body: Turned, colour: string): string {
  const t = tones(colour);
  const high = body.rows.at(-1)?.[1] ?? 0;
  let marks = '';
  for (let row = 0; row < -high / 15; row++)
    for (let i = -8; i < 9; i++) {
      const x = i * 27 + (row % 2) * 13.5;
      marks += `M${n(x)} ${n(-row * 15 + 4)}q10 6 20 0`;
    }
  return (
    shade(b.sheet, body, t, false) +
    inside(
      b.sheet,
      outline(body),
      stroke(marks, t.deep, 4.6, ' opacity=".55"') +
        `<g transform="translate(0 -6)">${stroke(marks, t.light, 3, ' opacity=".7"')}</g>`,
    ) +
    fill(band(body, high + 2, high - 12), t.mid) +
    fill(band(body, 2, -10), t.dark)
  );
}

export const giftBasket: Draw = (b) => {
  const body = turned('112,0 128,-60 148,-132', 0.2);
  const cane = tones(WOOD);
  const cloth = smooth(
    points(
      '-146,-150 -60,-168 60,-168 146,-150 158,-104 120,-92 96,-54 66,-98 20,-96 -10,-60 -40,-98 -96,-98 -120,-70 -158,-110',
    ),
    0.8,
  );
  const goods = [
    place(pomeloFruit(b.sheet, 66, '#c9c15a'), -66, -190),
    place(orange(b.sheet, 52, '#e0902f'), 88, -176),
    place(orange(b.sheet, 48, '#e59c3a', false), 12, -160),
    place(leaf(b.sheet, 90), 40, -200, 1, -40),
  ].join('');
  return [
    castShadow(b, 0, 0, 270, 260, 36),
    stroke('M-138 -138C-150 -420 150 -420 138 -138', cane.dark, 15),
    stroke('M-140 -138C-152 -418 146 -424 136 -150', cane.mid, 9),
    filled(b.sheet, body, cane.light, cane.deep, goods),
    weave(b, body, WOOD),
    goods,
    fill(cloth, b.body.mid),
    inside(
      b.sheet,
      cloth,
      field(b, -160, -170, 320, 120, 34) +
        fill(smooth(points('50,-180 70,-40 180,-40 180,-180')), b.body.deep, 0.34),
    ),
    place(label(b, 'slip', 54, 92), 0, -34),
  ].join('');
};

const WRAP = {
  body: smooth(
    points(
      '-150,-6 -158,-60 -152,-146 -120,-186 -40,-204 40,-204 120,-186 152,-146 158,-60 150,-6 80,8 -80,8',
    ),
    0.8,
  ),
  right: smooth(points('10,-196 44,-246 104,-290 150,-288 142,-250 84,-206 30,-184'), 0.9),
  left: smooth(points('-10,-196 -48,-250 -112,-282 -152,-266 -134,-236 -80,-200 -30,-184'), 0.9),
  flap: smooth(points('-152,-150 -60,-176 0,-190 60,-176 152,-150 96,-84 0,-34 -96,-84'), 0.7),
  folds:
    'M-12 -184C-60 -150 -110 -120 -148 -96M12 -184C60 -150 110 -120 148 -96M-6 -180C-30 -130 -60 -90 -84 -74M6 -180C30 -130 60 -90 84 -74',
};

type Print = (x: number, y: number, w: number, h: number) => string;

/** The bundle and the corner folded over it. */
const bundle = ({ sheet, body: t }: Brush, print: Print): string => {
  const shade = smooth(points('60,-220 96,-120 78,20 190,20 190,-220'));
  const lit = smooth(points('-150,-40 -150,-140 -128,-150 -136,-60'));
  const under = smooth(points('20,-200 50,-110 10,-30 180,-60 180,-200'));
  return [
    fill(WRAP.body, t.mid),
    inside(
      sheet,
      WRAP.body,
      print(-160, -206, 320, 216) + fill(shade, t.deep, 0.42) + fill(lit, t.light),
    ),
    fill(WRAP.flap, t.mid),
    inside(sheet, WRAP.flap, print(-160, -200, 320, 176) + fill(under, t.deep, 0.26)),
    stroke('M-152 -150Q-80 -100 0 -34Q80 -100 152 -150', t.deep, 3.4, ' opacity=".6"'),
    stroke(WRAP.folds, t.deep, 4, ' opacity=".5"'),
  ].join('');
};

/** The knot and its two ears. */
const ears = ({ sheet, body: t }: Brush, print: Print): string => {
  const crease = (d: string) => stroke(d, t.deep, 5, ' opacity=".5"');
  return [
    fill(WRAP.left, t.light),
    inside(sheet, WRAP.left, print(-160, -290, 170, 110) + crease('M-20 -194Q-80 -220 -124 -262')),
    fill(WRAP.right, t.mid),
    inside(
      sheet,
      WRAP.right,
      print(0, -300, 170, 120) +
        fill('M30 -180L150 -270V-170Z', t.deep, 0.4) +
        crease('M20 -194Q76 -226 122 -272'),
    ),
    fill(smooth(points('-34,-206 0,-222 34,-206 32,-176 0,-166 -32,-176')), t.mid),
    fill(smooth(points('4,-218 34,-206 32,-176 4,-168 14,-192')), t.dark),
    stroke('M-16 -212Q-4 -190 -14 -172', t.deep, 3, ' opacity=".6"'),
  ].join('');
};

/** A box tied up in a cloth, the two ears of the knot on top. */
export const clothWrap: Draw = (b) => {
  const print: Print = (x, y, w, h) => field(b, x, y, w, h, 48);
  return [
    castShadow(b, 0, 0, 300, 220, 34),
    bundle(b, print),
    ears(b, print),
    b.spec.label ? place(label(b, 'slip', 52, 100), 0, -62) : '',
  ].join('');
};
