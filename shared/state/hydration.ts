import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useSyncExternalStore } from 'react';

/**
 * When the server rendered this page, in ms since the epoch; set on the server and during hydration, undefined
 * afterwards. While it is set, a page shows what every visitor gets (ADR 0201).
 */
export const renderTimeAtom = atom<number | undefined>(undefined);

/** Shuffle seed of pages, chosen by the server for this visit; '' without server rendering. */
export const shuffleSeedAtom = atom('');

type Action<Value> = Value | typeof RESET | ((prev: Value) => Value | typeof RESET);
type StoredAtom<Value> = WritableAtom<Value, [Action<Value>], void>;

/**
 * Wraps an atom of data stored in this browser. During hydration it has the value `initial`, or what the page has set;
 * a value set then is not stored, since the stored one was not read.
 */
export function unreadWhileHydrating<Value>(
  stored: StoredAtom<Value>,
  initial: Value,
): StoredAtom<Value> {
  const writtenAtom = atom<{ value: Value } | undefined>(undefined);
  const after = (action: Action<Value>, before: Value): Value => {
    const next = typeof action === 'function' ? (action as (prev: Value) => Value)(before) : action;
    return next === RESET ? initial : (next as Value);
  };
  return atom(
    (get) => {
      if (get(renderTimeAtom) === undefined) return get(stored);
      const written = get(writtenAtom);
      return written === undefined ? initial : written.value;
    },
    (get, set, action) => {
      if (get(renderTimeAtom) === undefined) set(stored, action);
      else
        set(writtenAtom, { value: after(action, (get(writtenAtom) ?? { value: initial }).value) });
    },
  );
}

const never = () => () => undefined;

/** A constant fact about this browser; `onServer` on the server and during hydration. */
export const useBrowserFact = <Fact>(read: () => Fact, onServer: Fact): Fact =>
  useSyncExternalStore(never, read, () => onServer);
