import { maximum, maxLength, minimum, minLength, number, object, string, trim } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import {
  issueIntegratorToken,
  listIntegratorTokens,
  revokeIntegratorToken,
} from '../../sales/member/integrator-token-service.ts';

const body = object({
  email: string(),
  name: string().check(trim(), minLength(1), maxLength(60)),
  days: number().check(minimum(1), maximum(3650)),
});

/** The calls of `npm run tokens`. */
export function integratorRoutes(app: App, { db, clock }: Deps) {
  app.post(
    '/operator/tokens',
    { schema: { hide: true }, config: { audit: 'token.list' } },
    async () => ({
      tokens: await listIntegratorTokens(db, clock()),
    }),
  );

  const issue = { schema: { hide: true, body: body }, config: { audit: 'token.issue' } };
  app.post('/operator/tokens/issue', issue, async (request) => {
    const { body } = request;
    const issued = await issueIntegratorToken(db, body, clock());
    if (!issued)
      throw new Rejection(
        404,
        'MEMBER_NOT_FOUND',
        `找不到會員「${body.email}」。會員第一次登入後才有帳號。`,
      );
    noteAudit(request, { subject: issued.id, detail: { days: body.days } });
    return issued;
  });

  app.post(
    '/operator/tokens/revoke',
    {
      schema: { hide: true, body: object({ id: string() }) },
      config: { audit: 'token.revoke' },
    },
    async (request) => {
      const { id } = request.body;
      noteAudit(request, { subject: id });
      if (!(await revokeIntegratorToken(db, id)))
        throw new Rejection(404, 'TOKEN_NOT_FOUND', `找不到權杖「${id}」。`);
      return { message: `權杖「${id}」已撤銷。` };
    },
  );
}
