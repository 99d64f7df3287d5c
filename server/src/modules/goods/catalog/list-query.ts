import type { ProductOrder, ProductQuery } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { type Narrowing, narrowing } from './filter-query.ts';

/** Maximum items per page (spec §9: requests of 100 items). */
export const MAX_PAGE_SIZE = 100;

export interface ListQuery {
  order: ProductOrder;
  page: number;
  size: number;
  /** Words that must all match, as typed. */
  keyword: string;
  featured: boolean;
  narrowing: Narrowing;
}

const WHOLE = /^[1-9]\d{0,5}$/;

function wholeNumber(field: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!WHOLE.test(text)) {
    throw new Rejection(400, 'INVALID', `欄位「${field}」必須是 1 到 999999 的整數。`);
  }
  return Number(text);
}

/**
 * `l`, `p`, `o`, `q`, `n` of the product lists (spec §7), and the filters.
 * @throws Rejection 400 for an invalid number.
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
