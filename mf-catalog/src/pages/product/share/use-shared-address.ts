import { isGroupPriceLevel } from '@pinpu/shared/domain';
import {
  priceLevelAtom,
  promoCodeAtom,
  shopPromoCodeAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { useEffect, useState } from 'react';
import { sharedAddress } from './share-links.ts';

/** The address to share of a product and its chosen variant, with the code of the promoter whose link the shopper followed. */
export function useSharedAddress(prd_id: string, var_id?: string): string {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const shopCode = useAtomValue(shopPromoCodeAtom);
  const code = useAtomValue(promoCodeAtom);
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  const promoCode = code === shopCode ? '' : code;
  return sharedAddress(origin, prd_id, { promo, promoCode, var_id });
}
