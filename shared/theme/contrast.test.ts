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

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s scheme', (_scheme, palette) => {
  it.each(textPairs)('keeps %s readable on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('keeps %s visible on %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
