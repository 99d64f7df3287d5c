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

/** A failed call reaches the global message modal, unless its place shows it itself (`meta.quiet`). */
function report(error: unknown, meta: Record<string, unknown> | undefined) {
  if (meta?.quiet !== true && isApiFailure(error)) appStore.set(pushNoticesAtom, error.notices);
}

/** What the server owns, read through one cache; tests make their own. */
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

/** Reads ahead what a page will ask for. A failure is nobody's business yet: the page asks again and reports it. */
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
