import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { useLazyComponent } from '../../../features/use-lazy-component.ts';
import { recentBesideAtom, rememberProductAtom } from './recent-products.ts';

const loadRecent = async () =>
  (await import(/* webpackChunkName: "recently-viewed" */ './RecentProductStrip.tsx'))
    .RecentProductStrip;

export function RecentlyViewed({ prd_id }: { prd_id: string }) {
  // Read before writing, since another tab may have added to the list.
  const ids = useAtomValue(recentBesideAtom)(prd_id);
  const remember = useSetAtom(rememberProductAtom);
  useEffect(() => remember(prd_id), [remember, prd_id]);
  return ids.length > 0 && <LazyRecentProducts ids={ids} />;
}

function LazyRecentProducts({ ids }: { ids: readonly string[] }) {
  const RecentProductStrip = useLazyComponent(loadRecent);
  return RecentProductStrip && <RecentProductStrip ids={ids} />;
}
