import { finished } from 'node:stream';
import type { AdminLogin } from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { App, Deps } from '../../platform/module.ts';
import { recordAudit } from '../audit/service.ts';
import { hasAccount } from './account-service.ts';

/**
 * Records wrong passwords of accounts that exist, each once its answer has been sent or its client has gone: how long it
 * takes must not say whether there is such an account. An unknown account name may be a mistyped password. Closing waits for it.
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
