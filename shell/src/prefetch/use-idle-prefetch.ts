import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { nextRoutes } from './next-routes.ts';
import { prefetchCode } from './prefetch-page.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** Prefetches the code of the most likely next pages, one by one, while the browser is idle. */
export function useIdlePrefetch(view: string) {
  const remotes = useRemotes();
  const filled = useAtomValue(cartCountAtom) > 0;
  useEffect(
    () =>
      whenIdle(async () => {
        if (savesData()) return;
        for (const route of nextRoutes(remotes.composition, view, filled))
          await prefetchCode(remotes, route).catch(() => undefined);
      }),
    [remotes, view, filled],
  );
}
