import type { ProductItem } from '@pinpu/shared/contracts';
import { useQueries, useQuery, useQueryClient } from '@pinpu/shared/query';
import { useAtomValue, userTokenAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import type { ProductListParams } from '../../api/products.ts';
import { LIST_PAGE_SIZE, LIST_REQUEST_SIZE } from '../../features/limits.ts';
import { listQuery } from '../../features/product-queries.ts';

const requestsFor = (count: number) => Math.max(1, Math.ceil(count / LIST_REQUEST_SIZE));

/** Removes duplicates, since the server's pages can shift between two requests. */
function distinct(items: readonly ProductItem[]): ProductItem[] {
  return [...new Map(items.map((item) => [item.prd_id, item])).values()];
}

/**
 * `shown` products of a list, after the first `requested`, from as many requests as needed; the next one is prefetched.
 */
export function useListedProducts(params: ProductListParams, shown: number, requested = 0) {
  const token = useAtomValue(userTokenAtom);
  const client = useQueryClient();
  const total = useQuery(listQuery(params, 1, token)).data?.total;
  // A page after the end, e.g. because the list has become shorter, becomes the first page.
  const before = total !== undefined && requested >= total ? 0 : requested;
  const end = before + shown;
  const count = Math.min(end, total ?? end);
  const requests = requestsFor(count);
  const skipped = Math.min(Math.floor(before / LIST_REQUEST_SIZE), requests - 1);
  const answers = useQueries({
    queries: Array.from({ length: requests - skipped }, (_, at) =>
      listQuery(params, skipped + at + 1, token),
    ),
  });
  const earlier = skipped * LIST_REQUEST_SIZE;
  const items = distinct(answers.flatMap(({ data }) => data?.items ?? [])).slice(
    before - earlier,
    count - earlier,
  );
  const failed = answers.filter(({ isError, data }) => isError && data === undefined);
  const coming = answers.some(({ isPending }) => isPending);
  const whole = end >= (total ?? Number.POSITIVE_INFINITY) && failed.length === 0 && !coming;

  const ahead = requestsFor(Math.min(count + 2 * LIST_PAGE_SIZE, total ?? count));
  const key = JSON.stringify(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the queries.
  useEffect(() => {
    if (ahead > requests)
      void client.prefetchQuery({ ...listQuery(params, ahead, token), meta: { quiet: true } });
  }, [client, key, token, ahead, requests]);

  return {
    items,
    /** The number of products of the list before these. */
    before,
    /** The number of products that are still loading. */
    coming: coming ? Math.max(0, count - before - items.length) : 0,
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    /**
     * The total; once everything has loaded, the number actually found, which can differ if the server's pages have
     * shifted.
     */
    total: whole ? before + items.length : total,
    /** True if showing more needs another request. */
    needsRequest: requestsFor(Math.min(end + LIST_PAGE_SIZE, total ?? end)) > requests,
  };
}
