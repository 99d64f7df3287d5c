import { answerOf, storefront } from '@pinpu/shared/api/client';
import { pagerOf, productItemSchema } from '@pinpu/shared/contracts';

/** The given products, without those that are not for sale. */
export async function fetchGoods(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const call = storefront.get('products', { searchParams: { ids: ids.join(',') } });
  return (await answerOf(call, pagerOf(productItemSchema))).pager.items;
}

/** How many products are for sale. */
export async function countGoods(): Promise<number> {
  const call = storefront.get('products', { searchParams: { l: '1' } });
  return (await answerOf(call, pagerOf(productItemSchema))).pager.total;
}
