import { after } from '../../platform/clock.ts';

const SECOND_MS = 1000;

/**
 * The moment from which sign-ins count, once those made until now have ended. Tokens have whole seconds, so that it is the
 * next one: a sign-in of the same second must not survive.
 */
export const tokensFrom = (now: Date): Date => after(now, SECOND_MS - (now.getTime() % SECOND_MS));

/** When a sign-in is said to have been made, in seconds since the epoch: never before `from`. */
export const signInSecond = (now: Date, from: Date): number =>
  Math.max(Math.floor(now.getTime() / SECOND_MS), Math.ceil(from.getTime() / SECOND_MS));
