import { answerOf, storefront } from '@pinpu/shared/api/client';
import { pagerOf, productItemSchema, suggestionsAnswerSchema } from '@pinpu/shared/contracts';

/** Products for sale whose name or code has these words, the best match first. */
export async function findGoods(q: string, signal?: AbortSignal) {
  const call = storefront.get('suggestions', { searchParams: { q }, signal });
  return (await answerOf(call, suggestionsAnswerSchema)).body.products;
}

/** Those of these products that are for sale. */
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
