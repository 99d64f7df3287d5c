import { atom, renderTimeAtom, sessionAtom } from '@pinpu/shared/state';

const KEY = 'bundleChoice';

export type Choice = Readonly<Record<string, number>>;

interface StoredChoice {
  code: string;
  choice: Choice;
}

function choiceIn(value: unknown): Choice {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, qty]) => Number.isInteger(qty) && qty > 0),
  );
}

const NONE: StoredChoice = { code: '', choice: {} };

function stored(): StoredChoice {
  try {
    const { code, choice } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { code: String(code), choice: choiceIn(choice) };
  } catch {
    return NONE;
  }
}

const heldAtom = sessionAtom<StoredChoice | undefined>(undefined);

/** The choice in the bundle shown last. It lasts for the visit, so Back and a reload keep it. */
export const bundleChoiceAtom = atom(
  (get) => get(heldAtom) ?? (get(renderTimeAtom) === undefined ? stored() : NONE),
  (_get, set, next: StoredChoice) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is unavailable: the choice is still in the atom, and lost only by a reload.
    }
    set(heldAtom, next);
  },
);
