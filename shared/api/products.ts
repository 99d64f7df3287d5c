import { answerOf, storefront } from '@pinpu/shared/api/client';
import { receivedListSchema } from '@pinpu/shared/contracts';

/** Products of home: `strip` is `featured` or `all`, at most `limit` (spec §7 n, l, s, q). */
export async function fetchHomeProducts(strip: 'featured' | 'all', limit: number) {
  const searchParams = { n: strip, l: limit, q: '' };
  return (await answerOf(storefront.get('products', { searchParams }), receivedListSchema)).items;
}
