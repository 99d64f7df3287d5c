import { PRODUCT_ORDERS, type ProductOrder } from '@pinpu/shared/contracts';
import { bestRoute, isGroupPriceLevel } from '@pinpu/shared/domain';
import type { PageAddress } from '@pinpu/shared/slots';
import type { ProductListParams } from '../../api/products.ts';
import { chosenFilter } from './chosen-filter.ts';

/** The sort order in the address, `?o=hot`: preserved by Back and a reload. */
export const ORDER_PARAM = 'o';

/** The addresses of lists; the filters are outside the page's route and match these themselves. */
export const LIST_PATHS = [
  { path: '/products/:CATE?', bundles: false, promo: false },
  { path: '/store', bundles: false, promo: false },
  { path: '/products/bundle/:CATE', bundles: true, promo: false },
  { path: '/pl/:CATE?', bundles: false, promo: true },
  { path: '/pb/:CATE?', bundles: true, promo: true },
];

/** No product's name is this long: a longer keyword finds nothing anyway. */
const KEYWORD_MAX = 100;

const isOrder = (text: string | null): text is ProductOrder =>
  PRODUCT_ORDERS.some((order) => order === text);

/** Whether a list differs between price levels: in its order, or in what a range of prices leaves. */
const dependsOnPrice = (order: ProductOrder, { min, max }: { min?: string; max?: string }) =>
  order.startsWith('price') || min !== undefined || max !== undefined;

/**
 * The query in an address: the path's list in the given order, 綜合排名 by default, and its filters. Prices count at the
 * `level` at which they are shown.
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
    // By code points: a lone surrogate can't be written into an address.
    cate: [...(found?.params.CATE ?? '').trim()].slice(0, KEYWORD_MAX).join(''),
    bundles: found?.route.bundles ?? false,
    order,
    filter: { ...filter, ...(isAtGroupPrice ? { lv: '1' } : {}) },
  };
}
