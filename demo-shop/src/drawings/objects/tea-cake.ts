import { teaCurl } from '../contents/leaves.ts';
import { spread } from '../details/flat-lay.ts';
import { CREAM, type Draw } from '../engine/brush.ts';
import { mix, tones } from '../engine/colour.ts';
import { n, oval } from '../engine/geometry.ts';
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
const wrap = 'M-200 -360H92C58 -280 40 -200 52 -140S96 -40 120 -4L120 40H-200Z';
const turnedBack =
  'M92 -340C58 -270 40 -200 52 -140S96 -40 120 -4C84 -24 30 -70 14 -136S34 -290 92 -340Z';
const pleats = Array.from({ length: 16 }, (_, i) => {
  const a = (i / 16) * 6.28 + 0.2;
  return `M${n(-44 + Math.cos(a) * 132)} ${n(-168 + Math.sin(a) * 130)}L${n(-16 + Math.cos(a) * 166)} ${n(-168 + Math.sin(a) * 162)}`;
}).join('');

/** A flat cake of pressed tea, its printed wrapper turned back at the right. */
export const teaCake: Draw = (b) => {
  const tea = tones('#54402f');
  const paper = tones(mix(CREAM, b.spec.colour, 0.07));
  const field = `<g transform="translate(-170 -338)">${facePattern(b, 340, 340, mix(paper.mid, b.spec.colour, 0.28), 52)}</g>`;
  const leaves =
    stipple(b.sheet, 420, 9, tea.light, onDisc) +
    stipple(b.sheet, 320, 9, tea.deep, onDisc) +
    spread(b, 110, -168, 120, 44, () => teaCurl(b.sheet, '#6a523a', 8));
  const cover =
    fill(disc, paper.mid) +
    field +
    stroke(pleats, paper.dark, 3) +
    fill(oval(60, -50, 160, 84), paper.dark, 0.45);
  return [
    castShadow(b, 24, -4, 250, 250, 30),
    fill(oval(9, -161, 168, 164), tea.deep),
    fill(disc, tea.mid),
    inside(b.sheet, disc, leaves + inside(b.sheet, wrap, cover)),
    inside(
      b.sheet,
      disc,
      place(fill(turnedBack, tea.deep, 0.5), 9, 3) + fill(turnedBack, paper.light),
    ),
    inside(
      b.sheet,
      disc,
      stroke('M92 -336C58 -270 40 -200 52 -140S96 -40 118 -8', paper.deep, 2.4),
    ),
    fill(oval(-56, -168, 96, 95), paper.light),
    stroke(oval(-56, -168, 91, 90), b.body.mid, 6),
    stroke(oval(-56, -168, 81, 80), b.body.mid, 2),
    place(lettering(b.spec.label, { w: 112, h: 112, colour: b.body.deep, loose: true }), -56, -168),
  ].join('');
};
