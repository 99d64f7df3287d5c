import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import {
  bodyOf,
  bundleAnswerSchema,
  likeAnswerSchema,
  makerAnswerSchema,
  type ProductFilter,
  type ProductOrder,
  productFacetsAnswerSchema,
  productSchema,
  receivedListSchema,
} from '@pinpu/shared/contracts';
import { withServerTime } from './server-clock.ts';

const productAnswerSchema = bodyOf(productSchema);

/** Parameters of a list: `cate` is a category, a keyword or '' for all; `bundles` selects the bundle list (spec §2). */
export interface ProductListParams {
  cate: string;
  bundles: boolean;
  order: ProductOrder;
  filter: ProductFilter;
}

const listPath = (base: string, cate: string) =>
  cate === '' ? base : `${base}/${encodeURIComponent(cate)}`;

const filterParams = (filter: ProductFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/**
 * One request for the list, `page` from 1 (spec §7 o, p, l, s, q); for the bundle list, `cate` may be a bundle's code.
 */
export async function fetchProducts(params: ProductListParams, page: number, limit = 100) {
  const searchParams = {
    ...filterParams(params.filter),
    o: params.order,
    p: page,
    l: limit,
    q: '',
  };
  const path = listPath(params.bundles ? 'products/bundle' : 'products', params.cate);
  return answerOf(storefront.get(path, { searchParams, ...asMember }), receivedListSchema);
}

/** Products by id, in this order, with current prices; products no longer for sale are left out. */
export async function fetchProductsById(ids: readonly string[]) {
  const searchParams = { ids: ids.join(',') };
  const call = storefront.get('products', { searchParams, ...asMember });
  return (await answerOf(call, receivedListSchema)).items;
}

/** The facets of this list: the number of products that each filter would leave. */
export async function fetchFacets({ cate, filter }: Omit<ProductListParams, 'order'>) {
  const searchParams = filterParams(filter);
  return (
    await answerOf(
      storefront.get(listPath('facets', cate), { searchParams }),
      productFacetsAnswerSchema,
    )
  ).body;
}

/** Likes or unlikes a product for the member, or for this browser; returns the new count. */
export async function likeProduct(id: string, liked: boolean) {
  const path = `product/${encodeURIComponent(id)}/like`;
  return (await answerOf(storefront.put(path, { json: { liked }, ...asMember }), likeAnswerSchema))
    .body;
}

/**
 * One product; a promoter's answer also has cost_wholesale. The server's time is noted for the countdown of a special
 * price. @throws ApiFailure 404 if unknown
 */
export async function fetchProduct(id: string) {
  const path = `product/${encodeURIComponent(id)}`;
  const call = storefront.get(path, asMember).then(withServerTime);
  return (await answerOf(call, productAnswerSchema)).body;
}

/** A maker, with a page of its goods (`page` from 1). @throws ApiFailure 404 if unknown or hidden */
export async function fetchMaker(maker_id: string, page: number) {
  const searchParams = { p: page };
  const call = storefront.get(`maker/${encodeURIComponent(maker_id)}`, {
    ...{ searchParams, ...asMember },
  });
  return (await answerOf(call, makerAnswerSchema)).body;
}

/** Details of a promoter's bundle, without its products. @throws ApiFailure 404 if unknown */
export async function fetchBundle(code: string) {
  return (await answerOf(storefront.get(`bundle/${code}`), bundleAnswerSchema)).body;
}
