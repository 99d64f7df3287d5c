import { maximum, maxLength, minimum, minLength, number, object, string, trim } from 'zod/mini';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import {
  issueIntegratorToken,
  listIntegratorTokens,
  revokeIntegratorToken,
} from '../../sales/member/integrator-token-service.ts';

const newToken = object({
  email: string(),
  name: string().check(trim(), minLength(1), maxLength(60)),
  days: number().check(minimum(1), maximum(3650)),
});
const params = object({ id: string() });
const path = '/api/backoffice/tokens';
const audit = (verb: string) => ({
  config: { audit: `token.${verb}`, operator: 'only' as const },
});

/** Tokens of integrators, for `npm run tokens` alone. */
export function tokenRoutes(app: App, { db, clock }: Deps) {
  app.get(path, { schema: { hide: true }, ...audit('list') }, async () => ({
    success: true as const,
    body: { tokens: await listIntegratorTokens(db, clock()) },
  }));

  const adding = { hide: true, body: newToken };
  app.post(path, { schema: adding, ...audit('issue') }, async (request) => {
    const { email, name, days } = request.body;
    const body = await issueIntegratorToken(db, { email, name, days }, clock());
    if (!body)
      throw new Rejection(
        404,
        'MEMBER_NOT_FOUND',
        `找不到會員「${email}」。會員第一次登入後才有帳號。`,
      );
    noteAudit(request, { subject: body.id, detail: { days } });
    return { success: true as const, body };
  });

  const revoking = { hide: true, params };
  app.post(`${path}/:id/revoke`, { schema: revoking, ...audit('revoke') }, async (request) => {
    const { id } = request.params;
    if (!(await revokeIntegratorToken(db, id)))
      throw new Rejection(404, 'TOKEN_NOT_FOUND', `找不到權杖「${id}」。`);
    return { success: true as const, body: { message: `權杖「${id}」已撤銷。` } };
  });
}
