import { cartCountAtom, useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { useRemotes } from '../composition/remotes-context.tsx';
import { likelyNext } from './likely-next.ts';
import { savesData } from './saves-data.ts';
import { warmCode } from './warm-page.ts';
import { whenIdle } from './when-idle.ts';

/** Loads the code of the pages that mostly follow `view`, one by one, while nothing else is to be done. */
export function useIdleWarming(view: string) {
  const remotes = useRemotes();
  const filled = useAtomValue(cartCountAtom) > 0;
  useEffect(
    () =>
      whenIdle(async () => {
        if (savesData()) return;
        for (const route of likelyNext(remotes.composition, view, filled))
          await warmCode(remotes, route).catch(() => undefined);
      }),
    [remotes, view, filled],
  );
}
