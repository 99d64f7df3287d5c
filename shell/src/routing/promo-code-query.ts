import { promoCodeOf } from '@pinpu/shared/domain';
import { prefetchQuery, queryOptions } from '@pinpu/shared/query';
import { appStore, livingShopCodeAtom, promoCodeAtom } from '@pinpu/shared/state';
import { loadApi } from '../api/load-api.ts';

/** Asked once, and again when the shopper returns to a tab that has been open for a while. */
const FRESH_MS = 5 * 60_000;

/** Whether a promotion code lives, and its group. */
export const promoCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['promo-code', code],
    queryFn: async () => (await loadApi()).fetchPromoCode(code),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });

/** Asks for the codes of this page before it appears, so that it begins with the right prices. */
export async function prefetchPromoCodes({ search }: { search: string }): Promise<void> {
  const inAddress = promoCodeOf(new URLSearchParams(search).get('promo_code'));
  const own = ['', appStore.get(livingShopCodeAtom)];
  const codes = [...new Set([inAddress, appStore.get(promoCodeAtom)])];
  await Promise.all(
    codes.filter((code) => !own.includes(code)).map((code) => prefetchQuery(promoCodeQuery(code))),
  );
}
