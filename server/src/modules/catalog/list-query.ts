import type { ProductOrder, ProductQuery } from '@pinpu/shared/contracts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { type Narrowing, narrowing } from './filter-query.ts';

/** Most items of one page (spec §9: requests of 100 items). */
export const MAX_PAGE_SIZE = 100;

/** What a product list is asked for, checked. */
export interface ListQuery {
  order: ProductOrder;
  page: number;
  size: number;
  /** Words that must all be found, as they were typed. */
  keyword: string;
  featured: boolean;
  narrowing: Narrowing;
}

const WHOLE = /^[1-9]\d{0,5}$/;

function wholeNumber(field: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!WHOLE.test(text)) {
    throw new Refusal(400, 'INVALID', `欄位「${field}」必須是 1 到 999999 的整數。`);
  }
  return Number(text);
}

/**
 * `l`, `p`, `o`, `q`, `n` of the product lists (spec §7), and what narrows them.
 * @throws Refusal 400 where a number is none.
 */
export function listQuery({ l, p, o, q, n, ...filter }: ProductQuery): ListQuery {
  return {
    order: o ?? 'rank',
    page: wholeNumber('p', p, 1),
    size: Math.min(wholeNumber('l', l, MAX_PAGE_SIZE), MAX_PAGE_SIZE),
    keyword: q ?? '',
    featured: n === 'featured',
    narrowing: narrowing(filter),
  };
}
