import type { ProductFilter, ProductOrder, ProductQuery } from '@pinpu/shared/contracts';
import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';

interface Narrowing {
  /** Category ids, null for no filter; each includes its children, unknown ones match nothing. */
  cate: readonly string[] | null;
  min: number;
  max: number;
  stock: boolean;
  free: boolean;
  /** Price level that `min` and `max` refer to. */
  pl: number;
}

const AMOUNT = /^\d{1,8}$/;

function amount(field: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!AMOUNT.test(text)) {
    throw new Rejection(400, 'INVALID', `欄位「${field}」必須是 0 到 99999999 的整數。`);
  }
  return Number(text);
}

function flag(field: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === '0') return false;
  if (text !== '1') throw new Rejection(400, 'INVALID', `欄位「${field}」只能是 0 或 1。`);
  return true;
}

const MAX_CATEGORIES = 200;

function categoryIds(text: string | undefined): string[] | null {
  const ids = (text ?? '').split(',', MAX_CATEGORIES).filter((id) => id.trim() !== '');
  return ids.length > 0 ? ids.map((id) => id.trim()) : null;
}

/**
 * The filters `cate`, `min`, `max`, `stock`, `free`, `lv` of the product lists, validated. Swapped prices are
 * exchanged: 500 to 100 means 100 to 500.
 * @throws Rejection 400 for an invalid number.
 */
function narrowing({ cate, min, max, stock, free, lv }: ProductFilter): Narrowing {
  const low = amount('min', min, 0);
  const high = amount('max', max, Number.POSITIVE_INFINITY);
  return {
    cate: categoryIds(cate),
    min: Math.min(low, high),
    max: Math.max(low, high),
    stock: flag('stock', stock),
    free: flag('free', free),
    pl: flag('lv', lv) ? PROMO_PRICE_LEVEL : 0,
  };
}

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

/** `l`, `p`, `o`, `q`, `n` of the product lists (spec §7), and filters. @throws Rejection 400 for an invalid number. */
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
