import type { ProductOrder } from '@pinpu/shared/contracts';
import { useLocation, useNavigate } from '@pinpu/shared/router';
import { shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { type ChosenFilter, chosenFilter, queryWith } from './chosen-filter.ts';
import { firstOf, PAGE_PARAM, queryFrom } from './list-page.ts';
import { listParams, ORDER_PARAM } from './list-params.ts';

/** Keeps commas readable in an address that people share. */
const searchOf = (query: URLSearchParams) => query.toString().replaceAll('%2C', ',');

/** The list in the address, and functions that change it; each change adds a history entry, so that Back undoes it. */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const go = (next: URLSearchParams) => {
    next.delete(PAGE_PARAM);
    if (next.toString() !== query.toString()) navigate({ search: searchOf(next) });
  };
  return {
    params: listParams({ pathname, search }, useAtomValue(shownPriceLevelAtom)),
    chosen: chosenFilter(query),
    /** The number of products before the first one shown; more than 0 only if the address has a page. */
    before: firstOf(query),
    /** The address of the same list, starting after `before` products. */
    addressFrom: (before: number) => `${pathname}${queryFrom(query, before)}`,
    narrow: (filter: ChosenFilter) => go(queryWith(query, filter)),
    sort: (order: ProductOrder) => {
      const next = new URLSearchParams(query);
      if (order === 'rank') next.delete(ORDER_PARAM);
      else next.set(ORDER_PARAM, order);
      go(next);
    },
  };
}
