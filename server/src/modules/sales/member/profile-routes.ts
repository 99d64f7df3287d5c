import {
  memberSessionAnswerSchema,
  profileAnswerSchema,
  profileQuerySchema,
  profileUpdateSchema,
} from '@pinpu/shared/contracts';
import { nullable, optional } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { requireMember } from '../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { withCredit } from '../credit/statement.ts';
import { orderHistory, orderHistoryPage } from '../order/history.ts';
import { membershipOf } from './membership.ts';
import { profileChange, profileFaults } from './profile-rules.ts';
import { findMemberById, updateProfile } from './repository.ts';
import { sessionAnswer, sessionQuery } from './session-answer.ts';
import { bearerToken } from './session-token.ts';

const tokenOf = ({ headers }: FastifyRequest) => bearerToken(headers.authorization) ?? '';

export const profileModule: ServerModule = (app, { db, clock }) => {
  const read = {
    body: optional(nullable(profileQuerySchema)),
    querystring: sessionQuery,
    response: { 200: profileAnswerSchema },
  };
  const write = {
    body: profileUpdateSchema,
    querystring: sessionQuery,
    response: { 200: memberSessionAnswerSchema },
  };

  app.post('/api/vip/profile', { schema: read }, async (request) => {
    const { cus_id, acc_email } = requireMember(request);
    const answer = sessionAnswer(
      tokenOf(request),
      request.query.s ?? '',
      await withCredit(db, await findMemberById(db, cus_id), clock()),
    );
    if (!request.body?.orders) return answer;
    const { filter } = request.body;
    const owner = { cus_id, acc_email };
    const pager = filter ? orderHistoryPage(db, owner, filter) : orderHistory(db, owner);
    const membership = await membershipOf(db, cus_id, clock());
    return { ...answer, membership, pager: await pager };
  });

  app.put('/api/vip/profile', { schema: write }, async (request) => {
    const { cus_id, acc_email } = requireMember(request);
    const now = clock();
    const [fault, ...more] = profileFaults(request.body, acc_email, now);
    if (fault !== undefined)
      throw new Rejection(400, 'PROFILE_INVALID', [fault, ...more].join('\n'));
    const member = await updateProfile(db, cus_id, profileChange(request.body), now);
    const user = await withCredit(db, member, now);
    return sessionAnswer(tokenOf(request), request.query.s ?? '', user);
  });
};
