import { isApiFailure } from '@pinpu/shared/api/client';
import { appStore, pushNoticesAtom } from '@pinpu/shared/state';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
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

export function QueryProvider({
  children,
  client = queryClient,
}: {
  children: ReactNode;
  client?: QueryClient;
}) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
