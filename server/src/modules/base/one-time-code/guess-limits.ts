import type { Database } from '../../../platform/db/index.ts';
import {
  type Attempt,
  type BackOff,
  clearFailures,
  mustWait,
  NETWORK_BACK_OFF,
  networkAttempt,
  originOf,
  startAttempt,
  unlockAccount,
} from '../sign-in-limit/service.ts';
import type { Asker, Client } from './asker.ts';

const YEAR = 365 * 86_400_000;

/** The limit of NIST 800-63B-4 §3.2.2: a hundred guesses in a row, then typed codes are off. */
const GUESSES: BackOff = { free: 100, first: YEAR, longest: YEAR };

/**
 * The two counters for guesses of an e-mail's typed codes: one of this browser or network, with growing delays, and one
 * for all guesses of the same kind. Guesses by strangers never count against a browser that has proved the e-mail.
 */
export function guessLimits(email: string, { ip }: Client, { id, known }: Asker) {
  const count = (origin: string): Attempt => ({ realm: 'member', account: email, origin });
  const one = known ? count(originOf('browser', email, id)) : networkAttempt('member', email, ip);
  const all = count(known ? 'known browsers' : 'strangers');
  return {
    start: (db: Database, now: Date) => startAttempt(db, one, NETWORK_BACK_OFF, now),
    areOff: (db: Database, now: Date) => mustWait(db, all, now),
    /** Counts an attempt once per code that it is compared with. */
    count: (db: Database, codes: number, now: Date) => startAttempt(db, all, GUESSES, now, codes),
    async clear(db: Database): Promise<void> {
      if (!known) return unlockAccount(db, 'member', email);
      for (const attempt of [one, all]) await clearFailures(db, attempt);
    },
  };
}
