import { CREAM, type Brush, type Draw } from '../engine/brush.ts';
import { mix, type Tones } from '../engine/colour.ts';
import { box, curve, cut, n, oval, round, smooth } from '../engine/geometry.ts';
import { stipple } from '../engine/grain.ts';
import { label, type LabelStyle } from '../engine/label.ts';
import { fill, inside, place, stroke } from '../engine/paint.ts';
import { patternField } from '../engine/pattern.ts';
import { castShadow } from '../engine/shadow.ts';

export interface Pouch { w: number; h: number; neck?: number }

/** A soft bag standing up: fuller at the foot, flat and narrow at its sealed top. */
export function pouchOutline({ w, h, neck = 0.93 }: Pouch): string {
  const r = w / 2;
  return smooth([[-r * 0.94, -2], [-r * 1.02, -h * 0.16], [-r * 0.99, -h * 0.5], [-r * neck, -h * 0.9], [-r * neck, -h], [-r * neck, -h], [0, -h - 3], [r * neck, -h], [r * neck, -h], [r * neck, -h * 0.9], [r * 0.99, -h * 0.5], [r * 1.02, -h * 0.16], [r * 0.94, -2], [r * 0.5, 9], [-r * 0.5, 9]], 0.8);
}

const creases = (w: number, h: number, t: Tones): string => [
  fill(smooth([[-w * 0.42, -h * 0.9], [-w * 0.34, -h * 0.62], [-w * 0.39, -h * 0.3], [-w * 0.45, -h * 0.5]]), t.light),
  stroke(curve([[w * 0.4, -h * 0.88], [w * 0.31, -h * 0.66], [w * 0.37, -h * 0.44]]), t.deep, 3, ' opacity=".45"'),
  fill(smooth([[-w * 0.47, -4], [-w * 0.25, -h * 0.09], [0, -h * 0.045], [w * 0.25, -h * 0.09], [w * 0.47, -4], [0, 14]]), t.deep, 0.3),
].join('');

/** Body of a pouch in three tones with its pattern in the lower field. */
export function pouch(b: Brush, size: Pouch, t: Tones, patternColour: string, patternFrom = 0): string {
  const { w, h } = size;
  const d = pouchOutline(size);
  const shade = smooth([[w * 0.2, -h * 1.05], [w * 0.28, -h * 0.7], [w * 0.16, -h * 0.35], [w * 0.24, 20], [w, 20], [w, -h * 1.1]]);
  const flecks = stipple(b.sheet, 170, 3, t.dark, (u, v) => [w * (0.22 - 0.4 * u * u), -v * h]);
  const field = patternField(b.sheet, b.spec.pattern, w * 1.06, h * (1 - patternFrom), patternColour, 44);
  const printed = field ? `<g transform="translate(${n(-w * 0.53)} ${n(-h * (1 - patternFrom))})">${field}</g>` : '';
  return fill(d, t.mid) + inside(b.sheet, d, printed + fill(shade, printed ? t.deep : t.dark, printed ? 0.3 : 1) + flecks + creases(w, h, t));
}

/** The pressed seam along a top edge. */
export const seam = (w: number, y: number, h: number, t: Tones): string =>
  fill(`M${n(-w / 2)} ${n(y)}h${n(w)}v${n(-h)}h${n(-w)}z`, t.dark) + Array.from({ length: Math.floor(w / 9) }, (_, i) => stroke(`M${n(-w / 2 + 5 + i * 9)} ${n(y - 3)}v${n(6 - h)}`, t.mid, 2)).join('');

export const tagged = (b: Brush, style: LabelStyle, w: number, h: number, y: number): string => place(label(b, style, w, h), 0, y);

const printColour = (b: Brush): string => mix(b.body.light, b.spec.accent, 0.55);

/** Front with a window; the window shows what `bits` draws, laid inside its outline. */
export function windowed(b: Brush, d: string, back: string, bits: string): string {
  return fill(d, back) + inside(b.sheet, d, bits) + stroke(d, mix(b.spec.colour, CREAM, 0.5), 3);
}

export const foldedTop = (w: number, y: number, h: number, t: Tones, tie: string): string => {
  const r = w / 2;
  return fill(smooth([[-r, y], [-r * 1.01, y - h], [0, y - h - 3], [r * 1.01, y - h], [r, y], [0, y + 4]], 0.35), t.light)
    + fill(smooth([[r * 0.25, y + 3], [r * 0.25, y - h - 3], [r * 1.01, y - h], [r, y]], 0.3), t.mid)
    + fill(cutTie(-r * 1.12, y - h * 0.62, w * 1.12, h * 0.3), tie);
};

const cutTie = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const teaPouch: Draw = (b) => [
  castShadow(b, 0, 4, 236, 330, 26),
  pouch(b, { w: 236, h: 322 }, b.body, printColour(b), 0.3),
  seam(219, -306, 18, b.body),
  fill(round(b.sheet, 0, -284, 6), b.ground.dark),
  tagged(b, 'slip', 104, 186, -150),
].join('');

export const coffeeBag: Draw = (b) => [
  castShadow(b, 0, 4, 226, 330, 26),
  pouch(b, { w: 226, h: 300, neck: 0.99 }, b.body, printColour(b), 0.62),
  foldedTop(224, -292, 44, b.body, b.accent.mid),
  fill(oval(0, -252, 12), b.body.dark), fill(oval(0, -252, 5), b.body.deep),
  tagged(b, 'plate', 156, 112, -150),
].join('');

/** Flat clear bag with a printed card folded over its top. */
export function headerBag(b: Brush, w: number, h: number, back: string, bits: string): string {
  const d = cut(b.sheet, [[-w * 0.48, -h * 0.8], [w * 0.48, -h * 0.8], [w * 0.5, -6], [w * 0.44, 2], [-w * 0.44, 2], [-w * 0.5, -6]], 12);
  const film = mix(b.ground.light, '#ffffff', 0.5);
  const card = cut(b.sheet, box(-w * 0.5, -h, w, h * 0.36), 4);
  const field = patternField(b.sheet, b.spec.pattern, w, h * 0.36, printColour(b), 34);
  const print = inside(b.sheet, card, `<g transform="translate(${n(-w * 0.5)} ${n(-h)})">${field}</g>${fill(`M${n(w * 0.26)} ${n(-h)}H${n(w)}V0H${n(w * 0.22)}Z`, b.body.deep, 0.22)}`);
  const shine = fill(smooth([[-w * 0.4, -h * 0.58], [-w * 0.3, -h * 0.6], [-w * 0.36, -h * 0.14], [-w * 0.42, -h * 0.1]]), '#ffffff', 0.6);
  return fill(d, film) + inside(b.sheet, d, fill(round(b.sheet, 0, -h * 0.2, w * 0.44, h * 0.34, 0.03), back) + bits) + shine
    + stroke(`M${n(w * 0.4)} ${n(-h * 0.58)}l${n(w * 0.05)} ${n(h * 0.16)}`, '#ffffff', 4, ' opacity=".5"')
    + fill(card, b.body.mid) + print + stroke(`M${n(-w * 0.5)} ${n(-h * 0.64)}H${n(w * 0.5)}`, b.body.deep, 2.4, ' opacity=".5"')
    + `<g transform="translate(0 ${n(-h * 0.82)})">${label(b, 'plate', w * 0.62, h * 0.24)}</g>`;
}

