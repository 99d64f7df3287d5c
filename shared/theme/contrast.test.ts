import { BRAND_GROUNDS, brandColourFault, brandColours } from '@pinpu/shared/domain';
import { type ColourName, darkPalette, lightPalette } from './palette.ts';

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
function contrast(one: string, other: string) {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds: ColourName[] = ['paper', 'card', 'tint'];
const texts: ColourName[] = [
  'ink',
  'inkSoft',
  'vermilion',
  'vermilionDeep',
  'celadon',
  'ginger',
  'grey',
  'plum',
];

const textPairs: [ColourName, ColourName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColourName, ColourName] => [text, ground])),
  ['onSeal', 'seal'],
  ['onSeal', 'sealDeep'],
  ['onSeal', 'plumFill'],
  ['onSeal', 'plumFillDeep'],
  ['celadon', 'celadonTint'],
  ['ginger', 'gingerTint'],
  ['vermilionDeep', 'vermilionTint'],
  ['grey', 'greyTint'],
  ['plum', 'plumTint'],
  ['ink', 'celadonTint'],
  ['ink', 'gingerTint'],
  ['ink', 'vermilionTint'],
  ['ink', 'plumTint'],
  ['paper', 'ink'],
];

const edgePairs: [ColourName, ColourName][] = [
  ...grounds.map((ground): [ColourName, ColourName] => ['edge', ground]),
  ['seal', 'paper'],
  ['seal', 'card'],
];

/** Brand colours to test: Pinpu's, pure ones, nearly black, and the palest that are accepted. */
const BRANDS = ['#B5361F', '#0000FF', '#006400', '#101010', '#1A1A40', '#800080'];
for (const pale of ['#F4C542', '#00B7C2', '#FF69B4', '#7CB342', '#FFFFFF']) {
  const { suggestion = '' } = brandColourFault(pale) ?? {};
  BRANDS.push(suggestion);
}

const schemes: [string, typeof lightPalette][] = [
  ['light', lightPalette],
  ['dark', darkPalette],
  ...BRANDS.flatMap((brand): [string, typeof lightPalette][] => [
    [`light, ${brand}`, { ...lightPalette, ...brandColours(brand).light }],
    [`dark, ${brand}`, { ...darkPalette, ...brandColours(brand).dark }],
  ]),
];

describe.each(schemes)('the scheme %s', (_scheme, palette) => {
  it.each(textPairs)('keeps %s readable on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('keeps %s visible on %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("a shop's own colour", () => {
  it('is measured on the grounds of the theme', () => {
    const number = (hex: string) => Number.parseInt(hex.slice(1), 16);
    expect(BRAND_GROUNDS).toEqual({
      light: { paper: number(lightPalette.paper), tint: number(lightPalette.tint) },
      dark: {
        paper: number(darkPalette.paper),
        card: number(darkPalette.card),
        tint: number(darkPalette.tint),
      },
      onSeal: number(lightPalette.onSeal),
    });
  });

  it.each(BRANDS)('%s has no fault', (brand) => {
    expect(brandColourFault(brand)).toBeNull();
  });

  it('a colour without enough contrast gets a darker one of its kind to choose', () => {
    expect(brandColourFault('#F4C542')).toEqual({ contrast: 1.35, suggestion: '#7F6622' });
  });
});
