import type { ProductFilter } from '@pinpu/shared/contracts';

/** What a shopper chooses; the price level follows from the route. */
export type ChosenFilter = Omit<ProductFilter, 'lv'>;

const NAMES = ['cate', 'min', 'max', 'stock', 'free'] as const;
const MOST_CATEGORIES = 50;

/** The category ids of a filter. */
export const idsOf = ({ cate = '' }: ChosenFilter) => cate.split(',').filter((id) => id !== '');

/** Ids as they stand in the address, or undefined for none. */
export const cateOf = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined);

/** A price as typed or given, in whole TWD; undefined for nothing, zero and what is no price. */
export function priceOf(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,]|NT\$/g, '');
  return /^0*[1-9]\d{0,7}$/.test(digits) ? String(Number(digits)) : undefined;
}

/** A filter with its prices the right way round, and nothing in it that says nothing. */
export function soundFilter({ cate, min, max, stock, free }: ChosenFilter): ChosenFilter {
  const turned = min !== undefined && max !== undefined && Number(min) > Number(max);
  const sound = turned
    ? { cate, min: max, max: min, stock, free }
    : { cate, min, max, stock, free };
  return Object.fromEntries(Object.entries(sound).filter(([, value]) => value !== undefined));
}

const knownIds = (text: string) =>
  [...new Set(text.split(','))].filter((id) => /^[\w-]{1,40}$/.test(id)).slice(0, MOST_CATEGORIES);

/** The filter that stands in an address; what can't be read narrows nothing. */
export const chosenFilter = (query: URLSearchParams): ChosenFilter =>
  soundFilter({
    cate: cateOf(knownIds(query.get('cate') ?? '')),
    min: priceOf(query.get('min') ?? ''),
    max: priceOf(query.get('max') ?? ''),
    stock: query.get('stock') === '1' ? '1' : undefined,
    free: query.get('free') === '1' ? '1' : undefined,
  });

/** An address's query with this filter in place of its own; the rest of it stays. */
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

/** How many things are chosen: each category, a price, in stock, free shipping. */
export const chosenCount = (filter: ChosenFilter) =>
  idsOf(filter).length +
  [filter.min ?? filter.max, filter.stock, filter.free].filter((value) => value !== undefined)
    .length;
