import type { PictureKind } from '../../catalog/picture-spec.ts';

/** Decoration beside an object on its table. */
export type Prop =
  | 'cup'
  | 'teapot'
  | 'branch'
  | 'cloth'
  | 'fruit'
  | 'rice'
  | 'noodles'
  | 'cakes'
  | 'toast'
  | 'coffee'
  | 'flowers'
  | 'dish'
  | 'soap'
  | 'books'
  | 'chilli'
  | 'tea'
  | 'mushrooms'
  | 'nuts'
  | 'steamer'
  | 'kettle'
  | 'basket';

/** Two companions for every kind: one behind to the left, one before to the right. */
export const COMPANIONS: Record<PictureKind, readonly [behind: Prop, before: Prop]> = {
  'tea-tin': ['teapot', 'cup'],
  'tea-pouch': ['branch', 'cup'],
  'tea-cake': ['teapot', 'cup'],
  'mooncake-box': ['teapot', 'cup'],
  'pineapple-cake': ['flowers', 'cup'],
  'pastry-box': ['teapot', 'cakes'],
  'egg-roll-tin': ['flowers', 'cup'],
  pomelo: ['flowers', 'cakes'],
  citrus: ['branch', 'cup'],
  mango: ['branch', 'dish'],
  guava: ['flowers', 'dish'],
  'dried-fruit-bag': ['branch', 'fruit'],
  'rice-bag': ['branch', 'rice'],
  'noodle-pack': ['flowers', 'noodles'],
  'rice-vermicelli': ['branch', 'noodles'],
  'soy-bottle': ['fruit', 'dish'],
  'chilli-jar': ['branch', 'noodles'],
  'sauce-jar': ['flowers', 'rice'],
  'oil-bottle': ['branch', 'dish'],
  'honey-jar': ['flowers', 'toast'],
  'jam-jar': ['flowers', 'toast'],
  'coffee-bag': ['books', 'coffee'],
  'drip-coffee-box': ['branch', 'coffee'],
  'stoneware-cup': ['branch', 'cakes'],
  teapot: ['flowers', 'cup'],
  plate: ['branch', 'fruit'],
  bowl: ['flowers', 'rice'],
  vase: ['books', 'cup'],
  'indigo-cloth': ['flowers', 'cup'],
  towel: ['branch', 'soap'],
  'tote-bag': ['books', 'fruit'],
  scarf: ['books', 'coffee'],
  soap: ['branch', 'cloth'],
  incense: ['flowers', 'books'],
  candle: ['books', 'branch'],
  'oil-dropper': ['branch', 'soap'],
  'lily-pouch': ['steamer', 'rice'],
  'spice-pouch': ['kettle', 'noodles'],
  'mushroom-bag': ['branch', 'mushrooms'],
  'nut-tin': ['teapot', 'nuts'],
  'dried-shrimp-bag': ['branch', 'noodles'],
  'seaweed-pack': ['flowers', 'rice'],
  'gift-box': ['flowers', 'cup'],
  'gift-basket': ['flowers', 'cloth'],
  'cloth-wrap': ['branch', 'tea'],
};

const OTHERS: readonly [pattern: RegExp, behind: Prop][] = [
  [/tote|towel|cloth|scarf|gift|soap|dropper|vase/, 'basket'],
  [/tea|coffee|candle|incense|cup|cake|honey|jam|egg/, 'kettle'],
  [/rice|noodle|vermicelli|jar|bottle|bag|pouch|seaweed|bowl|plate/, 'steamer'],
  [/./, 'basket'],
];

/** Another thing that may stand behind, so that neighbours in a list do not all have the same vase. */
export const otherBehind = (kind: PictureKind): Prop =>
  OTHERS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'basket';
