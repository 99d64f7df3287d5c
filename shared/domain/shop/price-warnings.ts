import { formatTwd } from './money.ts';
import type { Priced } from './price.ts';

/** The prices of a product that are compared before they are saved; 0 for none. */
export interface ComparedPrices extends Priced {
  cost_wholesale: number;
  price_special?: number;
}

const TITLES = { price: '售價', price_special: '特價', price1: '團購價' } as const;

type SoldAt = keyof typeof TITLES;
const SOLD_AT: readonly Exclude<SoldAt, 'price_special'>[] = ['price', 'price1'];

const named = (field: SoldAt, prices: ComparedPrices) =>
  `${TITLES[field]} ${formatTwd(prices[field] ?? 0)}`;

/** A price that changes by more than half is probably a typing error. */
const isLeap = (before: number, after: number) =>
  before > 0 && after > 0 && Math.abs(after - before) * 2 > before;

/** Why a special price is probably wrong; it is compared with the price, since it may come and go at any amount. */
function specialWarnings(after: ComparedPrices): string[] {
  const { price_special = 0, price, cost_wholesale } = after;
  if (price_special === 0) return [];
  const special = named('price_special', after);
  if (price_special >= price) return [`${special} 沒有低於${named('price', after)}，不會生效。`];
  const warnings: string[] = [];
  if (price_special <= cost_wholesale)
    warnings.push(`${special} 沒有高於成本 ${formatTwd(cost_wholesale)}。`);
  if (price_special * 2 < price) warnings.push(`${special} 不到${named('price', after)} 的一半。`);
  return warnings;
}

/**
 * Why changed prices are probably wrong, a sentence each: they may be saved, but only after a question. Prices that
 * stay as they are cause none. `before` is undefined for a new product.
 */
export function priceWarnings(before: ComparedPrices | undefined, after: ComparedPrices): string[] {
  const isChanged = (...fields: (keyof ComparedPrices)[]) =>
    fields.some((field) => (before?.[field] ?? 0) !== (after[field] ?? 0));
  const warnings: string[] = [];
  if (after.price1 > 0 && after.price1 >= after.price && isChanged('price', 'price1'))
    warnings.push(`${named('price1', after)} 沒有低於${named('price', after)}，不會生效。`);
  for (const field of SOLD_AT) {
    const isUnderCost = after[field] > 0 && after[field] < after.cost_wholesale;
    if (isUnderCost && isChanged(field, 'cost_wholesale'))
      warnings.push(`${named(field, after)} 低於成本 ${formatTwd(after.cost_wholesale)}。`);
    if (before && isLeap(before[field], after[field]))
      warnings.push(`${named(field, before)} → ${formatTwd(after[field])}，變動超過一半。`);
  }
  if (isChanged('price', 'price_special', 'cost_wholesale'))
    warnings.push(...specialWarnings(after));
  return warnings;
}
