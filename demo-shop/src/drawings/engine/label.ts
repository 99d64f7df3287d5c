import { leafSpray } from '../contents/leaves.ts';
import { type Brush, CREAM, INK, SEAL } from './brush.ts';
import { readable } from './colour.ts';
import { box, cut, n, oval, round } from './geometry.ts';
import { character, lettering } from './lettering.ts';
import { fill, stroke } from './paint.ts';

export type LabelStyle = 'slip' | 'plate' | 'disc' | 'direct';

/** The shop's red seal, `size` wide, centred on (x, y). */
export function seal(b: Brush, x: number, y: number, size: number): string {
  const s = size / 2;
  return (
    fill(cut(b.sheet, box(x - s, y - s, size, size), size * 0.14), SEAL) +
    character('拼', x, y, size * 0.78, CREAM)
  );
}

const ornament = (b: Brush, size: number, colour: string): string =>
  leafSpray(b.sheet, size, colour);

function slip(b: Brush, w: number, h: number): string {
  const frame = `M${n(-w / 2 + 6)} ${n(-h / 2 + 6)}h${n(w - 12)}v${n(h - 12)}h${n(12 - w)}z`;
  const tall = h > w * 1.6 && h > 120;
  const sealSize = Math.min(w * 0.26, 22);
  const room = tall ? h - sealSize * 2.4 - 16 : h - 22;
  const text = lettering(b.spec.label, { w: w - 22, h: room, colour: INK, direction: 'vertical' });
  return [
    fill(cut(b.sheet, box(-w / 2, -h / 2, w, h), 3, 0.006), CREAM),
    stroke(frame, b.accent.mid, 1.8),
    tall ? `<g transform="translate(0 ${n(-sealSize * 0.85)})">${text}</g>` : text,
    tall ? seal(b, 0, h / 2 - sealSize * 0.5 - 14, sealSize) : '',
    b.spec.label ? '' : ornament(b, Math.min(w, h) * 0.7, b.accent.mid),
  ].join('');
}

function plate(b: Brush, w: number, h: number): string {
  const line = (y: number) =>
    stroke(`M${n(-w / 2 + 10)} ${n(y)}H${n(w / 2 - 10)}`, b.accent.mid, 2);
  return [
    fill(cut(b.sheet, box(-w / 2, -h / 2, w, h), 4, 0.006), CREAM),
    line(-h / 2 + 9),
    line(h / 2 - 9),
    lettering(b.spec.label, { w: w - 24, h: h - 34, colour: INK }),
    b.spec.label ? '' : ornament(b, Math.min(w, h) * 0.7, b.accent.mid),
  ].join('');
}

function disc(b: Brush, w: number, h: number): string {
  const r = Math.min(w, h) / 2;
  return [
    fill(round(b.sheet, 0, 0, r, r, 0.008), CREAM),
    stroke(oval(0, 0, r - 7), b.accent.mid, 2),
    lettering(b.spec.label, { w: r * 1.26, h: r * 1.26, colour: INK, loose: true }),
    b.spec.label ? '' : ornament(b, r * 1.3, b.accent.mid),
  ].join('');
}

const direct = (b: Brush, w: number, h: number): string => {
  const colour = readable(b.spec.colour, INK, CREAM);
  return b.spec.label
    ? lettering(b.spec.label, { w: w * 0.86, h: h * 0.86, colour })
    : ornament(b, Math.min(w, h) * 0.8, colour);
};

const STYLES: Record<LabelStyle, (b: Brush, w: number, h: number) => string> = {
  slip,
  plate,
  disc,
  direct,
};

/** A label centred on the origin; without characters it carries a leaf. */
export const label = (b: Brush, style: LabelStyle, w: number, h: number): string =>
  STYLES[style](b, w, h);
