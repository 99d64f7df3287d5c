import { appStore, atom } from '@pinpu/shared/state';
import { CompositionGone } from '../composition.ts';

/** Whether the shop no longer serves this page's lazy composition, so that only a reload helps. */
export const isLazyGoneAtom = atom(false);

/** Loads the lazy composition, and records whether it is gone. */
export async function noteGone<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    appStore.set(isLazyGoneAtom, false);
    return loaded;
  } catch (error) {
    appStore.set(isLazyGoneAtom, error instanceof CompositionGone);
    throw error;
  }
}
