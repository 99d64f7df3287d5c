import { CREAM, type Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { curve, n, oval, points, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { lettering } from '../engine/lettering.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { facePattern } from './boxes.ts';

const onDisc = (u: number, v: number): readonly [number, number] => [
  Math.cos(v * 6.28) * 164 * Math.sqrt(u),
  -168 + Math.sin(v * 6.28) * 160 * Math.sqrt(u),
];

const disc = oval(0, -168, 168, 164);
const wrap = 'M-200 -360H84C52 -250 60 -120 128 -6L128 40H-200Z';
const flap = smooth(
  points('84,-332 66,-240 70,-150 126,-20 150,-70 142,-150 150,-240 118,-310'),
  0.8,
);
const pleats = Array.from({ length: 16 }, (_, i) => {
  const a = (i / 16) * 6.28 + 0.2;
  return `M${n(-20 + Math.cos(a) * 132)} ${n(-168 + Math.sin(a) * 130)}L${n(-10 + Math.cos(a) * 166)} ${n(-168 + Math.sin(a) * 162)}`;
}).join('');

/** A flat cake of pressed tea, its printed wrapper turned back at the right. */
export const teaCake: Draw = (b) => {
  const tea = tones('#4f3828');
  const paper = tones(mix(CREAM, b.spec.colour, 0.07));
  const field = `<g transform="translate(-170 -338)">${facePattern(b, 340, 340, mix(paper.mid, b.spec.colour, 0.28), 52)}</g>`;
  return [
    castShadow(b, 24, -4, 250, 250, 30),
    fill(oval(9, -161, 168, 164), tea.deep),
    fill(disc, tea.mid),
    stipple(b.sheet, 380, 9, tea.light, onDisc),
    stipple(b.sheet, 260, 9, tea.deep, onDisc),
    inside(
      b.sheet,
      disc,
      inside(
        b.sheet,
        wrap,
        fill(disc, paper.mid) +
          field +
          stroke(pleats, paper.dark, 3) +
          fill(oval(60, -60, 150, 90), paper.dark, 0.5),
      ),
    ),
    fill(oval(-20, -168, 122, 120), paper.light),
    stroke(oval(-20, -168, 116, 115), b.body.mid, 6),
    stroke(oval(-20, -168, 104, 103), b.body.mid, 2),
    place(lettering(b.spec.label, { w: 132, h: 132, colour: b.body.deep }), -20, -168),
    inside(
      b.sheet,
      oval(0, -168, 172, 168),
      fill(flap, paper.light) +
        fill(smooth(points('126,-20 150,-70 142,-150 150,-240 118,-310 124,-160')), paper.dark),
    ),
    stroke(curve(points('84,-330 66,-240 70,-150 126,-22')), paper.deep, 2.4),
  ].join('');
};
