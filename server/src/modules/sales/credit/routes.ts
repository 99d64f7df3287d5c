import { creditAnswerSchema, creditQuerySchema } from '@pinpu/shared/contracts';
import { requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { earnCredit } from './earn.ts';
import { expireCredit } from './ledger.ts';
import { creditStatement } from './statement.ts';

const HOUR_MS = 3_600_000;

/** `GET /api/vip/credit`: a member's store credit and its entries; and what is earned and expires by itself. */
export const creditModule: ServerModule = (app, { db, clock, every }) => {
  app.get(
    '/api/vip/credit',
    {
      schema: {
        tags: ['member'],
        querystring: creditQuerySchema,
        response: { 200: creditAnswerSchema },
      },
    },
    async (request) => {
      const { cus_id } = requireMember(request);
      return success(await creditStatement(db, cus_id, request.query, clock()));
    },
  );
  every('credit', HOUR_MS, async () => {
    await expireCredit(db, clock());
    await earnCredit(db, clock());
  });
};
