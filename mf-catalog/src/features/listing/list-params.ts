import { PRODUCT_ORDERS, type ProductOrder } from '@pinpu/shared/contracts';
import { bestRoute, isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageAddress } from '@pinpu/shared/slots';
import type { ProductListParams } from '../../api/products.ts';
import { chosenFilter } from './chosen-filter.ts';

/** The name of the sort order in the address, `?o=hot`; Back and a reload keep it. */
export const ORDER_PARAM = 'o';

/** The paths of lists. The filters, which are outside the page's route, match them by themselves. */
export const LIST_PATHS = [
  { path: '/products/:CATE?', bundles: false, promo: false },
  { path: '/store', bundles: false, promo: false },
  { path: '/products/bundle/:CATE', bundles: true, promo: false },
  { path: '/pl/:CATE?', bundles: false, promo: true },
  { path: '/pb/:CATE?', bundles: true, promo: true },
];

/** Keywords are cut to this length: no product's name is longer, so nothing is lost. */
const KEYWORD_MAX = 100;

const isOrder = (text: string | null): text is ProductOrder =>
  PRODUCT_ORDERS.some((order) => order === text);

/** Whether a list depends on the price level: by its order, or by a range of prices. */
const dependsOnPrice = (order: ProductOrder, { min, max }: { min?: string; max?: string }) =>
  order.startsWith('price') || min !== undefined || max !== undefined;

/**
 * The list that an address asks for: its category, order (綜合排名 by default) and filters. If prices matter, they are
 * those of the shown `level`.
 */
export function listParams(
  { pathname, search }: PageAddress,
  level: number = 0,
): ProductListParams {
  const found = bestRoute(LIST_PATHS, pathname);
  const query = new URLSearchParams(search);
  const param = query.get(ORDER_PARAM);
  const order = isOrder(param) ? param : 'rank';
  const filter = chosenFilter(query);
  const isAtGroupPrice =
    found?.route.promo || (isGroupPriceLevel(level) && dependsOnPrice(order, filter));
  return {
    // Cut by code points: half of a surrogate pair can't be written into an address.
    cate: [...(found?.params.CATE ?? '').trim()].slice(0, KEYWORD_MAX).join(''),
    bundles: found?.route.bundles ?? false,
    order,
    filter: { ...filter, ...(isAtGroupPrice ? { lv: '1' } : {}) },
  };
}
