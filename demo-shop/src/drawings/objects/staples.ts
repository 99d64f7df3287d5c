import { hank, noodleNest } from '../contents/dried.ts';
import { CREAM, type Draw } from '../engine/brush.ts';
import { mix, shift, tones } from '../engine/colour.ts';
import { box, cut, n, points } from '../engine/geometry.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';

/** A bundle of straight noodles in a paper band, standing. */
export const noodlePack: Draw = (b) => {
  const noodle = tones(mix('#ead29a', b.spec.accent, 0.12));
  const body = cut(b.sheet, box(-92, -330, 184, 330), 6);
  const strands = Array.from({ length: 40 }, (_, i) =>
    stroke(
      `M${n(-90 + i * 4.6)} ${n(-334 + b.sheet.between(-6, 8))}L${n(-90 + i * 4.6 + b.sheet.between(-1.5, 1.5))} 6`,
      b.sheet.pick([noodle.light, noodle.mid, noodle.dark]),
      3.4,
    ),
  ).join('');
  const band = cut(b.sheet, box(-98, -234, 196, 176), 3);
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    200,
    180,
    mix(b.body.light, b.spec.accent, 0.55),
    42,
  );
  return [
    castShadow(b, 0, -2, 190, 330, 22),
    fill(body, noodle.dark),
    inside(b.sheet, body, strands + fill('M36 -340H100V10H44Z', noodle.deep, 0.3)),
    fill(band, b.body.mid),
    inside(
      b.sheet,
      band,
      `<g transform="translate(-100 -238)">${field}</g>${fill('M40 -240H110V-50H46Z', b.body.deep, 0.3)}${fill('M-98 -240H-82V-50H-98Z', b.body.light, 0.8)}`,
    ),
    place(label(b, 'slip', 94, 148), 0, -146),
    castShadow(b, 158, 34, 104, 20, 14),
    place(noodleNest(b.sheet, 54, noodle.mid), 156, 16),
  ].join('');
};

/** Fine rice noodles, folded hanks stacked in a band. */
export const riceVermicelli: Draw = (b) => {
  const white = '#efe6d2';
  const band = cut(b.sheet, points('-66,-236 70,-240 74,6 -62,10'), 3);
  const field = patternField(
    b.sheet,
    b.spec.pattern,
    150,
    250,
    mix(b.body.light, b.spec.accent, 0.55),
    38,
  );
  const one = (y: number, turn: number, tint: string) =>
    place(hank(b.sheet, 330, 88, tint), 0, y, 1, turn);
  return [
    castShadow(b, 0, 0, 350, 200, 30),
    one(-36, 0.5, shift(white, -0.03)),
    one(-112, -0.8, white),
    one(-190, 0.6, mix(white, CREAM, 0.5)),
    fill(band, b.body.mid),
    inside(
      b.sheet,
      band,
      `<g transform="translate(-70 -242)">${field}</g>${fill('M34 -244H90V14H36Z', b.body.deep, 0.3)}`,
    ),
    place(label(b, 'slip', 84, 168), 4, -114),
  ].join('');
};
