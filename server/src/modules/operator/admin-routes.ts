import { object, string } from 'zod/mini';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { App, Deps } from '../../platform/module.ts';
import { hasAccount } from '../admin/account-service.ts';
import { recordRequest } from '../audit/request-audit.ts';
import { unlockAccount } from '../sign-in-limit/service.ts';

/** The call of `npm run admin -- unlock`. */
export function adminRoutes(app: App, { db, clock }: Deps) {
  app.post(
    '/operator/admin/unlock',
    {
      schema: { hide: true, body: object({ account: string() }) },
      config: { audit: 'account.unlock' },
    },
    async (request) => {
      const { account } = request.body;
      if (!(await hasAccount(db, account)))
        throw new Refusal(404, 'ACCOUNT_NOT_FOUND', `找不到管理員帳號「${account}」。`);
      await db.transaction(async (tx) => {
        await unlockAccount(tx, 'admin', account);
        await recordRequest(tx, request, clock, { subject: account });
      });
      return { message: `管理員「${account}」可以立即登入。` };
    },
  );
}
