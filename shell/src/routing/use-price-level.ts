import { promoCodeOf } from '@pinpu/shared/domain';
import { useSearchParams } from '@pinpu/shared/router';
import {
  priceLevelAtom,
  promoCodeAtom,
  shopPromoCodeAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect, useLayoutEffect } from 'react';

/**
 * Promo routes declare price level 1 (spec §6). A short link sets its code in `promo_code`; a promo route opened without
 * one uses the shop's code.
 */
export function usePriceLevel(level: 0 | 1) {
  const [search] = useSearchParams();
  const brought = promoCodeOf(search.get('promo_code'));
  const shopCode = useAtomValue(shopPromoCodeAtom);
  const [code, setCode] = useAtom(promoCodeAtom);
  const setLevel = useSetAtom(priceLevelAtom);
  const promo = level === 1;

  // Before the first paint, so that no page flashes the other storefront's prices.
  useLayoutEffect(() => setLevel(level), [level, setLevel]);
  useEffect(() => {
    if (brought !== '') setCode(brought);
    else if (promo && code === '') setCode(shopCode);
  }, [brought, promo, code, shopCode, setCode]);
}
