import { LIST_PAGE_SIZE } from '../limits.ts';

/** The name of the page in a list's address, `?page=2`; lists link to it for visitors without scripts. */
export const PAGE_PARAM = 'page';

/** The number of products of the list before the page in this address. */
export function firstOf(query: URLSearchParams): number {
  const page = /^[1-9]\d{0,3}$/.exec(query.get(PAGE_PARAM) ?? '')?.[0] ?? 1;
  return (Number(page) - 1) * LIST_PAGE_SIZE;
}

/** The query of the same list, starting after `before` products. */
export function queryFrom(query: URLSearchParams, before: number): string {
  const next = new URLSearchParams(query);
  const page = Math.floor(before / LIST_PAGE_SIZE) + 1;
  if (page > 1) next.set(PAGE_PARAM, String(page));
  else next.delete(PAGE_PARAM);
  return next.size === 0 ? '' : `?${next}`.replaceAll('%2C', ',');
}
