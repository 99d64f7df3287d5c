import { useAtomValue } from '@pinpu/shared/state';
import { useEffect } from 'react';
import { useRemotes } from '../remotes-context.tsx';
import { isLazyGoneAtom } from './lazy-gone.ts';
import { askForNewerComposition, newerCompositionAtom } from './newer-composition.ts';

/** The pause between two checks in ms, since several parts may fail at once. */
const PAUSE_MS = 5000;

/**
 * For a part that has failed: whether this page's composition has been replaced, so that its files may be gone and only
 * a reload helps. Asks the shop when the part fails.
 */
export function useIsOutdated(): boolean {
  const { id } = useRemotes().composition;
  const newer = useAtomValue(newerCompositionAtom);
  const isLazyGone = useAtomValue(isLazyGoneAtom);
  useEffect(() => {
    void askForNewerComposition(id, PAUSE_MS);
  }, [id]);
  return newer !== '' || isLazyGone;
}
