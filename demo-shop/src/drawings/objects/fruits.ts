import {
  citrusFace,
  guavaFace,
  guavaFruit,
  mangoCubes,
  mangoFruit,
  orange,
  pomeloFruit,
  segment,
} from '../contents/fruit.ts';
import type { Draw } from '../engine/brush.ts';
import { mix } from '../engine/colour.ts';
import { label } from '../engine/label.ts';
import { place } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';

export const pomelo: Draw = (b) => {
  const flesh = mix('#f3dfa8', b.spec.accent, 0.12);
  return [
    castShadow(b, -10, -6, 270, 260, 44),
    place(pomeloFruit(b.sheet, 142, b.spec.colour), -20, -140),
    b.spec.label ? place(label(b, 'disc', 106, 106), -34, -104) : '',
    castShadow(b, 130, 32, 130, 30, 16),
    place(segment(b.sheet, 148, flesh), 136, 8, 1, -8),
  ].join('');
};

export const citrus: Draw = (b) =>
  [
    castShadow(b, -78, 0, 170, 150, 30),
    castShadow(b, 88, 4, 170, 150, 30),
    place(orange(b.sheet, 92, mix(b.spec.colour, '#7a5a20', 0.06)), 74, -92),
    place(orange(b.sheet, 98, b.spec.colour), -92, -90),
    castShadow(b, 12, 52, 150, 40, 22),
    place(
      `<g transform="scale(1 .94)">${citrusFace(b.sheet, 78, b.spec.colour, mix(b.spec.colour, '#f7b64a', 0.45))}</g>`,
      12,
      -20,
    ),
  ].join('');

export const mango: Draw = (b) =>
  [
    castShadow(b, -30, -10, 270, 170, 40),
    place(mangoFruit(b.sheet, 138, b.spec.colour, b.spec.accent), -36, -138, 1, -24),
    castShadow(b, 110, 44, 190, 50, 24),
    place(
      mangoCubes(
        b.sheet,
        88,
        mix(b.spec.colour, '#f6a62e', 0.6),
        mix(b.spec.accent, b.spec.colour, 0.45),
      ),
      112,
      -8,
      1,
      4,
    ),
  ].join('');

export const guava: Draw = (b) =>
  [
    castShadow(b, -40, -4, 220, 190, 38),
    place(guavaFruit(b.sheet, 120, b.spec.colour), -56, -112, 1, -6),
    castShadow(b, 112, 36, 150, 80, 24),
    place(guavaFace(b.sheet, 82, b.spec.colour, b.spec.accent), 106, -42),
  ].join('');
