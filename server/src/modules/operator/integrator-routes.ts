import { maximum, maxLength, minimum, minLength, number, object, string, trim } from 'zod/mini';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { App, Deps } from '../../platform/module.ts';
import {
  issueIntegratorToken,
  listIntegratorTokens,
  revokeIntegratorToken,
} from '../member/integrator-token-service.ts';

const wanted = object({
  email: string(),
  name: string().check(trim(), minLength(1), maxLength(60)),
  days: number().check(minimum(1), maximum(3650)),
});

/** The calls of `npm run tokens`. */
export function integratorRoutes(app: App, { db, clock }: Deps) {
  app.post('/operator/tokens', { schema: { hide: true } }, async () => ({
    tokens: await listIntegratorTokens(db, clock()),
  }));

  app.post('/operator/tokens/issue', { schema: { hide: true, body: wanted } }, async ({ body }) => {
    const issued = await issueIntegratorToken(db, body, clock());
    if (!issued)
      throw new Refusal(
        404,
        'MEMBER_NOT_FOUND',
        `找不到會員「${body.email}」。會員第一次登入後才有帳號。`,
      );
    return issued;
  });

  app.post(
    '/operator/tokens/revoke',
    { schema: { hide: true, body: object({ id: string() }) } },
    async ({ body: { id } }) => {
      if (!(await revokeIntegratorToken(db, id)))
        throw new Refusal(404, 'TOKEN_NOT_FOUND', `找不到權杖「${id}」。`);
      return { message: `權杖「${id}」已撤銷。` };
    },
  );
}
