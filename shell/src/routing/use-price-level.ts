import { isGroupPriceLevel, promoCodeOf } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { useSearchParams } from '@pinpu/shared/router';
import {
  confirmPromoCodeAtom,
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
import { useLayoutEffect, useState } from 'react';
import { promoCodeQuery } from './promo-code-query.ts';

/** The shop's answer about a code; `isLive` is undefined while it is unknown. */
function useCode(code: string) {
  const shopCode = useAtomValue(livingShopCodeAtom);
  const isOwn = code !== '' && code === shopCode;
  const query = useQuery({ ...promoCodeQuery(code), enabled: code !== '' && !isOwn });
  const isLive = isOwn || (query.data && isGroupPriceLevel(query.data.pl));
  return {
    isLive: code === '' ? undefined : isLive,
    group: query.data?.group,
    /** Whether the answer is being requested; not while offline. */
    isAsking: query.isPending && query.fetchStatus === 'fetching',
  };
}

/** The code in the latest address with one; the shop may answer after the shopper has moved on. */
function useAddressCode(): string {
  const [search] = useSearchParams();
  const inAddress = promoCodeOf(search.get('promo_code'));
  const [addressCode, setLatest] = useState(inAddress);
  if (inAddress !== '' && inAddress !== addressCode) setLatest(inAddress);
  return inAddress || addressCode;
}

/** State of this page's codes, for the group bar. */
export interface CodeCheck {
  /** The code that this browser has; '' for none. */
  code: string;
  /** The code in the address; '' for none. */
  addressCode: string;
  /** Whether the shop has rejected `addressCode`. */
  isRejected: boolean;
  isAsking: boolean;
}

/**
 * Sets the price level. Promo routes show group prices if there is a code for them (spec §6): that of the address once
 * the shop has confirmed it, else the stored one, else the shop's own. An inactive code changes nothing (ADR 0155).
 * Other routes show group prices to visitors with a confirmed code (ADR 0006).
 */
export function usePriceLevel(level: 0 | 1): CodeCheck {
  const addressCode = useAddressCode();
  const shopCode = useAtomValue(livingShopCodeAtom);
  const [code, setCode] = useAtom(promoCodeAtom);
  const [fromAddress, stored] = [useCode(addressCode), useCode(code)];
  const [isAddressCodeLive, isCodeLive, { group }] = [fromAddress.isLive, stored.isLive, stored];
  const setLevel = useSetAtom(priceLevelAtom);
  const take = useSetAtom(takePromoCodeAtom);
  const confirm = useSetAtom(confirmPromoCodeAtom);
  const drop = useSetAtom(dropPromoCodeAtom);
  const expire = useSetAtom(expirePromoCodeAtom);
  const promo = isGroupPriceLevel(level);
  const isSold = shopCode !== '' || (code !== '' && isCodeLive !== false);

  // Before the first paint, so that the other storefront's prices never flash.
  useLayoutEffect(() => expire(Date.now()), [expire]);
  useLayoutEffect(() => setLevel(promo && isSold ? 1 : 0), [promo, isSold, setLevel]);
  // Does not depend on other tabs' codes, since the last visit counts.
  useLayoutEffect(() => {
    if (isAddressCodeLive) take({ code: addressCode, now: Date.now() });
  }, [addressCode, isAddressCodeLive, take]);
  useLayoutEffect(() => {
    if (isCodeLive) confirm({ code, group });
    else if (isCodeLive === false) drop(code);
    else if (promo && code === '' && shopCode !== '' && !isAddressCodeLive) setCode(shopCode);
  }, [code, isCodeLive, isAddressCodeLive, group, promo, shopCode, confirm, drop, setCode]);
  return {
    code,
    addressCode,
    isRejected: isAddressCodeLive === false,
    isAsking: fromAddress.isAsking || stored.isAsking,
  };
}
