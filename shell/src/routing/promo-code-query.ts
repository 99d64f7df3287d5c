import { promoCodeOf } from '@pinpu/shared/domain';
import { prefetchQuery, queryOptions } from '@pinpu/shared/query';
import { appStore, livingShopCodeAtom, promoCodeAtom } from '@pinpu/shared/state';
import { loadApi } from '../api/load-api.ts';

/** How long an answer is fresh, in ms; after that it is requested again when the shopper returns to the tab. */
const FRESH_MS = 5 * 60_000;

/** The query whether a promotion code is active, with its group. */
export const promoCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['promo-code', code],
    queryFn: async () => (await loadApi()).fetchPromoCode(code),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });

/** Requests this page's codes before it is shown, so that it starts with the right prices. */
export async function prefetchPromoCodes({ search }: { search: string }): Promise<void> {
  const inAddress = promoCodeOf(new URLSearchParams(search).get('promo_code'));
  const own = ['', appStore.get(livingShopCodeAtom)];
  const codes = [...new Set([inAddress, appStore.get(promoCodeAtom)])];
  await Promise.all(
    codes.filter((code) => !own.includes(code)).map((code) => prefetchQuery(promoCodeQuery(code))),
  );
}
