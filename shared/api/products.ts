import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  bodyOf,
  type ProductOrder,
  pagerOf,
  productItemSchema,
  productSchema,
} from '@pinpu/shared/contracts';

const productsAnswerSchema = pagerOf(productItemSchema);
const productAnswerSchema = bodyOf(productSchema);

/** Products of home: `strip` is `featured` or `all`, at most `limit` (spec §7 n, l, s, q). */
export async function fetchHomeProducts(strip: 'featured' | 'all', limit: number) {
  const searchParams = { n: strip, l: limit, q: '' };
  return (await answerOf(storefront.get('products', { searchParams }), productsAnswerSchema)).pager
    .items;
}

/** One request of the list: `cate` is a category id, a category name or a keyword, '' for all (spec §7 o, p, l, s, q). */
export async function fetchProducts(cate: string, order: ProductOrder, page: number, limit = 100) {
  return fetchList('products', cate, order, page, limit);
}

/** The same of the bundle list: `cate` may also be the code of a promoter's bundle (spec §2 /pb). */
export async function fetchBundleProducts(
  cate: string,
  order: ProductOrder,
  page: number,
  limit = 100,
) {
  return fetchList('products/bundle', cate, order, page, limit);
}

async function fetchList(
  base: string,
  cate: string,
  order: ProductOrder,
  page: number,
  limit: number,
) {
  const searchParams = { o: order, p: page, l: limit, q: '' };
  const path = cate === '' ? base : `${base}/${encodeURIComponent(cate)}`;
  return (await answerOf(storefront.get(path, { searchParams, ...asMember }), productsAnswerSchema))
    .pager;
}

/** One product; a promoter's answer also holds cost_wholesale. Unknown: `ApiFailure` with status 404. */
export async function fetchProduct(id: string) {
  const path = `product/${encodeURIComponent(id)}`;
  return (await answerOf(storefront.get(path, asMember), productAnswerSchema)).body;
}
