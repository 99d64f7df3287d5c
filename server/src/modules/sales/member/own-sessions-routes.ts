import { doneSchema, memberSessionsAnswerSchema } from '@pinpu/shared/contracts';
import { object, regex, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { deleteOtherSessions, deleteSessionOfMember, findSessionsOfMember } from './repository.ts';
import { bearerToken } from './session-token.ts';

const params = object({ id: string().check(regex(/^[\da-f]{16}$/)) });
const response = { 200: doneSchema };
const tags = ['member'];

const ownHash = ({ headers }: FastifyRequest) =>
  secretHash(bearerToken(headers.authorization) ?? '');

/** `/api/vip/sessions`: where a member is signed in, and signing out elsewhere. */
export const sessionModule: ServerModule = (app, { db, clock }) => {
  const listed = { tags, response: { 200: memberSessionsAnswerSchema } };

  app.get('/api/vip/sessions', { schema: listed }, async (request) => {
    const { cus_id } = requireMember(request);
    const own = ownHash(request);
    const found = await findSessionsOfMember(db, cus_id, clock());
    const sessions = found.map(({ id, token_hash, browser_name, c_date, expires_at }) => ({
      id,
      browser: browser_name,
      c_date: c_date.toISOString(),
      expires_at: expires_at.toISOString(),
      current: token_hash === own,
    }));
    return success({ sessions });
  });

  app.delete('/api/vip/sessions', { schema: { tags, response } }, async (request) => {
    await deleteOtherSessions(db, requireMember(request).cus_id, ownHash(request));
    return { success: true as const };
  });

  app.delete('/api/vip/sessions/:id', { schema: { tags, params, response } }, async (request) => {
    const { cus_id } = requireMember(request);
    if (!(await deleteSessionOfMember(db, cus_id, request.params.id)))
      throw new Rejection(404, 'SESSION_NOT_FOUND', '這個裝置已經登出了。');
    return { success: true as const };
  });
};
