import { type ColourName, lightPalette } from './palette.ts';

/** A custom property's name: `inkSoft` → `--ink-soft`. */
export const customProperty = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every colour as a reference to its custom property: `colour.inkSoft` is `var(--ink-soft)`. */
export const colour = Object.fromEntries(
  Object.keys(lightPalette).map((name) => [name, `var(${customProperty(name)})`]),
) as Record<ColourName, string>;
