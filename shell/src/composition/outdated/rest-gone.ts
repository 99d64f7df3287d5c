import { appStore, atom } from '@pinpu/shared/state';
import { CompositionGone } from '../composition.ts';

/** Whether the shop no longer serves the rest of this page's composition, so that only a reload helps. */
export const isRestGoneAtom = atom(false);

/** Loads the rest of the composition, and records whether it is gone. */
export async function noteGone<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    appStore.set(isRestGoneAtom, false);
    return loaded;
  } catch (error) {
    appStore.set(isRestGoneAtom, error instanceof CompositionGone);
    throw error;
  }
}
