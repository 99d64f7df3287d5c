import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';
import { clearStorageAtom } from './stored-atoms.ts';

const LIFETIME_MS = 90 * 86_400_000;

/** Keys that are kept longest (spec §4 Local data). */
const SPARED = ['cart', 'orderInfo', 'acc', 'uuid', 'at', 'ut', 'promoCode'];

/** Facts that these values depend on: whose they are, and since when. */
const FACTS = ['owner', 'promoCodeAt', 'lastVisit'];

/** Deletes what this browser has stored, except for what the specification keeps. */
export const wipeAtom = atom(null, (_get, set) => set(clearStorageAtom, [...SPARED, ...FACTS]));

const lastVisitAtom = persistedAtom('lastVisit', 0);

/**
 * The last visit of this browser, in ms since the epoch; 0 for none. Setting it first deletes local data where the
 * previous visit is over 90 days ago (spec §4).
 */
export const visitAtom = atom(
  (get) => get(lastVisitAtom),
  (get, set, now: number) => {
    const last = get(lastVisitAtom);
    if (last > 0 && now - last > LIFETIME_MS) set(wipeAtom);
    set(lastVisitAtom, now);
  },
);
