import type { ProductFilter } from '@pinpu/shared/contracts';

/** The filter that the shopper has chosen; the price level is not part of it, since it follows from the route. */
export type ChosenFilter = Omit<ProductFilter, 'lv'>;

const NAMES = ['cate', 'min', 'max', 'stock', 'free'] as const;
const MOST_CATEGORIES = 50;

export const idsOf = ({ cate = '' }: ChosenFilter) => cate.split(',').filter((id) => id !== '');

/** The ids in the form that the address uses; undefined if there are none. */
export const cateOf = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined);

/** A price in whole TWD from an input or the address; undefined if it is empty, zero or invalid. */
export function priceOf(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,]|NT\$/g, '');
  return /^0*[1-9]\d{0,7}$/.test(digits) ? String(Number(digits)) : undefined;
}

/** The filter without empty entries, with min and max exchanged if they are in the wrong order. */
export function soundFilter({ cate, min, max, stock, free }: ChosenFilter): ChosenFilter {
  const turned = min !== undefined && max !== undefined && Number(min) > Number(max);
  const sound = turned
    ? { cate, min: max, max: min, stock, free }
    : { cate, min, max, stock, free };
  return Object.fromEntries(Object.entries(sound).filter(([, value]) => value !== undefined));
}

const knownIds = (text: string) =>
  [...new Set(text.split(','))].filter((id) => /^[\w-]{1,40}$/.test(id)).slice(0, MOST_CATEGORIES);

/** The filter in an address; invalid parts are ignored. */
export const chosenFilter = (query: URLSearchParams): ChosenFilter =>
  soundFilter({
    cate: cateOf(knownIds(query.get('cate') ?? '')),
    min: priceOf(query.get('min') ?? ''),
    max: priceOf(query.get('max') ?? ''),
    stock: query.get('stock') === '1' ? '1' : undefined,
    free: query.get('free') === '1' ? '1' : undefined,
  });

/** An address's query with its filter replaced; the rest is unchanged. */
export function queryWith(query: URLSearchParams, filter: ChosenFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const sound = soundFilter(filter);
  for (const name of NAMES) {
    next.delete(name);
    const value = sound[name];
    if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** The number of selected filters: each category, a price range, in stock, free shipping. */
export const chosenCount = (filter: ChosenFilter) =>
  idsOf(filter).length +
  [filter.min ?? filter.max, filter.stock, filter.free].filter((value) => value !== undefined)
    .length;
