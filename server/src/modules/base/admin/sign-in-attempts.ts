import { finished } from 'node:stream';
import type { AdminLogin } from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { recordAudit } from '../audit/service.ts';
import {
  type Attempt,
  type BackOff,
  clearFailures,
  networkAttempt,
  originOf,
  startAttempt,
} from '../sign-in-limit/service.ts';
import { hasAccount } from './account-management.ts';

/**
 * Records wrong passwords of existing accounts, after the response is sent or the client has gone, so that the response
 * time does not reveal whether an account exists. Unknown account names are not recorded: one may be a password typed
 * into the wrong field. Closing the server waits for the records.
 */
export function failedSignIns(app: App, { db, clock }: Deps) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));

  const record = async (name: string) => {
    if (!(await hasAccount(db, name))) return;
    const actor = { name, kind: 'administrator' as const };
    await recordAudit(db, { at: clock(), actor, action: 'account.sign-in', outcome: '403' });
  };
  return ({ body, log }: { body: AdminLogin; log: FastifyBaseLogger }, { raw }: FastifyReply) => {
    finished(raw, () => {
      const recorded = record(normaliseAdminAccount(body.account))
        .catch((error: unknown) => log.error({ err: error }, 'failed sign-in not recorded'))
        .finally(() => running.delete(recorded));
      running.add(recorded);
    });
  };
}

const MINUTE = 60_000;

/** Limit of one network or one known browser: five attempts, then a wait of one minute, doubling up to 15 minutes. */
const ONE_ORIGIN: BackOff = { free: 5, first: MINUTE, longest: 15 * MINUTE };

/** All unknown browsers together: NIST 800-63B's 100 failures, then 15 minutes per attempt. */
const ALL_STRANGERS: BackOff = { free: 100, first: 15 * MINUTE, longest: 15 * MINUTE };

/** A known browser has a counter of its own, so that attackers elsewhere can't lock it out. */
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
