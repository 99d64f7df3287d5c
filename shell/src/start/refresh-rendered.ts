import { prefetchQuery, queryClient } from '@pinpu/shared/query';
import { whenIdle } from '../loading/when-idle.ts';

/** The queries for which a page has data. */
export const answeredQueries = () => queryClient.getQueryCache().getAll();

/**
 * Requests the rendered page's data again once the page is idle, since they are a guest's, while this visitor may e.g.
 * have liked a product. Failures are ignored, since the page has data.
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
