import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, type SourceFile } from './source-files.ts';

/** Where the frame declares its measures, which remotes read as `theme.frame`. */
const MEASURES = 'shell/src/frame/frame-measures.ts';

/** The pixels of header and bottom panel in a declaration of the frame's measures, 0 left out. */
export function frameMeasuresIn(text: string): string[] {
  const declared = [...text.matchAll(/--frame-(?:header|panel):([^;]*);/g)];
  const pixels = declared.flatMap(([, value = '']) => [...value.matchAll(/\b([1-9]\d*)px/g)]);
  return [...new Set(pixels.map(([, number = '']) => number))];
}

/** The same of this checkout. @throws Error where the declaration has gone elsewhere. */
export function frameMeasures(root = process.cwd()): string[] {
  const found = frameMeasuresIn(readFileSync(path.join(root, MEASURES), 'utf8'));
  if (found.length === 0) throw new Error(`${MEASURES} declares no measure of the frame`);
  return found;
}

/** What keeps clear of the frame: positions from its edges, and heights that are taken from the screen's. */
const BESIDE_FRAME = /\b(?:top|bottom|inset|scroll|rootMargin|\d+[dsl]?vh|innerHeight)/i;

/** A height on the grid of eight pixels is also the size of pictures and buttons: it counts beside the frame alone. */
const isUsualSize = (found: string) => Number(found.replace(/\D/g, '')) % 8 === 0;

/** The header may be part of what is taken from the screen's height. */
const OF_SCREEN = /\d[dls]?vh - \d+px/;

/** One sentence for each line of a remote that takes pixels from the screen's height, and for each that contains a measure of the frame, in pixels or added and subtracted as a number. */
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
