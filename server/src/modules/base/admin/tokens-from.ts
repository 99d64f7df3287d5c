import { after } from '../../../platform/clock.ts';

const SECOND_MS = 1000;

/**
 * The moment from which sign-ins count, after all earlier ones have been ended. Tokens store whole seconds, so it is
 * the next full second: a sign-in of the same second must not survive.
 */
export const tokensFrom = (now: Date): Date => after(now, SECOND_MS - (now.getTime() % SECOND_MS));

/** The time of a sign-in as its token states it, in seconds since the epoch; never before `from`. */
export const signInSecond = (now: Date, from: Date): number =>
  Math.max(Math.floor(now.getTime() / SECOND_MS), Math.ceil(from.getTime() / SECOND_MS));
