import { lilyBud, spice, starAnise } from '../contents/dry-spice.ts';
import type { Brush, Draw } from '../engine/brush.ts';
import { place } from '../engine/paint.ts';
import { castShadow } from '../engine/shadow.ts';
import { plainPouch } from './pouches.ts';

const beside = (b: Brush, pieces: string): string => castShadow(b, 164, 34, 90, 8, 11) + pieces;

/** Dried daylily buds. */
export const lilyPouch: Draw = (b) =>
  plainPouch(b) +
  beside(b, place(lilyBud(b.sheet), 152, 20, 1, 10) + place(lilyBud(b.sheet), 188, 34, 1, -24));

/** Spices for braising. */
export const spicePouch: Draw = (b) =>
  plainPouch(b) +
  beside(b, place(starAnise(b.sheet, 27), 150, 22) + place(spice(b.sheet), 192, 36, 1.1, 30));
