import type { ProductFacets } from '@pinpu/shared/contracts';
import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import type { ListQuery } from '../list-query.ts';
import type { Catalogue } from './catalogue.ts';
import { facetsOf } from './facets.ts';
import { hiddenBy, inFamily, isNarrowed } from './narrowing.ts';
import type { ShelfOrder } from './orders.ts';
import { searchWords } from './search-text.ts';

function shelfOrder({ featured, order, narrowing }: ListQuery): ShelfOrder {
  if (featured) return 'featured';
  const isPromo = narrowing.pl >= PROMO_PRICE_LEVEL;
  if (isPromo && order === 'price_asc') return 'promo_asc';
  if (isPromo && order === 'price_desc') return 'promo_desc';
  return order;
}

/** Slots of the list before anything narrows it; `cate` is a category's id or name, or a keyword (spec §2). */
function listed(catalogue: Catalogue, query: ListQuery, cate: string): readonly number[] {
  const order = shelfOrder(query);
  const category = catalogue.tree.named(cate);
  if (!category) return catalogue.found(order, [...searchWords(cate), ...query.words]);
  const isInside = inFamily(catalogue.shelved, catalogue.tree, category.cate_id);
  return catalogue.found(order, query.words).filter(isInside);
}

function narrowed(catalogue: Catalogue, query: ListQuery, cate: string): readonly number[] {
  const slots = listed(catalogue, query, cate);
  if (!isNarrowed(query.narrowing)) return slots;
  const hidden = hiddenBy(catalogue.shelved, catalogue.tree, query.narrowing);
  return slots.filter((slot) => hidden(slot) === 0);
}

/** Ids on one page of the list, and how many there are in all. */
export function listedPage(catalogue: Catalogue, query: ListQuery, cate: string) {
  const slots = narrowed(catalogue, query, cate);
  const first = (query.page - 1) * query.size;
  const prd_ids = slots
    .slice(first, first + query.size)
    .map((slot) => catalogue.shelved.prd_id[slot] ?? '');
  return { prd_ids, total: slots.length };
}

export const listedFacets = (catalogue: Catalogue, query: ListQuery, cate: string): ProductFacets =>
  facetsOf(catalogue.shelved, catalogue.tree, listed(catalogue, query, cate), query.narrowing);
