import { coffeeBean } from '../contents/grain-food.ts';
import { teaCurl, teaShoot } from '../contents/leaves.ts';
import { type Brush, CREAM, type Draw } from '../engine/brush.ts';
import { mix, type Tones } from '../engine/colour.ts';
import { box, curve, cut, n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { type LabelStyle, label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';

export interface Pouch {
  w: number;
  h: number;
  neck?: number;
}

/** A soft bag standing up: fuller at the foot, flat and narrow at its sealed top. */
export function pouchOutline({ w, h, neck = 0.93 }: Pouch): string {
  const r = w / 2;
  return smooth(
    [
      [-r * 0.94, -2],
      [-r * 1.02, -h * 0.16],
      [-r * 0.99, -h * 0.5],
      [-r * neck, -h * 0.9],
      [-r * neck, -h],
      [-r * neck, -h],
      [0, -h - 3],
      [r * neck, -h],
      [r * neck, -h],
      [r * neck, -h * 0.9],
      [r * 0.99, -h * 0.5],
      [r * 1.02, -h * 0.16],
      [r * 0.94, -2],
      [r * 0.5, 9],
      [-r * 0.5, 9],
    ],
    0.8,
  );
}

const creases = (w: number, h: number, t: Tones): string =>
  [
    fill(smooth(points('-.42,-.9 -.34,-.62 -.39,-.3 -.45,-.5', w, h)), t.light),
    stroke(curve(points('.4,-.88 .31,-.66 .37,-.44', w, h)), t.deep, 3, ' opacity=".45"'),
    fill(
      smooth([
        [-w * 0.47, -4],
        [-w * 0.25, -h * 0.09],
        [0, -h * 0.045],
        [w * 0.25, -h * 0.09],
        [w * 0.47, -4],
        [0, 14],
      ]),
      t.deep,
      0.3,
    ),
  ].join('');

/** Body of a pouch in three tones with its pattern in the lower field. */
export function pouch(
  b: Brush,
  size: Pouch,
  t: Tones,
  patternColour: string,
  patternFrom = 0,
): string {
  const { w, h } = size;
  const d = pouchOutline(size);
  const shade = smooth([
    [w * 0.2, -h * 1.05],
    [w * 0.28, -h * 0.7],
    [w * 0.16, -h * 0.35],
    [w * 0.24, 20],
    [w, 20],
    [w, -h * 1.1],
  ]);
  const flecks = stipple(b.sheet, 170, 3, t.dark, (u, v) => [w * (0.22 - 0.4 * u * u), -v * h]);
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    w * 1.06,
    h * (1 - patternFrom),
    patternColour,
    44,
  );
  const printed = field
    ? `<g transform="translate(${n(-w * 0.53)} ${n(-h * (1 - patternFrom))})">${field}</g>`
    : '';
  return (
    fill(d, t.mid) +
    inside(
      b.sheet,
      d,
      printed +
        fill(shade, printed ? t.deep : t.dark, printed ? 0.3 : 1) +
        flecks +
        creases(w, h, t),
    )
  );
}

/** The pressed seam along a top edge. */
export const seam = (w: number, y: number, h: number, t: Tones): string =>
  fill(`M${n(-w / 2)} ${n(y)}h${n(w)}v${n(-h)}h${n(-w)}z`, t.dark) +
  Array.from({ length: Math.floor(w / 9) }, (_, i) =>
    stroke(`M${n(-w / 2 + 5 + i * 9)} ${n(y - 3)}v${n(6 - h)}`, t.mid, 2),
  ).join('');

export const tagged = (b: Brush, style: LabelStyle, w: number, h: number, y: number): string =>
  place(label(b, style, w, h), 0, y);

const printColour = (b: Brush): string => mix(b.body.light, b.spec.accent, 0.55);

/** Front with a window; the window shows what `bits` draws, laid inside its outline. */
export function windowed(b: Brush, d: string, back: string, bits: string): string {
  return fill(d, back) + inside(b.sheet, d, bits) + stroke(d, mix(b.spec.colour, CREAM, 0.5), 3);
}

/** A sealed pouch with its label; what lies beside it depends on what is in it. */
export const plainPouch: Draw = (b) =>
  [
    castShadow(b, 0, 4, 236, 330, 26),
    pouch(b, { w: 236, h: 322 }, b.body, printColour(b), 0.3),
    seam(219, -306, 18, b.body),
    fill(round(b.sheet, 0, -284, 6), b.ground.dark),
    tagged(b, 'slip', 104, 186, -150),
  ].join('');

export const teaPouch: Draw = (b) =>
  [
    plainPouch(b),
    place(teaShoot(b.sheet, 74), 164, -2, 1, 66),
    ...[122, 140, 158].map((x, i) =>
      place(teaCurl(b.sheet, '#4f5c38', 8), x, 24 + (i % 2) * 12, 1, x),
    ),
  ].join('');

/** A bag with a gusset to the right, its top rolled down and held by a tie. */
export const coffeeBag: Draw = (b) => {
  const t = b.body;
  const front = cut(b.sheet, points('-118,-262 74,-266 86,2 -124,2'), 7, 0.006);
  const gusset = cut(b.sheet, points('74,-266 120,-284 132,-26 86,2'), 4);
  const field = patternField(b.sheet, b.spec.pattern, 210, 120, printColour(b), 44);
  const roll = cut(b.sheet, points('-122,-298 72,-302 122,-318 122,-286 78,-266 -120,-260'), 7);
  const tie = cut(b.sheet, points('-140,-288 76,-292 134,-312 136,-300 78,-278 -140,-274'), 4);
  const bean = coffeeBean();
  return [
    castShadow(b, 0, -4, 250, 320, 24),
    fill(gusset, t.dark),
    fill('M98 -276L112 -140L104 -14L86 0L76 -262Z', t.deep, 0.5),
    fill(front, t.mid),
    inside(
      b.sheet,
      front,
      place(field, -124, -116) +
        fill('M40 -270L60 10H100V-270Z', t.deep, 0.26) +
        fill(smooth(points('-110,-256 -92,-250 -104,-120 -114,-60')), t.light),
    ),
    stipple(b.sheet, 120, 3, t.dark, (u, v) => [60 - 90 * u * u, -v * 258]),
    fill(roll, t.light),
    fill(cut(b.sheet, points('72,-302 122,-318 122,-286 78,-266'), 3), t.mid),
    fill(tie, b.accent.mid),
    fill(oval(-20, -232, 11), t.dark),
    fill(oval(-20, -232, 4.5), t.deep),
    place(label(b, 'plate', 150, 108), -20, -142),
    castShadow(b, 158, 30, 70, 12, 10),
    ...[
      [138, 22, 20],
      [166, 34, -50],
      [184, 20, 70],
    ].map(([x = 0, y = 0, turn]) => place(bean(b.sheet), x, y, 1.35, turn)),
  ].join('');
};

/** Flat clear bag with a printed card folded over its top. */
export function headerBag(b: Brush, w: number, h: number, back: string, bits: string): string {
  const d = cut(
    b.sheet,
    [
      [-w * 0.48, -h * 0.8],
      [w * 0.48, -h * 0.8],
      [w * 0.5, -6],
      [w * 0.44, 2],
      [-w * 0.44, 2],
      [-w * 0.5, -6],
    ],
    12,
  );
  const film = mix(b.ground.light, '#ffffff', 0.5);
  const card = cut(b.sheet, box(-w * 0.5, -h, w, h * 0.36), 4);
  const field = patternField(b.sheet, b.spec.pattern, w, h * 0.36, printColour(b), 34);
  const print = inside(
    b.sheet,
    card,
    `<g transform="translate(${n(-w * 0.5)} ${n(-h)})">${field}</g>${fill(`M${n(w * 0.26)} ${n(-h)}H${n(w)}V0H${n(w * 0.22)}Z`, b.body.deep, 0.22)}`,
  );
  const shine = fill(smooth(points('-.4,-.58 -.3,-.6 -.36,-.14 -.42,-.1', w, h)), '#ffffff', 0.6);
  return (
    fill(d, film) +
    inside(b.sheet, d, fill(round(b.sheet, 0, -h * 0.2, w * 0.44, h * 0.34, 0.03), back) + bits) +
    shine +
    stroke(
      `M${n(w * 0.4)} ${n(-h * 0.58)}l${n(w * 0.05)} ${n(h * 0.16)}`,
      '#ffffff',
      4,
      ' opacity=".5"',
    ) +
    fill(card, b.body.mid) +
    print +
    stroke(`M${n(-w * 0.5)} ${n(-h * 0.64)}H${n(w * 0.5)}`, b.body.deep, 2.4, ' opacity=".5"') +
    `<g transform="translate(0 ${n(-h * 0.82)})">${label(b, 'plate', w * 0.62, h * 0.24)}</g>`
  );
}
