import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@embedpdf/fonts-tc')));

/** Noto Sans TC, the only weight that proofs use; the image leaves the others out (docker/Dockerfile). */
export const FONT_FILE = path.join(folder, '../fonts/NotoSansHant-Regular.otf');

let opened: Font | undefined;

/** Whether the font has a character's glyph. Variation selectors and joiners have none, and show nothing. */
function hasGlyph(char: string): boolean {
  opened ??= openSync(FONT_FILE) as Font;
  return (
    /^\p{Default_Ignorable_Code_Point}$/u.test(char) ||
    opened.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
  );
}

/** The sign that printers set where a character is missing. */
export const MISSING_SIGN = '〓';

const graphemes = new Intl.Segmenter('zh-TW', { granularity: 'grapheme' });

/** Replaces each character that the font can't show by a visible sign, and passes it to `onMissing`. */
export function showable(text: string, onMissing: (character: string) => void): string {
  return [...graphemes.segment(text.normalize())]
    .map(({ segment }) => {
      if ([...segment].every(hasGlyph))
        return segment.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
      onMissing(segment);
      return MISSING_SIGN;
    })
    .join('');
}

/** A character by its numbers: U+20BB7. */
export const codePoints = (character: string): string =>
  [...character]
    .map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
