import type { ProductOption } from '@pinpu/shared/domain';

/** Measures of the picker on a phone of the usual width, in pixels. */
const WIDTH = 320;
const GAP = 8;
const LEAST = 44;
const SIDES = 18;
const SWATCH = 24;
const WIDE_LETTER = 15;
const LETTER = 9;

const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u02ff' ? WIDE_LETTER : LETTER), 0);

function rowsOf({ values }: ProductOption): number {
  let [rows, used] = [1, 0];
  for (const { value, colour } of values) {
    const width = Math.max(LEAST, SIDES + textWidth(value) + (colour === undefined ? 0 : SWATCH));
    if (used > 0 && used + GAP + width > WIDTH) [rows, used] = [rows + 1, width];
    else used += (used > 0 ? GAP : 0) + width;
  }
  return rows;
}

/** About how many rows the values of all options take on a phone: the picture leaves room for them. */
export const pickerRows = (options: readonly ProductOption[]): number =>
  options.reduce((sum, option) => sum + rowsOf(option), 0);
