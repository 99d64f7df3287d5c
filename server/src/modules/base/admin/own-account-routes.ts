import {
  doneSchema,
  ownAdminAccountAnswerSchema,
  passwordChangeSchema,
  renewedTokenAnswerSchema,
} from '@pinpu/shared/contracts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { recordRequest } from '../audit/request-audit.ts';
import { newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { endSignIns } from './account-management.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { protectAdministration } from './administration.ts';
import { changePassword } from './change-password.ts';
import { requireAdmin } from './require-admin.ts';
import { adminSecrets } from './server-secrets.ts';

const withOneTimePassword = true;
const tags = ['admin'];
const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

function passwordRoute(app: App, deps: Deps) {
  const { db, clock } = deps;
  const known = adminBrowserCookie(deps.config);
  app.put(
    '/api/accounts/me/password',
    {
      schema: { tags, body: passwordChangeSchema, response: { 200: renewedTokenAnswerSchema } },
      config: { ...limit, audit: 'account.password', withOneTimePassword },
    },
    async (request, reply) => {
      const admin = await requireAdmin(request, deps);
      const now = clock();
      const changed = await changePassword(db, admin, request.body, {
        client: { ip: request.ip, browser: request.cookies[known.name] ?? '' },
        secrets: await adminSecrets(deps),
        now,
        record: (tx) => recordRequest(tx, request, clock, { subject: admin.userId }),
      });
      if ('until' in changed) rejectUntil(reply, changed.until, now);
      reply.setCookie(known.name, changed.browser, known.options);
      return { success: true as const, body: { jwt: changed.Jwt } };
    },
  );
}

/** `/api/accounts/me`: an administrator's own account, its password, and the end of all its sign-ins. */
export const ownAdminAccountModule: ServerModule = (app, deps) => {
  const { db, clock } = deps;
  const known = adminBrowserCookie(deps.config);
  protectAdministration(app, deps);

  app.get(
    '/api/accounts/me',
    {
      schema: { tags, response: { 200: ownAdminAccountAnswerSchema } },
      config: { audit: false, withOneTimePassword },
    },
    async (request) => {
      const { userId, display_name, role, mustChangePassword } = await requireAdmin(request, deps);
      const body = { account: userId, display_name, role };
      return {
        success: true as const,
        body: { ...body, must_change_password: mustChangePassword },
      };
    },
  );

  passwordRoute(app, deps);

  app.post(
    '/api/accounts/me/sign-out-everywhere',
    {
      schema: { tags, response: { 200: doneSchema } },
      config: { audit: 'account.sign-out-everywhere', withOneTimePassword },
    },
    async (request, reply) => {
      const { userId } = await requireAdmin(request, deps);
      await db.transaction(async (tx) => {
        await endSignIns(tx, userId, clock());
        await recordRequest(tx, request, clock, { subject: userId });
      });
      const { signing } = await adminSecrets(deps);
      reply.setCookie(known.name, newKnownBrowser(userId, signing), known.options);
      return { success: true as const };
    },
  );
};
