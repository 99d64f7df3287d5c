import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, type SourceFile } from './source-files.ts';

/** The file in which the frame declares its measures; remotes use them as `theme.frame`. */
const MEASURES = 'shell/src/frame/frame-measures.ts';

/** The pixels of header and bottom panel in the declarations of the frame's measures, without 0. */
export function frameMeasuresIn(text: string): string[] {
  const declared = [...text.matchAll(/--frame-(?:header|panel):([^;]*);/g)];
  const pixels = declared.flatMap(([, value = '']) => [...value.matchAll(/\b([1-9]\d*)px/g)]);
  return [...new Set(pixels.map(([, number = '']) => number))];
}

/** The frame's measures in this checkout. @throws Error if the file no longer declares them */
export function frameMeasures(root = process.cwd()): string[] {
  const found = frameMeasuresIn(readFileSync(path.join(root, MEASURES), 'utf8'));
  if (found.length === 0) throw new Error(`${MEASURES} declares no measure of the frame`);
  return found;
}

/** Code that is related to the frame: positions from the screen's edges, and heights calculated from the screen's. */
const BESIDE_FRAME = /\b(?:top|bottom|inset|scroll|rootMargin|\d+[dsl]?vh|innerHeight)/i;

/** A multiple of 8 px is a usual size of pictures, so it counts only beside the frame. */
const isUsualSize = (found: string) => Number(found.replace(/\D/g, '')) % 8 === 0;

/** A number of pixels subtracted from the screen's height may include the header. */
const OF_SCREEN = /\d[dls]?vh - \d+px/;

/**
 * One sentence for each line of a remote that subtracts pixels from the screen's height, and for each that contains a
 * measure of the frame, in pixels or as a number that is added or subtracted.
 */
export const framePixels =
  (measures: readonly string[]) =>
  ({ path: file, text }: SourceFile): string[] => {
    if (!/^mf-[^/]+\//.test(file) || isTest(file)) return [];
    const number = measures.join('|');
    const literal = new RegExp(`(?<![\\w.#])(?:${number})px\\b|[-+] ?(?:${number})(?![\\w.%])`);
    return text.split('\n').flatMap((line, index) => {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
      const found = literal.exec(line);
      if (found === null && OF_SCREEN.test(line))
        return [
          `${file}:${index + 1} takes pixels from the screen's height: take theme.frame.header and theme.frame.panel first`,
        ];
      return found === null || (isUsualSize(found[0]) && !BESIDE_FRAME.test(line))
        ? []
        : [`${file}:${index + 1} ${found[0]} is a measure of the frame: take it from theme.frame`];
    });
  };
