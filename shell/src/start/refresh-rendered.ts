import { prefetchQuery, queryClient } from '@pinpu/shared/query';
import { whenIdle } from '../prefetch/when-idle.ts';

/** The queries that a page has answers for. */
export const answeredQueries = () => queryClient.getQueryCache().getAll();

/**
 * Asks again, once the page is at rest, for what it shows of the data it was rendered with: they are a guest's, and
 * somebody who has been here before may have liked a product, say. A failure is silent, since the page has data.
 */
export function refreshRendered(rendered: ReturnType<typeof answeredQueries>) {
  whenIdle(() => {
    for (const query of rendered) {
      const { queryKey, options, meta } = query;
      if (query.getObserversCount() === 0 || typeof options.queryFn !== 'function') continue;
      void prefetchQuery({ queryKey, queryFn: options.queryFn, meta, staleTime: 0 });
    }
  });
}
