import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { addressGroup } from '../../../platform/http/client-address.ts';
import {
  type Attempt,
  type BackOff,
  countFailure,
  deleteFailures,
  deleteFailuresOf,
  deleteOldFailures,
  findBlockedUntil,
} from './repository.ts';

export type { Attempt, BackOff } from './repository.ts';

const MINUTE = 60_000;
const STALE_DAYS = 30;

/** Ten free attempts for mistyping, then a wait of one minute, doubling up to 15 minutes. */
export const NETWORK_BACK_OFF: BackOff = { free: 10, first: MINUTE, longest: 15 * MINUTE };

export const originOf = (kind: 'network' | 'browser', account: string, value: string): string =>
  createHash('sha256').update(`${kind}\n${account}\n${value}`).digest('hex');

export const networkAttempt = (realm: Attempt['realm'], account: string, ip: string): Attempt => ({
  realm,
  account,
  origin: originOf('network', account, addressGroup(ip)),
});

/** A guess at several codes counts as several. Returns until when it must wait, or null. */
export async function startAttempt(
  db: Database,
  attempt: Attempt,
  backOff: BackOff,
  now: Date,
  count = 1,
): Promise<Date | null> {
  if (await countFailure(db, attempt, backOff, now, count)) return null;
  return findBlockedUntil(db, attempt);
}

/** Whether attempts must wait now; counts none. */
export async function mustWait(db: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const until = await findBlockedUntil(db, attempt);
  return until !== null && until > now;
}

export const clearFailures = deleteFailures;

/** Ends all waits of an account, for every network and browser. */
export const unlockAccount = deleteFailuresOf;

export function rejectUntil(reply: FastifyReply, until: Date, now: Date): never {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  reply.header('retry-after', seconds);
  const minutes = Math.ceil(seconds / 60);
  throw new Rejection(429, 'TOO_MANY_ATTEMPTS', `嘗試次數過多，請於 ${minutes} 分鐘後再試。`);
}

/** Deletes failures of accounts without an attempt for a month, unless they still cause a wait. */
export const deleteStaleFailures = (db: Database, now: Date): Promise<void> =>
  deleteOldFailures(db, new Date(now.getTime() - STALE_DAYS * 24 * 60 * MINUTE), now);
