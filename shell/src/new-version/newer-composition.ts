import { appStore, atom } from '@pinpu/shared/state';
import { currentCompositionId } from '../composition/composition.ts';

/** The id of the composition that replaces this page's at its next load; '' while that is the same one. */
export const newerCompositionAtom = atom('');

/** When the shop was asked last; the page's load counts. */
export const checkedAtAtom = atom(0);

/**
 * Asks the shop which composition a page loaded now would get, unless it did within `pause` ms or the browser is offline.
 * Without an answer, what was known stays.
 */
export async function askForNewerComposition(own: string, pause: number): Promise<void> {
  const now = Date.now();
  if (!navigator.onLine || now - appStore.get(checkedAtAtom) < pause) return;
  appStore.set(checkedAtAtom, now);
  try {
    const id = await currentCompositionId();
    // A slow answer may come after a later one.
    if (appStore.get(checkedAtAtom) === now)
      appStore.set(newerCompositionAtom, id === own ? '' : id);
  } catch {
    // A background request: it is sent again later.
  }
}
