import { eggRoll, flakyCake, mooncake } from '../contents/pastry.ts';
import { pineappleSlab } from '../contents/slab.ts';
import type { Brush, Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { n, oval, points, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { board, card, cupAbove, plateAbove, spread } from './flat-lay.ts';

const crumb = (b: Brush, colour: string) => () =>
  fill(round(b.sheet, 0, 0, b.sheet.between(2, 6), b.sheet.between(2, 5), 0.2, 6), colour);

/** Half a mooncake from the front: baked skin, filling, yolk. */
function halfMooncake(b: Brush, r: number, crust: string, filling: string): string {
  const [c, f, y] = [tones(crust), tones(filling), tones('#e58f33')];
  const h = r * 0.86;
  const face = `M${n(-r)} ${n(-h)}Q${n(-r * 1.04)} ${n(-h * 0.5)} ${n(-r)} 0Q0 ${n(h * 0.06)} ${n(r)} 0Q${n(r * 1.04)} ${n(-h * 0.5)} ${n(r)} ${n(-h)}Z`;
  const core = smooth(points('-.88,-.86 0,-.9 .88,-.86 .9,-.14 0,-.08 -.9,-.14', r, h), 0.5);
  const top = `M${n(-r)} ${n(-h)}A${n(r)} ${n(r * 0.5)} 0 0 1 ${n(r)} ${n(-h)}Z`;
  const ring = `M${n(-r * 0.72)} ${n(-h)}A${n(r * 0.72)} ${n(r * 0.35)} 0 0 1 ${n(r * 0.72)} ${n(-h)}`;
  return [
    castShadow(b, 0, -2, r * 2, h, r * 0.16),
    fill(top, c.light),
    stroke(ring, c.dark, 5),
    stroke(
      `M0 ${n(-h * 1.1)}v${n(-r * 0.26)}M${n(-r * 0.3)} ${n(-h * 1.08)}l${n(-r * 0.12)} ${n(-r * 0.14)}M${n(r * 0.3)} ${n(-h * 1.08)}l${n(r * 0.12)} ${n(-r * 0.14)}`,
      c.dark,
      5,
    ),
    fill(face, c.mid),
    fill(core, f.mid),
    inside(
      b.sheet,
      core,
      fill(oval(r * 0.7, -h * 0.2, r * 0.8, h * 0.7), f.dark) +
        stipple(b.sheet, 60, 7, f.light, (u, v) => [(u - 0.5) * r * 1.8, -v * h]),
    ),
    fill(round(b.sheet, -r * 0.04, -h * 0.48, r * 0.36, h * 0.34, 0.02), y.dark),
    fill(round(b.sheet, -r * 0.08, -h * 0.52, r * 0.3, h * 0.28, 0.02), y.mid),
    fill(oval(-r * 0.16, -h * 0.62, r * 0.12, h * 0.07), y.light),
  ].join('');
}

export const cutMooncake: Draw = (b) => {
  const crust = mix('#c58440', b.spec.accent, 0.08);
  return [
    board(b, 300, 430, 540, 330, -3),
    castShadow(b, 182, 322, 260, 90, 40),
    place(mooncake(b.sheet, 132, crust, [...b.spec.label][0] ?? '', 0.62), 182, 320),
    place(halfMooncake(b, 136, crust, '#6a3c24'), 340, 528, 1, -2),
    spread(b, 170, 520, 60, 9, crumb(b, '#b0703a')),
    card(b, 528, 172),
  ].join('');
};

export const brokenPineappleCake: Draw = (b) =>
  [
    plateAbove(b, 296, 372, 258, mix('#eee5d3', b.spec.colour, 0.14)),
    castShadow(b, 230, 350, 250, 70, 30),
    place(pineappleSlab(b.sheet, false), 116, 330, 2.05),
    castShadow(b, 330, 486, 260, 80, 30),
    place(pineappleSlab(b.sheet, true), 206, 470, 2.3),
    spread(b, 180, 500, 60, 12, crumb(b, '#d9a352')),
    card(b, 554, 132),
  ].join('');

/** Half a flaky cake: layers, bean paste, yolk. */
function halfFlaky(b: Brush, r: number): string {
  const [skin, paste, yolk] = [tones('#dfae68'), tones('#ecd08c'), tones('#e58f33')];
  const dome = smooth(points('-1,-.1 -.92,-.52 -.5,-.9 0,-1 .5,-.9 .92,-.52 1,-.1 .8,0 -.8,0', r));
  const layers = [0.93, 0.86, 0.79]
    .map(
      (k) =>
        `<g transform="translate(0 ${n(-r * 0.02)}) scale(${k})">${stroke(dome, skin.dark, 2.6)}</g>`,
    )
    .join('');
  return [
    castShadow(b, 0, -2, r * 2, r, r * 0.16),
    fill(dome, skin.mid),
    inside(b.sheet, dome, layers),
    `<g transform="translate(0 ${n(-r * 0.06)}) scale(.72)">${fill(dome, paste.mid)}${inside(b.sheet, dome, fill(oval(r * 0.7, -r * 0.2, r * 0.7, r * 0.7), paste.dark) + stipple(b.sheet, 40, 7, paste.light, (u, v) => [(u - 0.5) * r * 1.8, -v * r]))}</g>`,
    fill(round(b.sheet, 0, -r * 0.36, r * 0.27, r * 0.25, 0.03), yolk.dark),
    fill(round(b.sheet, -r * 0.03, -r * 0.39, r * 0.22, r * 0.2, 0.03), yolk.mid),
  ].join('');
}

export const cutPastry: Draw = (b) =>
  [
    plateAbove(b, 296, 380, 258, mix('#f0e6d6', b.spec.colour, 0.2)),
    castShadow(b, 220, 340, 220, 110, 30),
    place(flakyCake(b.sheet, 118, '#dba862', 'sesame'), 214, 350),
    place(halfFlaky(b, 132), 336, 522),
    spread(b, 160, 500, 50, 12, crumb(b, '#d9a962')),
    card(b, 552, 138),
  ].join('');

export const pileOfRolls: Draw = (b) => {
  const roll = (x: number, y: number, i: number) =>
    castShadow(b, x + 110, y + 44, 230, 20, 16) +
    place(eggRoll(300, 52, i % 2 ? '#dfae62' : '#d8a354'), x, y, 1, -13);
  const places: [number, number][] = [
    [96, 536],
    [214, 560],
    [330, 584],
    [168, 444],
    [286, 468],
    [240, 354],
  ];
  return [
    board(b, 320, 560, 640, 260, -2),
    places.map(([x, y], i) => roll(x, y, i)).join(''),
    card(b, 112, 168, -6),
    cupAbove(b, 530, 168, 92, '#eee5d3', '#b9782f'),
  ].join('');
};
