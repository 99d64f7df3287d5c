import { appStore, atom } from '@pinpu/shared/state';
import { currentCompositionId } from '../composition.ts';

/** The id of the composition that this page would get at its next load; '' while it is still the same. */
export const newerCompositionAtom = atom('');

/** When the shop was last asked; initially the page's load. */
export const checkedAtAtom = atom(0);

/**
 * Asks the shop which composition this page would get now, unless it did so within `pause` ms, or the browser is
 * offline. Without a response, nothing changes.
 */
export async function askForNewerComposition(own: string, pause: number): Promise<void> {
  const now = Date.now();
  if (!navigator.onLine || now - appStore.get(checkedAtAtom) < pause) return;
  appStore.set(checkedAtAtom, now);
  try {
    const id = await currentCompositionId();
    // Ignores a response that arrives after a later request.
    if (appStore.get(checkedAtAtom) === now)
      appStore.set(newerCompositionAtom, id === own ? '' : id);
  } catch {
    // A background request, which is repeated later anyway.
  }
}
