import type { ProductListWanted } from '@pinpu/shared/api';
import { PRODUCT_ORDERS, type ProductOrder } from '@pinpu/shared/contracts';
import { isBundlePath } from '@pinpu/shared/domain';

/** The list's order in the address, `?o=hot`: Back and a reload find it again. */
export const ORDER_PARAM = 'o';

const isOrder = (text: string | null): text is ProductOrder =>
  PRODUCT_ORDERS.some((order) => order === text);

/** What an address asks for: the path's list in the query's order, 綜合排名 unless told otherwise. */
export function listWanted(
  pathname: string,
  cate: string | undefined,
  search: URLSearchParams,
): ProductListWanted {
  const order = search.get(ORDER_PARAM);
  return {
    cate: (cate ?? '').trim(),
    bundles: isBundlePath(pathname),
    order: isOrder(order) ? order : 'rank',
    filter: {},
  };
}
