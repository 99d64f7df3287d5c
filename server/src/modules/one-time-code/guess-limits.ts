import type { Database } from '../../platform/db/index.ts';
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

/** NIST 800-63B-4 §3.2.2: at most a hundred guesses in a row; then typed codes are off. */
const GUESSES: BackOff = { free: 100, first: YEAR, longest: YEAR };

/**
 * The counters of an e-mail's typed codes: of one browser or network, with growing delays, and of all of their kind.
 * Strangers never count against a browser on which the account has signed in before.
 */
export function guessLimits(email: string, { ip }: Client, { id, known }: Asker) {
  const count = (origin: string): Attempt => ({ realm: 'member', account: email, origin });
  const one = known ? count(originOf('browser', email, id)) : networkAttempt('member', email, ip);
  const all = count(known ? 'known browsers' : 'strangers');
  return {
    /** Counts a try before it is checked; until when it must wait, or null. */
    start: (db: Database, now: Date) => startAttempt(db, one, NETWORK_BACK_OFF, now),
    /** Whether typed codes are off: then mails hold the link alone. */
    areOff: (db: Database, now: Date) => mustWait(db, all, now),
    /** Counts a try once for each code that it is compared with. */
    count: (db: Database, codes: number, now: Date) => startAttempt(db, all, GUESSES, now, codes),
    /** A typed code was right. */
    async clear(db: Database): Promise<void> {
      if (!known) return unlockAccount(db, 'member', email);
      for (const attempt of [one, all]) await clearFailures(db, attempt);
    },
  };
}
