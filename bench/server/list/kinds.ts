import { ORIGINS, SHELVES } from '../../../demo-shop/src/bulk/bulk-words.ts';
import { EVERYDAY_QUERIES } from '../../../demo-shop/src/search/fixtures/everyday-queries.ts';
import type { Question } from './sized-shops.ts';

const SIZE = 100;
const ORDERS = ['rank', 'new', 'hot', 'price_asc', 'price_desc'];
const CATES = ['tea', 'tea-coffee', 'gift', 'sweets', 'textile'];
const FILTERS = [
  'cate=tea,gift&min=300&max=600&stock=1',
  'free=1',
  'min=1000',
  'cate=pantry&stock=1&lv=1',
];
const AGAIN = ['烏龍茶', '三芝', '月餅 禮盒', '茶', '手工'];

const goods = SHELVES.flatMap((shelf) => shelf.goods.map(({ name }) => name));
const traits = SHELVES.flatMap((shelf) => shelf.traits);

/** Keywords that were not requested before: places, kinds and properties of goods, alone and combined. */
const NEW: string[] = [
  ...['米', '皂', '碗', '蜜', '柚', '杯', '果', '醬', '花', '糖'],
  ...new Set([...ORIGINS.slice(3), ...goods, ...traits]),
  ...ORIGINS.flatMap((origin, i) => [
    `${origin} ${goods[i % goods.length]}`,
    `${traits[i % traits.length]} ${goods[(i * 7) % goods.length]}`,
  ]),
].filter((keyword) => !AGAIN.includes(keyword));

/** Several words, with a synonym or a wrong character: they are matched more loosely than typed. */
const LOOSE: string[] = [
  ...ORIGINS.flatMap((origin, i) => [
    `${origin}${goods[i % goods.length]}`,
    `${traits[i % traits.length]}${goods[(i * 7) % goods.length]}禮盒`,
  ]),
  ...['香皂', '伴手禮', '茶具', '餅乾', '環保袋', '鳳黎酥', '烏龍查', '手工造', '濾掛咖非'],
];

/** Typical keywords, in the same order for every run. */
export const EVERYDAY = EVERYDAY_QUERIES.map(([query]) => query);

const at = <T>(list: readonly T[], round: number): T => list[round % list.length] as T;
/** Kinds that a shopper does not wait for when loading the list. */
const BESIDE_THE_LIST = ['facets', 'facets of all', 'suggestions'];

export const isList = (kind: string): boolean => !BESIDE_THE_LIST.includes(kind);

export const searchPath = (keyword: string) =>
  `products/${encodeURIComponent(keyword)}?o=rank&l=${SIZE}&p=1`;

/** The queries of one round for a list with this many pages; each round has different ones of every kind. */
export function questions(round: number, pages: number): Question[] {
  const order = at(ORDERS, round);
  // Steps that avoid repetitions: 7 and 61 are coprime with the lengths.
  const keyword = encodeURIComponent(at(NEW, round * 61));
  const again = encodeURIComponent(at(AGAIN, round));
  const deep = Math.max(1, Math.floor(pages * (((round * 7) % 20) / 20 + 0.05)));
  const paths: Record<string, string> = {
    'whole list': `products?o=${order}&l=${SIZE}&p=1`,
    category: `products/${at(CATES, round)}?o=${at(ORDERS, round + 2)}&l=${SIZE}&p=1`,
    filters: `products?${at(FILTERS, round)}&o=${order}&l=${SIZE}&p=1`,
    'deep page': `products?o=${order}&l=${SIZE}&p=${deep}`,
    'keyword, new': `products/${keyword}?o=rank&l=${SIZE}&p=1`,
    'keyword, again': `products/${again}?o=${order}&l=${SIZE}&p=1`,
    'keyword, loose': searchPath(at(LOOSE, round * 7)),
    'keyword, everyday': searchPath(at(EVERYDAY, round * 5)),
    facets: `facets?${at(FILTERS, round)}`,
    'facets of all': 'facets',
    suggestions: `suggestions?q=${encodeURIComponent(at(NEW, round * 61 + 7))}`,
  };
  return Object.entries(paths).map(([kind, path]) => ({ kind, path }));
}
