import { formatTwd } from '@pinpu/shared/domain';
import { fetchShopProducts } from '../../api/products.ts';
import type { FoundGoods } from './SearchPick.tsx';

/** Products, each with all its variants, by a part of the name or the beginning of a code. */
export async function findProducts(q: string): Promise<FoundGoods[]> {
  const filter = { q, cate: '', state: 'all', sort: 'code', after: '' } as const;
  const { products } = await fetchShopProducts(filter);
  return products.map(({ prd_id, prd_name, picture, price, enabled }) => ({
    ...{ id: prd_id, name: prd_name, picture },
    note: `${prd_id}，${formatTwd(price)}${enabled ? '' : '，未上架'}`,
  }));
}
