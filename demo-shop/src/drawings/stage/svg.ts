import { tones } from '../engine/colour.ts';
import { paperTooth } from '../engine/grain.ts';
import type { Sheet } from '../engine/sheet.ts';

/** Side of a square picture in its own units. */
export const SIDE = 640;

/** A finished picture: ground, content, and the tooth of the paper over all of it. */
export function svg(
  sheet: Sheet,
  width: number,
  height: number,
  ground: string,
  content: string,
): string {
  const t = tones(ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>${content}${paperTooth(sheet, width, height, t.light, t.deep)}</svg>`;
}
