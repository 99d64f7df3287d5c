import { useQuery } from '@pinpu/shared/query';
import { sessionIdAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { fetchPickupStore } from '../../../api/pickup.ts';
import { receivingAtom } from '../../../state/receiving.ts';
import { storeMetaAtom } from '../../../state/shipping.ts';

export const PICKUP_KEY = ['pickup'];

/**
 * Keeps the session's chosen store up to date. It is loaded again whenever the page becomes visible, since the map may
 * have been used in another tab. Returns whether it is still loading.
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
    // If there is no store, the page says so itself.
    meta: { quiet: true },
  });
  useEffect(() => {
    if (data !== undefined) setMeta(data);
  }, [data, setMeta]);
  return { waiting: offered && isPending };
}
