import { coffeeBean, heap } from '../contents/grain-food.ts';
import { flakyCake, mooncake } from '../contents/pastry.ts';
import { pineappleSlab } from '../contents/slab.ts';
import {
  type Block,
  block,
  type Faces,
  FROM_ABOVE,
  project,
  standUp,
  THREE_QUARTER,
} from '../engine/block.ts';
import { type Brush, CREAM, type Draw, INK } from '../engine/brush.ts';
import { mix, readable, type Tones, tones } from '../engine/colour.ts';
import { box, cut, n, points, smooth } from '../engine/geometry.ts';
import { type LabelStyle, label } from '../engine/label.ts';
import { lettering } from '../engine/lettering.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';

const print = (b: Brush): string => mix(b.body.light, b.spec.accent, 0.6);

/** The product's pattern over a face of w × h. */
export const facePattern = (b: Brush, w: number, h: number, colour = print(b), size = 44): string =>
  inside(
    b.sheet,
    `M0 0H${n(w)}V${n(h)}H0Z`,
    patternField(b.sheet, b.spec.pattern, w, h, colour, size),
  );

export const labelAt = (
  b: Brush,
  style: LabelStyle,
  x: number,
  y: number,
  w: number,
  h: number,
): string => place(label(b, style, w, h), x, y);

/** A printed box with its label on the front. */
export function printedBox(b: Brush, size: Block, faces: Faces = {}): string {
  const { w, h, d } = size;
  const all: Faces = {
    front: facePattern(b, w, h) + (faces.front ?? ''),
    top: facePattern(b, w, d, mix(b.body.light, print(b), 0.6)) + (faces.top ?? ''),
    side: facePattern(b, d, h, mix(b.body.dark, print(b), 0.45)) + (faces.side ?? ''),
  };
  return block(b.sheet, THREE_QUARTER, size, b.body, all);
}

/** Ground shadow of a box seen in three-quarter view. */
export function boxShadow(
  b: Brush,
  { w, d, h, x = 0, y = 0 }: Block,
  camera = THREE_QUARTER,
): string {
  const p = (i: number, j: number) => project(camera, x + i, y + j, 0);
  const reach = Math.min(130, h * 0.5);
  return fill(
    cut(
      b.sheet,
      [p(0, 0), p(w, -4), p(w + reach, d * 0.3), p(w + reach, d + 10), p(w * 0.5, d + 10), p(0, d)],
      16,
    ),
    b.shadow,
  );
}

/** The lid's inside: the moon, and the name. */
const mooncakeLid = (b: Brush): string =>
  fill(cut(b.sheet, box(0, 0, 262, 206), 6), b.body.mid) +
  facePattern(b, 262, 206) +
  place(fill(circle(72), mix('#f0d58a', CREAM, 0.3)), 186, 74) +
  place(label(b, 'slip', 84, 154), 72, 104) +
  fill('M190 0H262V206H212Z', b.body.deep, 0.2);

/** A square tray of cakes from above, its lid leaning behind. */
export const mooncakeBox: Draw = (b) => {
  const c = FROM_ABOVE;
  const size = 270;
  const rim = { w: size, d: size * 0.74, h: 58 };
  const inner = tones(mix(b.spec.accent, CREAM, 0.55));
  const cake = mix('#c58440', b.spec.accent, 0.08);
  const cakes = points('0,1 1,1 0,0 1,0')
    .map(([i, j], k) => {
      const [x, y] = project(c, size * (0.27 + i * 0.46), rim.d * (0.27 + j * 0.46), 26);
      return place(
        mooncake(b.sheet, 53, cake, k === 2 ? ([...b.spec.label][0] ?? '') : '', 0.64),
        x,
        y + 2,
      );
    })
    .join('');
  const inset = 12;
  const [ox, oy] = project(c, inset, inset, rim.h);
  const well = points('0,0 0,1 1,1 1,0').map(([i, j]) =>
    project(c, inset + i * (rim.w - inset * 2), inset + j * (rim.d - inset * 2), rim.h),
  );
  const art = [
    boxShadow(b, rim, c),
    standUp(c, 20, rim.d + 8, 262, mooncakeLid(b)),
    block(b.sheet, c, rim, b.body, { front: facePattern(b, rim.w, rim.h, print(b), 30) }),
    fill(cut(b.sheet, well, 5), inner.dark),
    inside(
      b.sheet,
      cut(b.sheet, well, 5),
      fill(`M${n(ox - 20)} ${n(oy - 300)}h46v320h-46z`, inner.deep, 0.5),
    ),
    stroke(dividers(rim.w, rim.d, rim.h), inner.light, 5),
    cakes,
  ].join('');
  return place(art, -168, -22);
};

const circle = (r: number): string =>
  `M${-r} 0a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;

const dividers = (w: number, d: number, h: number): string => {
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    const [a, c] = [project(FROM_ABOVE, x1, y1, h - 8), project(FROM_ABOVE, x2, y2, h - 8)];
    return `M${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1])}`;
  };
  return line(w / 2, 12, w / 2, d - 12) + line(12, d / 2, w - 12, d / 2);
};

export const pineappleCake: Draw = (b) => {
  const size = { w: 220, d: 116, h: 196, x: -46, y: 60 };
  const slab = (x: number, y: number, z: number, open: boolean) => {
    const [px, py] = project(THREE_QUARTER, x, y, z);
    return place(pineappleSlab(b.sheet, open), px, py);
  };
  const art = [
    boxShadow(b, size),
    printedBox(b, size, {
      front:
        labelAt(b, 'slip', 66, 78, 76, 128) +
        `<g transform="translate(6 -12)">${facePineapple(b)}</g>`,
    }),
    boxShadow(b, { w: 150, d: 60, h: 50, x: -40, y: -50 }),
    slab(-70, -20, 0, false),
    slab(60, -60, 0, false),
    slab(-10, -40, 44, true),
  ].join('');
  return place(art, -70, -10);
};

/** A small pineapple printed on the box. */
function facePineapple(b: Brush): string {
  const body = smooth(points('156,62 182,70 188,100 172,124 140,124 124,100 130,70'));
  const eyes = `M120 84L190 116M120 104L176 130M134 66L192 94M192 84L122 116M186 66L124 96M192 106L146 130`;
  const crown = ['M156 64L150 26L162 26Z', 'M152 64L130 36L142 30Z', 'M160 64L182 36L170 30Z']
    .map((d) => fill(d, '#6d8a4f'))
    .join('');
  return crown + fill(body, '#e0ab3a') + inside(b.sheet, body, stroke(eyes, '#b57d22', 3));
}

const string = (w: number, d: number, h: number, colour: string): Faces => ({
  front: stroke(`M${w / 2} 0V${h}M0 ${n(h * 0.5)}`, colour, 6),
  top: stroke(`M${w / 2} 0V${d}M0 ${d / 2}H${w}`, colour, 6),
  side: stroke(`M${d / 2} 0V${h}`, colour, 6),
});

/** A low cake box tied with string, two cakes before it. */
export const pastryBox: Draw = (b) => {
  const size = { w: 270, d: 170, h: 104 };
  const tie = string(size.w, size.d, size.h, b.accent.mid);
  const [bx, by] = project(THREE_QUARTER, size.w / 2, size.d / 2, size.h);
  const bow = `M0 0c-30 -34 -70 -22 -52 2c10 12 36 6 52 -2c30 -34 70 -22 52 2c-10 12 -36 6 -52 -2M-2 0q-20 18 -48 26M2 0q26 14 40 34`;
  const pastry = '#dba862';
  const art = [
    boxShadow(b, size),
    printedBox(b, size, { ...tie, front: tie.front + labelAt(b, 'disc', 135, 54, 96, 96) }),
    place(stroke(bow, b.accent.mid, 6), bx, by),
    castShadow(b, 210, 68, 90, 40, 14),
    castShadow(b, 110, 84, 86, 36, 14),
    place(flakyCake(b.sheet, 50, pastry), 206, 74),
    place(flakyCake(b.sheet, 48, pastry, 'sesame'), 104, 90),
  ].join('');
  return place(art, -172, -36);
};

export const dripCoffeeBox: Draw = (b) => {
  const size = { w: 186, d: 110, h: 236 };
  const sachet = (x: number, y: number, turn: number, t: Tones) =>
    place(
      fill(cut(b.sheet, box(-42, -92, 84, 92), 3), t.mid) +
        fill('M-42 -92H42V-78H-42Z', t.dark) +
        fill('M14 -78H42V0H18Z', t.dark, 0.6) +
        place(
          lettering([...b.spec.label].slice(0, 2).join(''), {
            w: 40,
            h: 54,
            colour: readable(t.mid, INK, CREAM),
          }),
          0,
          -40,
        ),
      x,
      y,
      1,
      turn,
    );
  const art = [
    boxShadow(b, size),
    printedBox(b, size, { front: labelAt(b, 'slip', 93, 116, 96, 176) }),
    castShadow(b, 236, 52, 80, 70, 12),
    sachet(228, 52, 5, b.accent),
    castShadow(b, 96, 74, 60, 4, 8),
    place(heap(b, 96, 22, '#3a241a', 17, coffeeBean()), 96, 74),
  ].join('');
  return place(art, -150, -28);
};
