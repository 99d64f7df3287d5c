import type { ProductOrder } from '@pinpu/shared/contracts';
import { useLocation, useNavigate } from '@pinpu/shared/router';
import { shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { type ChosenFilter, chosenFilter, queryWith } from './chosen-filter.ts';
import { firstOf, PAGE_PARAM, queryFrom } from './list-page.ts';
import { listParams, ORDER_PARAM } from './list-params.ts';

/** Keeps commas readable in an address that people share. */
const searchOf = (query: URLSearchParams) => query.toString().replaceAll('%2C', ',');

/** The list in the address, and functions that change it: each adds a history entry, which Back undoes. */
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
    /** How many products are before the first one shown: none, but where a page is in the address. */
    before: firstOf(query),
    /** The address of the same list from another product on. */
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
