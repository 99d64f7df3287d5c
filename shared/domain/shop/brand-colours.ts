/** The colours derived from a shop's own colour; values are `#rrggbb`, keys those of the theme's palette. */
export interface BrandColours {
  vermilion: string;
  vermilionDeep: string;
  vermilionTint: string;
  seal: string;
  sealDeep: string;
}

/** Why a colour can't be used by a shop, and the nearest darker one that can. */
export interface BrandColourFault {
  /** Its WCAG 2 contrast on the least suitable ground; at least 4.5 is needed. */
  contrast: number;
  suggestion: string;
}

/** WCAG 2.2 AA contrast: for text on its ground, and for graphics on theirs. */
const TEXT = 4.5;
const DRAWN = 3;

/**
 * The theme's grounds and inks (shared/theme/palette.ts), as 24-bit numbers. Contrast with light grounds is measured on
 * the darkest of them.
 */
export const BRAND_GROUNDS = {
  light: { paper: 0xfaf6ee, tint: 0xf1eadd },
  dark: { paper: 0x1b1815, card: 0x26221e, tint: 0x312c26 },
  onSeal: 0xfff8ee,
} as const;

const BLACK = 0x000000;
const WHITE = 0xffffff;

const channels = (colour: number) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
function contrast(one: number, other: number): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** Mixes the share `share` (0 to 1) of `other` into `colour`. */
function mix(colour: number, other: number, share: number): number {
  const into = channels(other);
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part, at) =>
    Math.round(part + ((into[at] ?? 0) - part) * share),
  );
  return (red << 16) | (green << 8) | blue;
}

/** Mixes in as little of `other` as is needed, but at least `least`. */
function mixUntil(
  colour: number,
  other: number,
  isEnough: (mixed: number) => boolean,
  least = 0,
): number {
  for (let percent = least; percent < 100; percent += 1) {
    const mixed = mix(colour, other, percent / 100);
    if (isEnough(mixed)) return mixed;
  }
  return other;
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0').toUpperCase()}`;
const parsed = (colour: string) => Number.parseInt(colour.slice(1), 16);

const onLightGrounds = (colour: number) =>
  Math.min(contrast(colour, BRAND_GROUNDS.light.tint), contrast(colour, BRAND_GROUNDS.onSeal));

/** Whether a text is a colour in the form of settings: `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Whether a text is a colour that a shop can use: one that is readable. */
export const isBrandColour = (text: string): boolean =>
  isColour(text) && onLightGrounds(parsed(text)) >= TEXT;

/** Why `#rrggbb` can't be used as a shop's colour; null where it can. */
export function brandColourFault(colour: string): BrandColourFault | null {
  if (isBrandColour(colour)) return null;
  const rgb = parsed(colour);
  const least = onLightGrounds(rgb);
  const suggestion = hex(mixUntil(rgb, BLACK, (darker) => onLightGrounds(darker) >= TEXT));
  return { contrast: Math.floor(least * 100) / 100, suggestion };
}

function lightColours(colour: number): BrandColours {
  const deep = mix(colour, BLACK, 0.21);
  const tint = mixUntil(
    colour,
    BRAND_GROUNDS.light.paper,
    (ground) => contrast(deep, ground) >= TEXT,
    84,
  );
  return {
    vermilion: hex(colour),
    vermilionDeep: hex(deep),
    vermilionTint: hex(tint),
    seal: hex(colour),
    sealDeep: hex(deep),
  };
}

function darkColours(colour: number): BrandColours {
  const { paper, card, tint } = BRAND_GROUNDS.dark;
  const seal = mixUntil(colour, WHITE, (fill) => contrast(fill, card) >= DRAWN);
  const ground = mix(colour, paper, 0.8);
  const text = mixUntil(
    colour,
    WHITE,
    (pale) => contrast(pale, tint) >= TEXT && contrast(pale, ground) >= TEXT,
  );
  return {
    vermilion: hex(text),
    vermilionDeep: hex(text),
    vermilionTint: hex(ground),
    seal: hex(seal),
    sealDeep: hex(mix(seal, BLACK, 0.1)),
  };
}

/** The colours of both schemes derived from a valid colour, each readable where the theme uses it. */
export const brandColours = (colour: string): { light: BrandColours; dark: BrandColours } => ({
  light: lightColours(parsed(colour)),
  dark: darkColours(parsed(colour)),
});
