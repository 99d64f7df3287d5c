import { isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageRequest } from './page-request.ts';

const CODE = /^[\w-]{1,64}$/;

/**
 * The path that a shared preview links to. Some sites use it instead of the shared address, so a page of the
 * promotional storefront includes its promo code: the group price and the promoter are kept.
 */
export function sharePath(
  { pathname, search, priceLevel }: PageRequest,
  canonical: string,
): string {
  if (!isGroupPriceLevel(priceLevel)) return canonical;
  const code = search.get('promo_code') ?? '';
  return CODE.test(code) ? `${pathname}?promo_code=${code}` : pathname;
}
