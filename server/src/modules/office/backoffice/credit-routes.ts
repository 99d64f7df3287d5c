import {
  creditGrantSchema,
  creditTotalAnswerSchema,
  creditWithdrawalSchema,
  memberCreditAnswerSchema,
  memberCreditQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { changeMemberCredit, memberCredit } from '../../sales/credit/member-credit.ts';
import { findTotals } from '../../sales/credit/repository.ts';
import { adminChange } from './caller.ts';

const tags = ['backoffice'];
const response = { 200: memberCreditAnswerSchema };
const audit = (verb: string) => ({ config: { audit: `credit.${verb}` } });

/** Store credit of members: what the shop owes, one member's, granted and withdrawn by hand. */
export function creditRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const context = adminChange(deps);

  const totals = { tags, response: { 200: creditTotalAnswerSchema } };
  app.get('/api/backoffice/credit/total', { schema: totals, ...audit('total') }, async () =>
    success(await findTotals(db, clock())),
  );

  const reading = { tags, querystring: memberCreditQuerySchema, response };
  app.get('/api/backoffice/credit', { schema: reading, ...audit('read') }, async ({ query }) =>
    success(await memberCredit(db, query, clock())),
  );

  const granting = { tags, body: creditGrantSchema, response };
  app.post(
    '/api/backoffice/credit/grant',
    { schema: granting, ...audit('grant') },
    async (request) =>
      success(await changeMemberCredit(db, { grant: request.body }, await context(request))),
  );

  const withdrawing = { tags, body: creditWithdrawalSchema, response };
  app.post(
    '/api/backoffice/credit/withdraw',
    { schema: withdrawing, ...audit('withdraw') },
    async (request) =>
      success(await changeMemberCredit(db, { withdraw: request.body }, await context(request))),
  );
}
