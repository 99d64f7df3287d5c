import type { PromoCodeAnswer } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, promoCodeOf } from '@pinpu/shared/domain';
import { queryClient } from '@pinpu/shared/query';
import {
  appStore,
  confirmPromoCodeAtom,
  dropPromoCodeAtom,
  expirePromoCodeAtom,
  livingShopCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  takePromoCodeAtom,
} from '@pinpu/shared/state';
import { promoCodeQuery } from '../routing/promo-code-query.ts';

/** The shop's answer about a code, if it has arrived; its own code needs none. */
function answerFor(code: string): PromoCodeAnswer | undefined {
  if (code !== '' && code === appStore.get(livingShopCodeAtom)) return { pl: 1 };
  return queryClient.getQueryData(promoCodeQuery(code).queryKey);
}

/**
 * Sets the price level before the first render, as `usePriceLevel` does afterwards: components only subscribe to atoms
 * after their first paint, so a level set in an effect of that render would change prices that are already visible.
 */
export function preparePriceLevel(level: 0 | 1, { search }: { search: string }): void {
  const { get, set } = appStore;
  const now = Date.now();
  set(expirePromoCodeAtom, now);
  set(priceLevelAtom, level);
  const addressCode = promoCodeOf(new URLSearchParams(search).get('promo_code'));
  if (isGroupPriceLevel(answerFor(addressCode)?.pl ?? 0))
    set(takePromoCodeAtom, { code: addressCode, now });
  const stored = get(promoCodeAtom);
  const answer = answerFor(stored);
  if (answer && isGroupPriceLevel(answer.pl))
    set(confirmPromoCodeAtom, { code: stored, group: answer.group });
  else if (answer) set(dropPromoCodeAtom, stored);
  const shopCode = get(livingShopCodeAtom);
  if (isGroupPriceLevel(level) && get(promoCodeAtom) === '' && shopCode !== '')
    set(promoCodeAtom, shopCode);
  if (get(promoCodeAtom) === '') set(priceLevelAtom, 0);
}
