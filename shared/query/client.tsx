import { isApiFailure } from '@pinpu/shared/api/failure';
import { appStore, noticesAtom, pushNoticesAtom } from '@pinpu/shared/state';
import {
  type FetchQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNetworkUnsettled, networkPause } from './network.ts';

/**
 * Shows a failed call in the global message modal, unless its component shows the error: `meta.quiet`, true or a
 * function of the error.
 */
function report(error: unknown, meta: Record<string, unknown> | undefined) {
  const { quiet } = meta ?? {};
  const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
  if (isQuiet === true || !isApiFailure(error)) return;
  // Several calls can fail because a session has ended, which is shown once.
  const isShown =
    error.status === 401 && appStore.get(noticesAtom).some(({ code }) => code === '401');
  if (!isShown) appStore.set(pushNoticesAtom, error.notices);
}

/**
 * Without a network, a failed call waits, and is repeated once there is one. It is always tried first, since browsers
 * also report being offline when they are not.
 */
const waitForNetwork = {
  networkMode: 'offlineFirst',
  retry: (_count: number, error: Error) =>
    isApiFailure(error) && error.status === 0 && isNetworkUnsettled(),
  retryDelay: networkPause,
} as const;

/** Creates the query cache for server state; a page has one, and tests create their own. */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { ...waitForNetwork, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: waitForNetwork,
    },
  });
}

export const queryClient = createQueryClient();

/** Prefetches a page's data. Errors are ignored, since the page requests the data again and then reports them. */
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
