import {
  adminLoginSchema,
  publicKeyAnswerSchema,
  tokenAnswerSchema,
} from '@pinpu/shared/contracts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ServerModule } from '../../platform/module.ts';
import { adminSignIn } from './auth-service.ts';
import { signedJwt } from './jwt.ts';
import { requireAdmin } from './require-admin.ts';
import { adminSecrets } from './server-secrets.ts';
import { newSessionValue } from './session-value.ts';
import { giveXsrfCookie, requireXsrf } from './xsrf.ts';

const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/** The encryption key, signing in, and keep-alive (spec §7, ADR 0103). */
export const adminAuthModule: ServerModule = (app, { db, clock, config }) => {
  const secure = config.publicUrl.startsWith('https:');

  app.get(
    '/api/E2ee/publickey',
    { schema: { response: { 200: publicKeyAnswerSchema } } },
    async (request, reply) => {
      const { seal, signing } = await adminSecrets(db, clock());
      giveXsrfCookie(request, reply, secure);
      return {
        Success: true as const,
        Data: { publicKey: seal.publicKey },
        RspTS: newSessionValue(signing, clock()),
      };
    },
  );

  const login = { body: adminLoginSchema, response: { 200: tokenAnswerSchema } };
  app.post(
    '/api/Auth/login',
    { schema: login, config: limit, preHandler: requireXsrf },
    async ({ body }) => {
      const Jwt = await adminSignIn(db, body, await adminSecrets(db, clock()), clock());
      if (Jwt === null) throw new Refusal(403, '403', '使用者帳號或密碼錯誤，請重新輸入，謝謝。');
      return { Success: true as const, Jwt };
    },
  );

  app.get(
    '/api/Auth/keepalive',
    { schema: { response: { 200: tokenAnswerSchema } } },
    async (request) => {
      const claims = await requireAdmin(request, db, clock());
      const { signing } = await adminSecrets(db, clock());
      return { Success: true as const, Jwt: await signedJwt(claims, signing, clock()) };
    },
  );
};
