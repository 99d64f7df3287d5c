import { isRejected, tryLaterText } from '@pinpu/shared/api/failure';
import type { ProductFacets, RejectionCode } from '@pinpu/shared/contracts';
import { queryClient, queryOptions } from '@pinpu/shared/query';
import { loadApi } from '../api/load-api.ts';
import type { ProductListParams } from '../api/products.ts';
import { BESTSELLERS, HOME_FEATURED, LIST_REQUEST_SIZE, RELATED_PRODUCTS } from './limits.ts';

/** The number of products from which home picks its 12 shuffled ones, so that another visit shows others. */
const SHUFFLED_FROM = 36;
/** One more is requested, since the product itself may be in the list. */
const RELATED_LIMIT = RELATED_PRODUCTS + 1;

export const featuredQuery = queryOptions({
  queryKey: ['products', 'home', 'featured'],
  queryFn: async () => (await loadApi()).fetchHomeProducts('featured', HOME_FEATURED),
});

export const shuffledQuery = queryOptions({
  queryKey: ['products', 'home', 'all'],
  queryFn: async () => (await loadApi()).fetchHomeProducts('all', SHUFFLED_FROM),
});

/**
 * Keeps showing the answer for guests until the member's own has arrived, so that a page rendered by the server does
 * not return to its skeleton. The two keys differ only in the token, their last part.
 */
const untilOwn =
  (key: readonly unknown[]) =>
  <Answer>(before: Answer | undefined, query?: { queryKey: readonly unknown[] }) => {
    const common = key.slice(0, -1);
    const isSame = JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(common);
    // `useQueries` passes no previous data.
    return isSame ? before : queryClient.getQueryData<Answer>([...common, GUEST]);
  };

const GUEST = '';

const isTryLater = (error: unknown) => tryLaterText(error) !== undefined;

/**
 * One request for a list, `page` from 1. `token` is in the key because a promoter's response differs from a guest's.
 * Quiet, since the failure of a later page, or a busy server, is reported below the products already loaded.
 */
export const listQuery = (params: ProductListParams, page: number, token: string) => {
  const queryKey = ['products', 'list', { ...params, page }, token];
  return queryOptions({
    queryKey,
    queryFn: async () => (await loadApi()).fetchProducts(params, page, LIST_REQUEST_SIZE),
    placeholderData: untilOwn(queryKey),
    meta: { quiet: page > 1 || isTryLater },
  });
};

/** The facets of a list; the list works without them. */
export const facetsQuery = ({ cate, bundles, filter }: Omit<ProductListParams, 'order'>) =>
  queryOptions({
    queryKey: ['products', 'facets', { cate, filter }],
    queryFn: async () => (await loadApi()).fetchFacets({ cate, bundles, filter }),
    placeholderData: (before: ProductFacets | undefined) => before,
    meta: { quiet: true },
  });

/** The response of a call; null where it is rejected with this code. */
async function orNull<Answer>(
  call: Promise<Answer>,
  rejection: RejectionCode,
): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isRejected(error, rejection)) return null;
    throw error;
  }
}

/** A product, or null for an unknown id. */
export const productQuery = (id: string, token: string) => {
  const queryKey = ['product', id, token];
  return queryOptions({
    queryKey,
    queryFn: async () => orNull((await loadApi()).fetchProduct(id), 'PRODUCT_NOT_FOUND'),
    placeholderData: untilOwn(queryKey),
  });
};

/** A maker with a page of its goods; null if unknown. */
export const makerQuery = (maker_id: string, page: number, token: string) => {
  const queryKey = ['maker', maker_id, page, token];
  return queryOptions({
    queryKey,
    queryFn: async () => orNull((await loadApi()).fetchMaker(maker_id, page), 'MAKER_NOT_FOUND'),
    placeholderData: untilOwn(queryKey),
    meta: { quiet: page > 1 },
  });
};

/** The products with these ids that are for sale now; the page works without them. */
export const namedQuery = (ids: readonly string[], token: string) =>
  queryOptions({
    queryKey: ['products', 'named', ids, token],
    queryFn: async () => (await loadApi()).fetchProductsById(ids),
    meta: { quiet: true },
  });

const related = (cate: string): ProductListParams => ({
  cate,
  bundles: false,
  order: 'hot',
  filter: {},
});

/** Products of one category, bestsellers first; the page works without them. */
export const relatedQuery = (cate_id: string) =>
  queryOptions({
    queryKey: ['products', 'related', cate_id],
    queryFn: async () => {
      const { fetchProducts } = await loadApi();
      return (await fetchProducts(related(cate_id), 1, RELATED_LIMIT)).items;
    },
    meta: { quiet: true },
  });

/** Bestsellers in stock; the page works without them. */
export const bestsellersQuery = queryOptions({
  queryKey: ['products', 'bestsellers'],
  queryFn: async () => {
    const best: ProductListParams = {
      ...{ cate: '', bundles: false },
      order: 'hot',
      filter: { stock: '1' },
    };
    const { fetchProducts } = await loadApi();
    return (await fetchProducts(best, 1, BESTSELLERS)).items;
  },
  meta: { quiet: true },
});

/** A promoter's bundle by its code; the list works without it. */
export const bundleQuery = (code: string) =>
  queryOptions({
    queryKey: ['bundle', code],
    queryFn: async () => (await loadApi()).fetchBundle(code),
    meta: { quiet: true },
  });
