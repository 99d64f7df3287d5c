import { pathOfPattern } from '@pinpu/shared/domain';
import type { ServedPage } from '../composition/pages.ts';

/**
 * The address that a search sent as a plain form, without script, is redirected to: `?q=` of a list leads to the list
 * of that keyword (spec §2). Undefined for every other address.
 */
export function searchAddress(page: ServedPage | undefined, query: string): string | undefined {
  const { describe, path } = page?.route ?? {};
  if (describe?.kind !== 'list' || path === undefined) return undefined;
  if ((page?.params[describe.of] ?? '') !== '') return undefined;
  const keyword = new URLSearchParams(query).get('q')?.trim() ?? '';
  return keyword === '' ? undefined : pathOfPattern(path, { [describe.of]: keyword });
}
