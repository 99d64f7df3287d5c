import { n } from './geometry.ts';
import { type Face, glyphOf } from './glyphs.ts';

export interface Setting {
  /** Width and height of the text's box, which is centred on the origin. */
  w: number;
  h: number;
  colour: string;
  face?: Face;
  direction?: 'vertical' | 'horizontal';
  /** Breaks even two or three characters if that makes them larger. */
  loose?: boolean;
}

/** One character centred on (x, y) in a square of `size`. */
export function character(
  char: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  face: Face = 'serif',
): string {
  const glyph = glyphOf(char, face);
  if (!glyph) return '';
  const s = size / glyph.unitsPerEm;
  const left = x - (glyph.advance * s) / 2;
  return `<path class="g" fill="${colour}" transform="translate(${n(left)} ${n(y + size * 0.38)})scale(${s.toFixed(4)} ${(-s).toFixed(4)})" d="${glyph.d}"/>`;
}

/** Splits the text into as few lines as keep the characters large; up to three characters stay together. */
function lines(text: string, aspect: number, loose: boolean): string[][] {
  const chars = [...text];
  const strict = chars.length < 4 ? Number.POSITIVE_INFINITY : 1.3;
  const worth = loose ? 1.15 : strict;
  const candidates = [1, 2, 3].map((count) => {
    const per = Math.ceil(chars.length / count);
    return { count, per, size: Math.min(1 / count, aspect / per) };
  });
  const best = candidates.reduce((a, b) => (b.size > a.size * worth ? b : a));
  return Array.from({ length: best.count }, (_, i) =>
    chars.slice(i * best.per, (i + 1) * best.per),
  ).filter((l) => l.length > 0);
}

/** Sets text in outlines; vertical columns run from right to left. */
export function lettering(text: string, setting: Setting): string {
  const {
    w,
    h,
    colour,
    face = 'serif',
    direction = h > w * 1.15 ? 'vertical' : 'horizontal',
    loose = false,
  } = setting;
  const down = direction === 'vertical';
  const rows = lines(text, down ? h / w : w / h, loose);
  const longest = Math.max(1, ...rows.map((r) => r.length));
  const size = Math.min((down ? w : h) / rows.length, (down ? h : w) / longest);
  const gap = Math.min(size * 1.35, (down ? h : w) / longest);
  return rows
    .flatMap((row, i) => {
      const across = (i - (rows.length - 1) / 2) * size * 1.06;
      return row.map((char, j) => {
        const along = (j - (row.length - 1) / 2) * gap;
        const [x, y] = down ? [-across, along] : [along, across];
        return character(char, x, y, size * 0.94, colour, face);
      });
    })
    .join('');
}
