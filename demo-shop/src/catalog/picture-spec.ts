/** The objects the demo shop can draw; each is recognisable at 160 px. */
export type PictureKind =
  | 'tea-tin'
  | 'tea-pouch'
  | 'tea-cake'
  | 'mooncake-box'
  | 'pineapple-cake'
  | 'pastry-box'
  | 'egg-roll-tin'
  | 'pomelo'
  | 'citrus'
  | 'mango'
  | 'guava'
  | 'dried-fruit-bag'
  | 'rice-bag'
  | 'noodle-pack'
  | 'rice-vermicelli'
  | 'soy-bottle'
  | 'chilli-jar'
  | 'sauce-jar'
  | 'oil-bottle'
  | 'honey-jar'
  | 'jam-jar'
  | 'coffee-bag'
  | 'drip-coffee-box'
  | 'stoneware-cup'
  | 'teapot'
  | 'plate'
  | 'bowl'
  | 'vase'
  | 'indigo-cloth'
  | 'towel'
  | 'tote-bag'
  | 'scarf'
  | 'soap'
  | 'incense'
  | 'candle'
  | 'oil-dropper'
  | 'lily-pouch'
  | 'spice-pouch'
  | 'mushroom-bag'
  | 'nut-tin'
  | 'dried-shrimp-bag'
  | 'seaweed-pack'
  | 'gift-box'
  | 'gift-basket'
  | 'cloth-wrap';

export type Pattern =
  | 'plain'
  | 'stripe'
  | 'wave'
  | 'dot'
  | 'leaf'
  | 'check'
  | 'mountain'
  | 'flower';

/** The input of one product's three pictures; the same spec always gives the same bytes. */
export interface PictureSpec {
  kind: PictureKind;
  /** Main colour of the object, `#rrggbb`, muted like gouache. */
  colour: string;
  /** Second colour, for lid, band or leaf. */
  accent: string;
  pattern: Pattern;
  /** One to six characters set on the label in real glyphs; empty where the object has no label. */
  label: string;
}
