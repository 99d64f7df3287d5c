import { type Brush, CREAM, type Draw } from '../engine/brush.ts';
import { mix, type Tones, tones } from '../engine/colour.ts';
import { cut, n, type Point, points, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { label } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';

const printOn = (b: Brush): string => mix(b.body.light, b.spec.accent, 0.8);

export const field = (b: Brush, x: number, y: number, w: number, h: number, size = 46): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${patternField(b.sheet, b.spec.pattern, w, h, printOn(b), size)}</g>`;

/** One folded cloth lying flat: a soft fold to the left, layered edges to the right; foot at (0, y). */
export function folded(
  b: Brush,
  w: number,
  h: number,
  y: number,
  t: Tones,
  printed: boolean,
): string {
  const r = w / 2;
  const at = (text: string) => points(text, r, h).map(([px, py]): Point => [px, y + py]);
  const d = smooth(
    at('-1,-.5 -.97,-.9 -.85,-1 0,-1.02 .92,-1 1,-.94 1,-.1 .93,0 0,.02 -.85,0 -.97,-.12'),
    0.6,
  );
  const edge = (k: number) =>
    `M${n(-r * 0.9)} ${n(y - h * k)}Q0 ${n(y - h * k + 3)} ${n(r)} ${n(y - h * k - 1)}`;
  const layers = stroke([0.3, 0.56, 0.8].map(edge).join(''), t.deep, 2.2, ' opacity=".5"');
  const shade = smooth(at('.3,-1.2 .36,.12 1.2,.12 1.2,-1.2'));
  const lit = smooth(at('-1,-.5 -.96,-1 -.86,-.96 -.9,-.5 -.86,0 -.96,0'));
  const print = printed ? field(b, -r, y - h, w, h, 34) : '';
  return (
    fill(d, t.mid) +
    inside(b.sheet, d, print + layers + fill(shade, t.deep, 0.34) + fill(lit, t.light))
  );
}

const CLOTH = smooth(
  points(
    '-150,-330 -156,-200 -148,-60 -156,0 -110,12 -60,-4 -10,14 44,-2 96,12 146,-4 154,-120 146,-240 150,-330 150,-336 -150,-336',
  ),
  0.7,
);

/** A fold falling from `top` on the rod to `foot` on the hem. */
const fall = (top: number, foot: number, w: number): string =>
  smooth([
    [top, -340],
    [top + 12, -165],
    [foot + w, 16],
    [foot - 5, 14],
    [top - 3, -190],
  ]);

const rod =
  stroke('M-194 -338L194 -338', '#8a6542', 13) + stroke('M-194 -341L194 -341', '#b98a5a', 4);

/** A dyed cloth hung over a rod, its lower hem stirring. */
export const indigoCloth: Draw = (b) => {
  const t = b.body;
  const folds = points('-96,-70 -22,-4 52,66 112,108').map(([top, foot]) => fall(top, foot, 20));
  const lit = points('-130,-128 -58,-36').map(([top, foot]) => fall(top, foot, 10));
  const hem = 'M-150 -14Q-100 0 -58 -18T44 -16T146 -18';
  return [
    fill(smooth(points('-60,40 60,30 230,26 250,44 120,56 -40,56')), b.shadow),
    rod,
    fill(CLOTH, t.mid),
    inside(
      b.sheet,
      CLOTH,
      field(b, -160, -330, 320, 350, 56) +
        fill(folds.join(''), t.deep, 0.34) +
        fill(lit.join(''), t.light, 0.5) +
        stroke(hem, t.light, 2, ' stroke-dasharray="7 6"'),
    ),
    fill('M-152 -346Q0 -352 152 -346L152 -328Q0 -334 -152 -328Z', t.light),
    b.spec.label ? place(label(b, 'slip', 46, 96), 108, -60) : '',
  ].join('');
};

export const towel: Draw = (b) => {
  const second = tones(mix(b.spec.colour, CREAM, 0.55));
  const loops =
    stipple(b.sheet, 260, 4, b.body.light, (u, v) => [(u - 0.5) * 290, -4 - v * 76]) +
    stipple(b.sheet, 200, 4, second.dark, (u, v) => [(u - 0.5) * 282, -86 - v * 70]);
  return [
    castShadow(b, 0, 0, 310, 200, 34),
    folded(b, 314, 84, 0, b.body, true),
    folded(b, 300, 78, -82, second, false),
    folded(b, 296, 72, -158, tones(mix(b.spec.accent, CREAM, 0.25)), false),
    loops,
    fill(cut(b.sheet, points('-44,-236 44,-236 46,4 -42,4'), 3), CREAM),
    fill('M26 -234H45V2H30Z', '#d9c9ab', 0.7),
    place(label({ ...b, accent: b.body }, 'slip', 76, 170), 0, -116),
  ].join('');
};

export const toteBag: Draw = (b) => {
  const d = smooth(
    points(
      '-128,-252 -128,-252 -140,-120 -132,-4 -126,2 0,8 126,2 134,-4 140,-120 128,-252 128,-252 0,-246',
    ),
    0.7,
  );
  const strap = (w: number, colour: string, dx: number) =>
    stroke(
      `M${n(-62 + dx)} -236C${n(-64 + dx)} -400 ${n(64 + dx)} -400 ${n(62 + dx)} -236`,
      colour,
      w,
    );
  return [
    castShadow(b, 0, 0, 262, 260, 24),
    strap(19, b.body.dark, 12),
    fill(d, b.body.mid),
    inside(
      b.sheet,
      d,
      `<g transform="translate(-140 -84)">${patternField(b.sheet, b.spec.pattern, 280, 100, b.accent.mid, 46)}</g>${fill(smooth(points('60,-260 78,-150 58,-60 76,12 160,12 160,-260')), b.body.deep, 0.36)}${fill(smooth(points('-122,-246 -104,-160 -116,-60 -128,-100')), b.body.light)}`,
    ),
    stroke('M-126 -238Q0 -232 126 -238', b.body.deep, 2.4, ' stroke-dasharray="8 6"'),
    strap(19, b.body.mid, -6),
    stroke('M-77 -244V-214H-59V-244M47 -244V-214H65V-244', b.body.deep, 2, ' opacity=".7"'),
    place(label(b, 'direct', 150, 104), 0, -152),
  ].join('');
};

const SCARF = {
  back: smooth(
    points(
      '-112,-338 34,-338 34,-338 40,-220 30,-120 30,-120 -36,-112 -108,-122 -108,-122 -118,-220 -112,-338',
    ),
    0.6,
  ),
  front: smooth(
    points(
      '-46,-344 104,-344 104,-344 112,-230 100,-120 108,-42 108,-42 34,-32 -42,-44 -42,-44 -34,-140 -50,-240 -46,-344',
    ),
    0.6,
  ),
  folds: [
    '60,-350 72,-220 54,-110 66,-20 130,-20 130,-350',
    '-6,-350 6,-240 -4,-140 4,-30 -12,-30 -16,-150 -10,-260',
  ],
  lit: smooth(points('-42,-340 -24,-340 -30,-240 -18,-140 -34,-140 -44,-240')),
};

/** A fringe `w` wide from (x, y). */
const tassels = ({ sheet, accent }: Brush, x: number, w: number, y: number): string =>
  Array.from({ length: Math.round(w / 10) }, (_, i) => {
    const end = `${n(sheet.between(-3, 3))} ${n(sheet.between(34, 44))}`;
    const d = `M${n(x + 5 + i * 10)} ${n(y - 8)}q${n(sheet.between(-4, 4))} 18 ${end}`;
    return stroke(d, i % 3 ? accent.mid : accent.dark, 4.4);
  }).join('');

/** A scarf laid over a rod, its two ends fringed. */
export const scarf: Draw = (b) => {
  const { sheet, body: t } = b;
  const folds = SCARF.folds.map((text) => fill(smooth(points(text)), t.deep, 0.34)).join('');
  const behind = field(b, -120, -340, 170, 240, 32) + fill(SCARF.back, t.deep, 0.4);
  const before = field(b, -56, -346, 180, 320, 32) + folds + fill(SCARF.lit, t.light, 0.6);
  return [
    fill(smooth(points('-20,34 60,26 210,24 230,40 110,50 -10,50')), b.shadow),
    rod,
    tassels(b, -110, 140, -118),
    fill(SCARF.back, t.dark),
    inside(sheet, SCARF.back, behind),
    tassels(b, -42, 150, -38),
    fill(SCARF.front, t.mid),
    inside(sheet, SCARF.front, before),
    fill('M-114 -350Q0 -358 106 -352L104 -330Q0 -338 -112 -330Z', t.light),
    b.spec.label ? place(label(b, 'slip', 50, 92), 64, -92) : '',
  ].join('');
};
