import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

export type Face = 'serif' | 'sans';

/** One character as an outline in font units, y upwards. */
export interface Glyph {
  d: string;
  advance: number;
  unitsPerEm: number;
}

const require = createRequire(import.meta.url);
const WEIGHT: Record<Face, number> = { serif: 700, sans: 700 };

interface Subset {
  name: string;
  ranges: [number, number][];
}

const subsets = new Map<Face, Subset[]>();
const fonts = new Map<string, fontkit.Font>();
const glyphs = new Map<string, Glyph>();

function readSubsets(face: Face): Subset[] {
  const known = subsets.get(face);
  if (known) return known;
  const table = JSON.parse(
    readFileSync(require.resolve(`@fontsource/noto-${face}-tc/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const read = Object.entries(table).map(([key, list]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range): [number, number] => {
      const [low = '0', high = low] = range.trim().replace(/^U\+/i, '').split('-');
      return [parseInt(low, 16), parseInt(high, 16)];
    }),
  }));
  subsets.set(face, read);
  return read;
}

function openFont(face: Face, subset: string): fontkit.Font {
  const file = `@fontsource/noto-${face}-tc/files/noto-${face}-tc-${subset}-${WEIGHT[face]}-normal.woff2`;
  const known = fonts.get(file);
  if (known) return known;
  const font = fontkit.create(readFileSync(require.resolve(file)));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection, not one font`);
  fonts.set(file, font);
  return font;
}

/**
 * The outline of one character from the web font's subsets, so that no font has to be installed; undefined if the font
 * lacks it.
 */
export function glyphOf(char: string, face: Face): Glyph | undefined {
  const key = face + char;
  const known = glyphs.get(key);
  if (known) return known;
  const code = char.codePointAt(0) ?? 0;
  const subset = readSubsets(face).find((s) =>
    s.ranges.some(([low, high]) => code >= low && code <= high),
  );
  if (!subset) return undefined;
  const font = openFont(face, subset.name);
  const drawn = font.glyphForCodePoint(code);
  if (drawn.id === 0) return undefined;
  const glyph = { d: drawn.path.toSVG(), advance: drawn.advanceWidth, unitsPerEm: font.unitsPerEm };
  glyphs.set(key, glyph);
  return glyph;
}
