import { useQuery } from '@pinpu/shared/query';
import { sessionIdAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { fetchPickupStore } from '../../../api/pickup.ts';
import { receivingAtom, storeMetaAtom } from '../../../state/receiving.ts';

export const PICKUP_KEY = ['pickup'];

/**
 * Keeps the page told which store the session has chosen; read again whenever the page is looked at, since another
 * tab may have been to the map. Says whether that is not known yet.
 */
export function usePickupStore(): { waiting: boolean } {
  const s = useAtomValue(sessionIdAtom);
  const offered = useAtomValue(receivingAtom).pickup !== undefined;
  const setMeta = useSetAtom(storeMetaAtom);
  const { data, isPending } = useQuery({
    queryKey: [...PICKUP_KEY, s],
    queryFn: fetchPickupStore,
    enabled: offered && s !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    // A page without a store says so itself.
    meta: { quiet: true },
  });
  useEffect(() => {
    if (data !== undefined) setMeta(data);
  }, [data, setMeta]);
  return { waiting: offered && isPending };
}
