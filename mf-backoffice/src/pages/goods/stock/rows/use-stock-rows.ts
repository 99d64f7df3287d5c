import type { StockProduct, StockQuery } from '@pinpu/shared/contracts/backoffice';
import { useQuery, useQueryClient } from '@pinpu/shared/query';
import { SHOP_KEY } from '../../../../api/shop-keys.ts';
import { fetchStock } from '../../../../api/stock.ts';

const KEY = [SHOP_KEY, 'stock'];

type StockPage = Awaited<ReturnType<typeof fetchStock>>;

/** The products that match a filter. */
export const useStockRows = (filter: StockQuery) =>
  useQuery({ queryKey: [...KEY, filter], queryFn: () => fetchStock(filter), staleTime: 0 });

/**
 * Puts the products of an answer into the shown lists. Rows keep their positions, even if they no longer match the
 * filter.
 */
export function useShowStock() {
  const cache = useQueryClient();
  return (products: readonly StockProduct[]) => {
    const byId = new Map(products.map((product) => [product.prd_id, product]));
    cache.setQueriesData<StockPage>(
      { queryKey: KEY },
      (page) =>
        page && {
          ...page,
          products: page.products.map((product) => byId.get(product.prd_id) ?? product),
        },
    );
    // Counts and other lists are loaded again when they are next shown.
    return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
  };
}
