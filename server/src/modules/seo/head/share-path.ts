import type { AskedPage } from './asked-page.ts';

const CODE = /^[\w-]{1,64}$/;

/**
 * Where a shared preview leads. Some sites replace the address that was shared by this one, so a page of the
 * promotional storefront names itself and its promo code: the group price and the promoter stay (ADR 0014).
 */
export function sharePath({ pathname, search, priceLevel }: AskedPage, canonical: string): string {
  if (priceLevel === 0) return canonical;
  const code = search.get('promo_code') ?? '';
  return CODE.test(code) ? `${pathname}?promo_code=${code}` : pathname;
}
