export {
  type DehydratedState,
  dehydrate,
  hydrate,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient, prefetchQuery, QueryProvider, queryClient } from './client.tsx';
export { isNetworkUnsettled, networkPause } from './network.ts';
