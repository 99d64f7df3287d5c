import {
  adminLoginSchema,
  publicKeyAnswerSchema,
  signedOutSchema,
  tokenAnswerSchema,
} from '@pinpu/shared/contracts';
import { normaliseAdminAccount } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { setAuditActor } from '../audit/request-audit.ts';
import { newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { protectAdministration } from './administration.ts';
import { adminSignIn } from './auth-service.ts';
import { signedJwt } from './jwt.ts';
import { requireAdmin } from './require-admin.ts';
import { adminSecrets } from './server-secrets.ts';
import { insertEndedSession } from './session-repository.ts';
import { newSessionValue } from './session-value.ts';
import { failedSignIns } from './sign-in-attempts.ts';
import { xsrfProtection } from './xsrf.ts';

/** `POST /api/Auth/logout`: token and developer mode of this browser become invalid everywhere. */
export const adminSignOutModule: ServerModule = (app, deps) => {
  const known = adminBrowserCookie(deps.config);
  protectAdministration(app, deps);
  app.post(
    '/api/Auth/logout',
    {
      schema: { response: { 200: signedOutSchema } },
      config: { audit: 'account.sign-out', withOneTimePassword: true },
    },
    async (request, reply) => {
      const { userId, browser } = await requireAdmin(request, deps);
      await insertEndedSession(deps.db, browser, deps.clock());
      const { signing } = await adminSecrets(deps);
      reply.setCookie(known.name, newKnownBrowser(userId, signing), known.options);
      return { Success: true as const };
    },
  );
};

const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** The encryption key, and signing in (spec §7, ADR 0184). */
export const adminAuthModule: ServerModule = (app, deps) => {
  const { db, clock, config } = deps;
  const xsrf = xsrfProtection(deps);
  const known = adminBrowserCookie(config);
  const recordFailure = failedSignIns(app, deps);

  app.get(
    '/api/E2ee/publickey',
    { schema: { response: { 200: publicKeyAnswerSchema } } },
    async (request, reply) => {
      const { encryption, signing } = await adminSecrets(deps);
      await xsrf.give(request, reply);
      return {
        Success: true as const,
        Data: { publicKey: encryption.publicKey, bound: true },
        RspTS: newSessionValue(signing, clock()),
      };
    },
  );

  const login = { body: adminLoginSchema, response: { 200: tokenAnswerSchema } };
  app.post(
    '/api/Auth/login',
    {
      schema: login,
      config: { ...limit, audit: 'account.sign-in' },
      preHandler: xsrf.require,
    },
    async (request, reply) => {
      const { body, ip, cookies } = request;
      const client = { ip, browser: cookies[known.name] ?? '' };
      const signedIn = await adminSignIn(db, body, client, await adminSecrets(deps), clock());
      if (signedIn === null) {
        recordFailure(request, reply);
        throw new Rejection(403, '403', '使用者帳號或密碼錯誤，請重新輸入，謝謝。');
      }
      if (signedIn === 'one-time-ended')
        throw new Rejection(
          400,
          'ONE_TIME_ENDED',
          '一次性密碼已過期，請管理帳號的同事重新產生一組。',
        );
      if (signedIn === 'unbound')
        throw new Rejection(400, 'OUTDATED_PAGE', '管理頁面已更新，請重新整理後再登入。');
      if ('until' in signedIn) rejectUntil(reply, signedIn.until, clock());
      setAuditActor(request, { name: normaliseAdminAccount(body.account), kind: 'administrator' });
      reply.setCookie(known.name, signedIn.browser, known.options);
      return { Success: true as const, Jwt: signedIn.Jwt };
    },
  );
};

/** Keep-alive: a new token for a valid one (spec §7). */
export const adminKeepAliveModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  app.get(
    '/api/Auth/keepalive',
    {
      schema: { response: { 200: tokenAnswerSchema } },
      config: { audit: false, withOneTimePassword: true },
    },
    async (request) => {
      const claims = await requireAdmin(request, deps);
      const { signing } = await adminSecrets(deps);
      return { Success: true as const, Jwt: await signedJwt(claims, signing, deps.clock()) };
    },
  );
};
