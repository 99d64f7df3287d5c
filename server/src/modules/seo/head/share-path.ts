import { isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageRequest } from './page-request.ts';

const CODE = /^[\w-]{1,64}$/;

/**
 * The address a shared preview links to. Some sites replace the shared address by this one, so a page of the promotional
 * storefront names itself and its promo code: group price and promoter are preserved (ADR 0014).
 */
export function sharePath(
  { pathname, search, priceLevel }: PageRequest,
  canonical: string,
): string {
  if (!isGroupPriceLevel(priceLevel)) return canonical;
  const code = search.get('promo_code') ?? '';
  return CODE.test(code) ? `${pathname}?promo_code=${code}` : pathname;
}
