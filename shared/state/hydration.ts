import { atom, type WritableAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useSyncExternalStore } from 'react';

/**
 * The time at which the server rendered this page, in milliseconds, on the server and while its HTML becomes interactive;
 * undefined from then on. Until then a page shows what every visitor gets (ADR 0201).
 */
export const renderTimeAtom = atom<number | undefined>(undefined);

/** Shuffle seed of pages, chosen by the server for this visit; '' without server rendering. */
export const shuffleSeedAtom = atom('');

type Action<Value> = Value | typeof RESET | ((prev: Value) => Value | typeof RESET);
type StoredAtom<Value> = WritableAtom<Value, [Action<Value>], void>;

/**
 * An atom of what this browser has stored. While a rendered page becomes interactive it is `initial`, or what the page
 * has set it to; that is not stored, since what is stored has not been read.
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

/** A fact of this browser that doesn't change: `onServer` on the server and while the page becomes interactive. */
export const useBrowserFact = <Fact>(read: () => Fact, onServer: Fact): Fact =>
  useSyncExternalStore(never, read, () => onServer);
