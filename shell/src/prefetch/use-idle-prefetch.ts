import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import type { ServedRoute } from '../routing/routes-of.ts';
import { nextRoutes } from './next-routes.ts';
import { prefetchCode } from './prefetch-page.ts';
import { savesData } from './saves-data.ts';

/** While the browser is idle: loads the lazy composition, then the code of the most likely next pages, one by one. */
export function useIdlePrefetch(current: ServedRoute | undefined) {
  const remotes = useRemotes();
  const filled = useAtomValue(cartCountAtom) > 0;
  useEffect(
    () =>
      whenIdle(async () => {
        if (savesData()) return;
        const isLoaded = await remotes.loadLazy({ isAhead: true }).then(
          () => true,
          () => false,
        );
        // The effect runs again when the lazy composition has arrived.
        if (isLoaded && remotes.composition.rest !== undefined) return;
        for (const route of nextRoutes(remotes.composition, current, filled))
          await prefetchCode(remotes, route).catch(() => undefined);
      }),
    [remotes, current, filled],
  );
}
