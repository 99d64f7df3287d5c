import { isApiFailure } from '@pinpu/shared/api/client';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';
import {
  type FetchQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A failed call shows in the global message modal, unless its component shows the error (`meta.quiet`). */
function report(error: unknown, meta: Record<string, unknown> | undefined) {
  if (meta?.quiet !== true && isApiFailure(error)) appStore.set(pushNoticesAtom, error.notices);
}

/** The page's one query cache for server state; tests create their own. */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
}

export const queryClient = createQueryClient();

/** Prefetches a page's data. Errors are ignored: the page requests the data again and reports them. */
export function prefetchQuery<Data, Failure, Read, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Read, Key>,
) {
  return queryClient.prefetchQuery({ ...options, meta: { ...options.meta, quiet: true } });
}

export function QueryProvider({
  children,
  client = queryClient,
}: {
  children: ReactNode;
  client?: QueryClient;
}) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
