import { callOfPattern } from '@pinpu/shared/domain';
import type { ServedPage } from '../composition/pages.ts';

/**
 * The first API calls of a page, so that the browser sends them while scripts load. None for an address with a query,
 * which has other calls.
 */
export function earlyCalls(page: ServedPage | undefined, query: string): string[] {
  if (page === undefined || query !== '') return [];
  return page.route.early?.map((call) => callOfPattern(call, page.params)) ?? [];
}
