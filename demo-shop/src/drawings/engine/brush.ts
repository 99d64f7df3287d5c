import type { PictureSpec } from '../../catalog/picture-spec.ts';
import { mix, type Tones, tones } from './colour.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** What every shape is drawn with: the product's colours, and the colour of its shadow. */
export interface Brush {
  sheet: Sheet;
  spec: PictureSpec;
  body: Tones;
  accent: Tones;
  ground: Tones;
  shadow: string;
}

/** Draws around its own origin: the object's foot is at (0, 0), and y is negative upwards. */
export type Draw = (b: Brush) => string;

export const INK = '#2b221c';
export const CREAM = '#f6ecd9';
export const SEAL = '#b5361f';
export const WOOD = '#b98a5a';
export const LEAF = '#6d8a4f';

export function openBrush(spec: PictureSpec, ground: string, seed: string): Brush {
  const g = tones(ground);
  return {
    sheet: openSheet(seed),
    spec,
    body: tones(spec.colour),
    accent: tones(spec.accent),
    ground: g,
    shadow: mix(g.dark, g.deep, 0.35),
  };
}

/** The same drawing with other colours, for props and neighbours. */
export const recoloured = (b: Brush, colour: string, accent = b.spec.accent): Brush => ({
  ...b,
  spec: { ...b.spec, colour, accent },
  body: tones(colour),
  accent: tones(accent),
});
