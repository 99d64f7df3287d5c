import { callOfPattern } from '../composition/call-of-pattern.ts';
import type { ServedPage } from '../composition/pages.ts';

/**
 * What a page will ask the API first, so that the browser asks while the scripts are on their way. An address with a
 * query asks for something else.
 */
export function earlyCalls(page: ServedPage | undefined, query: string): string[] {
  if (page === undefined || query !== '') return [];
  return page.route.early?.map((call) => callOfPattern(call, page.params)) ?? [];
}
