import type { ProductFacets } from '@pinpu/shared/contracts';
import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import type { ListQuery } from '../list-query.ts';
import type { Catalogue } from './catalogue.ts';
import { facetsOf } from './facets.ts';
import { type Hidden, hiddenBy, type Subject } from './hidden.ts';
import type { ShelfOrder } from './orders.ts';
import { byRelevance } from './relevance.ts';
import { searchWords } from './search-text.ts';

function shelfOrder({ featured, order, narrowing }: ListQuery): ShelfOrder {
  if (featured) return 'featured';
  const isPromo = narrowing.pl >= PROMO_PRICE_LEVEL;
  if (isPromo && order === 'price_asc') return 'promo_asc';
  if (isPromo && order === 'price_desc') return 'promo_desc';
  return order;
}

/** What the list is about: `cate` is a category's id or name, or a keyword (spec §2). */
function subjectOf(catalogue: Catalogue, query: ListQuery, cate: string): Subject {
  const category = catalogue.tree.named(cate);
  const words = category ? query.words : [...searchWords(cate), ...query.words];
  return {
    category: category?.cate_id ?? null,
    scores: words.length > 0 ? catalogue.scores(words) : null,
    isFeatured: query.featured,
  };
}

/** Ids on one page of the list, and how many there are in all. */
export function listedPage(catalogue: Catalogue, query: ListQuery, cate: string) {
  const { shelved, tree } = catalogue;
  const subject = subjectOf(catalogue, query, cate);
  const hidden = hiddenBy(shelved, tree, subject, query.narrowing);
  const order = shelfOrder(query);
  const sorted = catalogue.sorted(order);
  // Asked by keyword, 綜合排名 is relevance first.
  const slots = order === 'rank' && subject.scores ? byRelevance(sorted, subject.scores) : sorted;
  const shown = pageOf(slots, hidden, query);
  return { prd_ids: shown.map((slot) => shelved.prd_id[slot] ?? ''), total: shownCount(hidden) };
}

function shownCount(hidden: Hidden): number {
  let count = 0;
  for (let slot = 0; slot < hidden.length; slot += 1) if (hidden[slot] === 0) count += 1;
  return count;
}

/** The slots of one page, found without looking past it. */
function pageOf(slots: readonly number[], hidden: Hidden, { page, size }: ListQuery): number[] {
  const shown: number[] = [];
  let left = (page - 1) * size;
  for (const slot of slots) {
    if (hidden[slot] !== 0) continue;
    if (left > 0) left -= 1;
    else if (shown.push(slot) === size) break;
  }
  return shown;
}

export function listedFacets(catalogue: Catalogue, query: ListQuery, cate: string): ProductFacets {
  const { shelved, tree } = catalogue;
  const hidden = hiddenBy(shelved, tree, subjectOf(catalogue, query, cate), query.narrowing);
  return facetsOf(shelved, tree, hidden, query.narrowing.pl);
}
