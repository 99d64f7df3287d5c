import { fetchIsPromoCodeLive } from '@pinpu/shared/api';
import { promoCodeOf } from '@pinpu/shared/domain';
import { queryOptions, useQuery } from '@pinpu/shared/query';
import { useSearchParams } from '@pinpu/shared/router';
import {
  dropPromoCodeAtom,
  expirePromoCodeAtom,
  livingShopCodeAtom,
  priceLevelAtom,
  promoCodeAtom,
  takePromoCodeAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@pinpu/shared/state';
import { useEffect, useLayoutEffect, useState } from 'react';

const liveQuery = (code: string) =>
  queryOptions({
    queryKey: ['promo-code', code],
    queryFn: () => fetchIsPromoCodeLive(code),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** Whether a code lives, asked once a page; undefined while nobody knows. */
function useIsLive(code: string): boolean | undefined {
  const isOwn = code === useAtomValue(livingShopCodeAtom);
  const { data } = useQuery({ ...liveQuery(code), enabled: code !== '' && !isOwn });
  return isOwn ? code !== '' : data;
}

/** The code of the latest address that had one: the shop may answer for it after the shopper has gone on. */
function useBroughtCode(): string {
  const [search] = useSearchParams();
  const inAddress = promoCodeOf(search.get('promo_code'));
  const [brought, setBrought] = useState(inAddress);
  if (inAddress !== '' && inAddress !== brought) setBrought(inAddress);
  return inAddress || brought;
}

/**
 * Promo routes show group prices, if there is a code to sell at them (spec §6): that of the address, once the shop has
 * said that it lives, else the one of before, else the shop's own. A code that does not live changes nothing (ADR 0155).
 */
export function usePriceLevel(level: 0 | 1) {
  const brought = useBroughtCode();
  const shopCode = useAtomValue(livingShopCodeAtom);
  const [code, setCode] = useAtom(promoCodeAtom);
  const [isBroughtLive, isCodeLive] = [useIsLive(brought), useIsLive(code)];
  const setLevel = useSetAtom(priceLevelAtom);
  const take = useSetAtom(takePromoCodeAtom);
  const drop = useSetAtom(dropPromoCodeAtom);
  const expire = useSetAtom(expirePromoCodeAtom);
  const promo = level === 1;
  const isSold = shopCode !== '' || (code !== '' && isCodeLive !== false);

  // Before the first paint, so that no page flashes the other storefront's prices.
  useLayoutEffect(() => expire(Date.now()), [expire]);
  useLayoutEffect(() => setLevel(promo && isSold ? 1 : 0), [promo, isSold, setLevel]);
  // Not again when another tab takes another code: the last visit wins.
  useEffect(() => {
    if (isBroughtLive) take({ code: brought, now: Date.now() });
  }, [brought, isBroughtLive, take]);
  useEffect(() => {
    if (isCodeLive === false) drop(code);
    else if (promo && code === '' && shopCode !== '') setCode(shopCode);
  }, [code, isCodeLive, promo, shopCode, drop, setCode]);
}
