import type { PageDescription } from '@pinpu/shared/contracts';
import { isGroupPriceLevel } from '@pinpu/shared/domain';
import type { ServedPage } from '../../composition/pages.ts';
import { describedHead } from './described-head.ts';
import { homeHead } from './home-head.ts';
import { listHead } from './list-head.ts';
import { makerHead } from './maker-head.ts';
import type { PageHead } from './page-head.ts';
import { unlistedHead } from './page-head.ts';
import type { PageRequest } from './page-request.ts';
import { productHead } from './product-head.ts';

type HeadRequest = Omit<PageRequest, 'params' | 'priceLevel'>;

async function headOfKind(pageRequest: PageRequest, describe: PageDescription): Promise<PageHead> {
  switch (describe.kind) {
    case 'shop':
      return homeHead(pageRequest, describe);
    case 'product':
      return productHead(pageRequest, describe);
    case 'maker':
      return makerHead(pageRequest, describe);
    case 'list':
      return listHead(pageRequest, describe);
    case 'page':
      return describedHead(pageRequest, describe);
  }
}

/**
 * The price level of the page: 1 on the promotional storefront if a code gives group prices, the shop's own or that in
 * the address.
 */
async function priceLevelOf(
  { storefront, facts, search, now }: HeadRequest,
  level: number,
): Promise<number> {
  if (!isGroupPriceLevel(level) || facts.shopPromoCode !== '') return level;
  return (await storefront.hasGroupPrices(search.get('promo_code') ?? '', now)) ? 1 : 0;
}

/** Without a description, the title is the shop's name, and the page is not indexed. */
export async function headOf(request: HeadRequest, page: ServedPage): Promise<PageHead> {
  const { route, params } = page;
  if (route.describe === undefined) return unlistedHead(request.facts, '', 200);
  const priceLevel = await priceLevelOf(request, route.price_level ?? 0);
  return headOfKind({ ...request, params, priceLevel }, route.describe);
}
