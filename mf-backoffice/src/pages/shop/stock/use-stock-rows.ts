import type { StockProduct, StockQuery } from '@pinpu/shared/contracts/backoffice';
import { useQuery, useQueryClient } from '@pinpu/shared/query';
import { fetchStock } from '../../../api/shop-stock.ts';
import { SHOP_KEY } from '../../../features/shop-keys.ts';

const KEY = [SHOP_KEY, 'stock'];

type StockPage = Awaited<ReturnType<typeof fetchStock>>;

/** The products of a filter. */
export const useStockRows = (filter: StockQuery) =>
  useQuery({ queryKey: [...KEY, filter], queryFn: () => fetchStock(filter), staleTime: 0 });

/** Shows products as an answer has them, where they are: a row stays in its place though the filter no longer fits it. */
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
    // Counts and other lists are read again when they are next shown.
    return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
  };
}
