import { finished } from 'node:stream';
import type { AdminLogin } from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { App, Deps } from '../../../platform/module.ts';
import { recordAudit } from '../audit/service.ts';
import { hasAccount } from './account-service.ts';

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
