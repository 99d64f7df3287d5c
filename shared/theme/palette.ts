/** One scheme's colours; the keys become the custom properties of `colour`. Values are `#rrggbb`. */
export const lightPalette = {
  paper: '#FAF6EE',
  card: '#FFFFFF',
  /** A ground one step darker than paper, for placeholders and hover. */
  tint: '#F1EADD',
  ink: '#241F1A',
  inkSoft: '#5E544A',
  /** Hairlines, for decoration only, since they are too pale to carry meaning. */
  line: '#E4DACB',
  /** Border of controls: 3:1 contrast on every background (WCAG 1.4.11). */
  edge: '#8C8072',
  vermilion: '#B5361F',
  vermilionDeep: '#8F2716',
  vermilionTint: '#F7E0D8',
  /** Fill of the primary action (one per screen), and of the mark. */
  seal: '#B5361F',
  sealDeep: '#8F2716',
  onSeal: '#FFF8EE',
  celadon: '#2F6B5C',
  celadonTint: '#DDEBE4',
  ginger: '#8A5A00',
  gingerTint: '#F6E7C6',
  grey: '#5E544A',
  greyTint: '#ECE7DF',
  plum: '#6B3A5B',
  plumTint: '#F0E3EB',
  plumFill: '#6B3A5B',
  plumFillDeep: '#512944',
};

export type Palette = typeof lightPalette;
export type ColourName = keyof Palette;

/** In dark mode, text colours become pale, while the primary red stays the same. */
export const darkPalette: Palette = {
  paper: '#1B1815',
  card: '#26221E',
  tint: '#312C26',
  ink: '#F3ECE0',
  inkSoft: '#B9AD9E',
  line: '#3D362F',
  edge: '#857A6C',
  vermilion: '#F08A70',
  vermilionDeep: '#F08A70',
  vermilionTint: '#3D231C',
  seal: '#C4452C',
  sealDeep: '#B03A23',
  onSeal: '#FFF8EE',
  celadon: '#8CC7B4',
  celadonTint: '#23342E',
  ginger: '#E5B65C',
  gingerTint: '#372C18',
  grey: '#B9AD9E',
  greyTint: '#322D27',
  plum: '#D9A9CA',
  plumTint: '#38273A',
  plumFill: '#8A4E77',
  plumFillDeep: '#743F63',
};
