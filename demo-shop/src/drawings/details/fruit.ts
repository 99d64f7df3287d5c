import { driedSlice } from '../contents/dried.ts';
import { citrusFace, guavaFace, mangoCubes, orange, segment } from '../contents/fruit.ts';
import { leaf } from '../contents/leaves.ts';
import type { Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place } from '../engine/paint.ts';
import { board, card, lyingShadow, packed, plateAbove, spread } from './flat-lay.ts';

export const openPomelo: Draw = (b) => {
  const flesh = mix('#f0d489', b.spec.accent, 0.14);
  const piece = (x: number, y: number, turn: number, size = 190) =>
    place(
      `<g transform="translate(12 16)">${segment(b.sheet, size, b.shadow).replace(/#fdf3df/g, b.shadow)}</g>${segment(b.sheet, size, flesh)}`,
      x,
      y,
      1,
      turn,
    );
  return [
    lyingShadow(b, 262, 292, 210),
    place(citrusFace(b.sheet, 210, b.spec.colour, flesh, 12, 0.8), 262, 290),
    piece(420, 540, -14),
    piece(196, 566, 12, 170),
    card(b, 546, 180),
    place(leaf(b.sheet, 130), 520, 380, 1, 24),
    place(leaf(b.sheet, 96), 516, 384, 1, 74),
  ].join('');
};

export const openCitrus: Draw = (b) => {
  const flesh = mix(b.spec.colour, '#f7b64a', 0.45);
  return [
    board(b, 330, 430, 560, 330, 4),
    lyingShadow(b, 236, 262, 166),
    place(citrusFace(b.sheet, 166, b.spec.colour, flesh), 236, 258),
    lyingShadow(b, 452, 420, 128),
    place(citrusFace(b.sheet, 128, b.spec.colour, flesh, 9), 452, 416),
    place(segment(b.sheet, 150, flesh), 220, 530, 1, 10),
    b.spec.label
      ? card(b, 548, 150)
      : lyingShadow(b, 520, 160, 84) + place(orange(b.sheet, 88, b.spec.colour), 518, 158),
  ].join('');
};

export const openMango: Draw = (b) => {
  const flesh = mix(b.spec.colour, '#f6a62e', 0.6);
  const skin = mix(b.spec.accent, b.spec.colour, 0.45);
  const t = tones(flesh);
  const half = smooth(
    points('-1,.1 -.8,-.62 -.1,-.92 .6,-.7 1.02,-.04 .9,.5 .4,.74 -.4,.76 -.9,.5', 150, 130),
  );
  return [
    plateAbove(b, 300, 400, 256, '#eee5d3'),
    place(
      `${fill(half, skin)}<g transform="scale(.92)">${fill(half, t.mid)}${inside(b.sheet, half, fill(oval(40, 50, 140, 100), t.dark) + stipple(b.sheet, 90, 6, t.light, (u, v) => [(u - 0.5) * 290, (v - 0.5) * 230]))}</g>${fill(round(b.sheet, 0, 0, 82, 56, 0.04), '#eed49a')}`,
      236,
      248,
      1,
      -16,
    ),
    place(mangoCubes(b.sheet, 190, flesh, skin), 316, 470, 1, 4),
    b.spec.label ? card(b, 552, 140) : place(leaf(b.sheet, 170), 452, 130, 1, 20),
  ].join('');
};

export const openGuava: Draw = (b) => {
  const rind = smooth(
    points('-1,-.1 -.9,.26 -.5,.56 0,.66 .5,.56 .9,.26 1,-.1 .5,-.14 -.5,-.14', 92),
  );
  const flesh = smooth(
    points('-.92,-.1 -.8,.18 -.44,.44 0,.52 .44,.44 .8,.18 .92,-.1 .5,-.13 -.5,-.13', 92),
  );
  const heart = smooth(points('-.56,-.12 -.36,.14 0,.22 .36,.14 .56,-.12', 92));
  const seeds = stipple(b.sheet, 14, 6, '#efe0b4', (u, v) => [(u - 0.5) * 70, v * 14 - 4]);
  const piece = (x: number, y: number, turn: number) =>
    place(
      place(fill(rind, b.shadow), 10, 13) +
        fill(rind, b.spec.colour) +
        fill(flesh, '#fbf3dd') +
        fill(heart, b.accent.mid) +
        seeds,
      x,
      y,
      1,
      turn,
    );
  return [
    plateAbove(b, 290, 370, 252, '#eee5d3'),
    lyingShadow(b, 226, 290, 144),
    place(guavaFace(b.sheet, 150, b.spec.colour, b.spec.accent), 226, 286),
    piece(412, 350, -58),
    piece(372, 478, -28),
    piece(214, 516, 4),
    b.spec.label ? card(b, 552, 140) : place(leaf(b.sheet, 180), 430, 110, 1, 18),
  ].join('');
};

export const plateOfDried: Draw = (b) =>
  [
    plateAbove(b, 270, 350, 236, mix('#eee5d3', b.spec.colour, 0.15)),
    packed(b, 270, 350, 140, 58, () => driedSlice(b.sheet, 50, b.spec.accent)),
    spread(b, 540, 520, 50, 2, () => driedSlice(b.sheet, 48, b.spec.accent)),
    card(b, 542, 164),
  ].join('');
