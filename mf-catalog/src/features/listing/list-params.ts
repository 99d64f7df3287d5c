import { PRODUCT_ORDERS, type ProductOrder } from '@pinpu/shared/contracts';
import { bestRoute, isGroupPriceLevel, searchedKeyword } from '@pinpu/shared/domain';
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
    cate: searchedKeyword(found?.params.CATE ?? ''),
    bundles: found?.route.bundles ?? false,
    order,
    filter: { ...filter, ...(isAtGroupPrice ? { lv: '1' } : {}) },
  };
}

/** Whether the keyword in an address is too long to be searched for as a whole. */
export function isKeywordCut(pathname: string): boolean {
  const keyword = bestRoute(LIST_PATHS, pathname)?.params.CATE?.trim() ?? '';
  return keyword !== searchedKeyword(keyword);
}
