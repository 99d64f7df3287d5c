import { atom, renderTimeAtom } from '@pinpu/shared/state';

const KEY = 'pinpu.groupBar';

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const dismissedAtom = atom<string | undefined>(undefined);

/** The code whose bar the shopper has closed during this visit; '' for none. */
export const dismissedCodeAtom = atom(
  (get) => get(dismissedAtom) ?? (get(renderTimeAtom) === undefined ? stored() : ''),
  (_get, set, code: string) => {
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // Without storage, the bar is shown again after a reload.
    }
    set(dismissedAtom, code);
  },
);
