import { newAdminAccountSchema } from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { object, string } from 'zod/mini';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import {
  addAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  resetPassword,
} from '../../base/admin/account-management.ts';
import { hasAccount } from '../../base/admin/account-service.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { unlockAccount } from '../../base/sign-in-limit/service.ts';

const named = { hide: true, body: object({ account: string() }) };
const audit = (action: string) => ({ config: { audit: `account.${action}` } });

/** The calls of `npm run admin`. */
export function adminRoutes(app: App, { db, clock }: Deps) {
  const change = (request: FastifyRequest) => ({
    now: clock(),
    record: (tx: Database, subject: string) => recordRequest(tx, request, clock, { subject }),
  });

  app.post('/operator/admin', { schema: { hide: true }, ...audit('list') }, async () => ({
    accounts: await listAccounts(db),
  }));

  const add = { schema: { hide: true, body: newAdminAccountSchema }, ...audit('add') };
  app.post('/operator/admin/add', add, (request) => addAccount(db, request.body, change(request)));

  app.post('/operator/admin/reset', { schema: named, ...audit('reset') }, (request) =>
    resetPassword(db, request.body.account, change(request)),
  );

  app.post('/operator/admin/disable', { schema: named, ...audit('disable') }, async (request) => {
    const { account } = request.body;
    await disableAccount(db, account, change(request));
    return { message: `管理員「${account}」已停用，所有裝置都已登出。` };
  });

  app.post('/operator/admin/enable', { schema: named, ...audit('enable') }, async (request) => {
    const { account } = request.body;
    await enableAccount(db, account, change(request));
    return { message: `管理員「${account}」可以再次登入。` };
  });

  app.post('/operator/admin/unlock', { schema: named, ...audit('unlock') }, async (request) => {
    const account = normaliseAdminAccount(request.body.account);
    if (!(await hasAccount(db, account)))
      throw new Rejection(404, 'ACCOUNT_NOT_FOUND', `找不到管理員帳號「${account}」。`);
    await db.transaction(async (tx) => {
      await unlockAccount(tx, 'admin', account);
      await recordRequest(tx, request, clock, { subject: account });
    });
    return { message: `管理員「${account}」可以立即登入。` };
  });
}
