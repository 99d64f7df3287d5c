import {
  adminAccountsAnswerSchema,
  doneSchema,
  newAdminAccountSchema,
  oneTimePasswordAnswerSchema,
} from '@pinpu/shared/contracts';
import { maxLength, object, string } from '@pinpu/shared/contracts/schema';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { recordRequest } from '../audit/request-audit.ts';
import { unlockAccount } from '../sign-in-limit/service.ts';
import {
  addAccount,
  disableAccount,
  enableAccount,
  hasAccount,
  listAccounts,
  resetPassword,
} from './account-management.ts';
import { isByOperator, protectAdministration } from './administration.ts';
import { requireOwner } from './require-admin.ts';

const tags = ['admin'];
const params = object({ account: string().check(maxLength(64)) });
const password = { tags, response: { 200: oneTimePasswordAnswerSchema } };
const done = { tags, params, response: { 200: doneSchema } };

const recorder =
  ({ clock }: Deps) =>
  (request: FastifyRequest, detail = {}) => ({
    now: clock(),
    record: (tx: Database, subject: string) =>
      recordRequest(tx, request, clock, { subject, detail }),
  });

function changeRoutes(app: App, deps: Deps, change: ReturnType<typeof recorder>) {
  const { db } = deps;
  async function rejectOwn(request: FastifyRequest, account: string, advice: string) {
    if (isByOperator(request)) return;
    const { userId } = await requireOwner(request, deps);
    if (normaliseAdminAccount(account) === userId) throw new Rejection(409, 'OWN_ACCOUNT', advice);
  }

  app.post(
    '/api/accounts/:account/reset',
    { schema: { ...password, params }, config: { audit: 'account.reset', operator: 'too' } },
    async (request) => {
      const { account } = request.params;
      await rejectOwn(request, account, '自己的密碼請用「變更密碼」變更。');
      return { success: true as const, body: await resetPassword(db, account, change(request)) };
    },
  );

  app.post(
    '/api/accounts/:account/disable',
    { schema: done, config: { audit: 'account.disable', operator: 'too' } },
    async (request) => {
      const { account } = request.params;
      await rejectOwn(request, account, '不能停用自己的帳號，請由其他擁有者停用。');
      await disableAccount(db, account, change(request));
      return { success: true as const };
    },
  );

  app.post(
    '/api/accounts/:account/enable',
    { schema: done, config: { audit: 'account.enable', operator: 'too' } },
    async (request) => {
      await enableAccount(db, request.params.account, change(request));
      return { success: true as const };
    },
  );

  app.post(
    '/api/accounts/:account/unlock',
    { schema: done, config: { audit: 'account.unlock', operator: 'only' } },
    async (request) => {
      const account = normaliseAdminAccount(request.params.account);
      if (!(await hasAccount(db, account)))
        throw new Rejection(404, 'ACCOUNT_NOT_FOUND', `找不到管理員帳號「${account}」。`);
      await db.transaction(async (tx) => {
        await unlockAccount(tx, 'admin', account);
        await change(request).record(tx, account);
      });
      return { success: true as const };
    },
  );
}

/** `/api/accounts`: administrators, for owners at the screen and for `npm run admin` (ADR 0184). */
export const adminAccountModule: ServerModule = (app, deps) => {
  const { db } = deps;
  protectAdministration(app, deps);
  // Runs before the body is read, so that a caller without the right gets 403 whatever the body is.
  app.addHook('onRequest', async (request) => {
    if (!isByOperator(request)) await requireOwner(request, deps);
  });
  const change = recorder(deps);

  app.get(
    '/api/accounts',
    {
      schema: { tags, response: { 200: adminAccountsAnswerSchema } },
      config: { audit: 'account.list', operator: 'too' },
    },
    async () => ({ success: true as const, body: { accounts: await listAccounts(db) } }),
  );

  app.post(
    '/api/accounts',
    {
      schema: { ...password, body: newAdminAccountSchema },
      config: { audit: 'account.add', operator: 'too' },
    },
    async (request) => {
      const { body } = request;
      const added = await addAccount(db, body, change(request, { role: body.role }));
      return { success: true as const, body: added };
    },
  );

  changeRoutes(app, deps, change);
};
