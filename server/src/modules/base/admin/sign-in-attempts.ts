import type { Database } from '../../../platform/db/index.ts';
import {
  type Attempt,
  type BackOff,
  clearFailures,
  networkAttempt,
  originOf,
  startAttempt,
} from '../sign-in-limit/service.ts';

const MINUTE = 60_000;

/** Limit of one network or one known browser: five attempts, then a wait of one minute, doubling up to 15 minutes. */
const ONE_ORIGIN: BackOff = { free: 5, first: MINUTE, longest: 15 * MINUTE };

/** All unknown browsers together: NIST 800-63B's 100 failures, then 15 minutes per attempt. */
const ALL_STRANGERS: BackOff = { free: 100, first: 15 * MINUTE, longest: 15 * MINUTE };

/**
 * The counters that an attempt is counted in. A browser on which the account has signed in before has a counter of its
 * own, so that attackers elsewhere can't lock it out.
 */
export const attemptsOf = (
  account: string,
  ip: string,
  browser: string | null,
): [Attempt, BackOff][] =>
  browser === null
    ? [
        [networkAttempt('admin', account, ip), ONE_ORIGIN],
        [{ realm: 'admin', account, origin: 'strangers' }, ALL_STRANGERS],
      ]
    : [[{ realm: 'admin', account, origin: originOf('browser', account, browser) }, ONE_ORIGIN]];

/** Counts an attempt before it is checked; the moment until which it must wait, or null. */
export async function startAttempts(
  db: Database,
  attempts: readonly [Attempt, BackOff][],
  now: Date,
): Promise<Date | null> {
  for (const [attempt, backOff] of attempts) {
    const until = await startAttempt(db, attempt, backOff, now);
    if (until) return until;
  }
  return null;
}

export async function clearAttempts(
  db: Database,
  attempts: readonly [Attempt, BackOff][],
): Promise<void> {
  for (const [attempt] of attempts) await clearFailures(db, attempt);
}
