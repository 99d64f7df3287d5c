import { useQuery } from '@pinpu/shared/query';
import { NotLoaded } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';

/**
 * What a screen shows, requested again each time it is opened, and what to render until it has arrived. `what` names
 * it in messages: `訂單`.
 */
export function useFreshData<Data>(
  what: string,
  queryKey: readonly unknown[],
  queryFn: () => Promise<Data>,
): [data: Data | undefined, waiting: ReactNode] {
  const { data, ...query } = useQuery({ queryKey, queryFn, staleTime: 0 });
  return [data, <NotLoaded key="waiting" {...query} what={what} />];
}
