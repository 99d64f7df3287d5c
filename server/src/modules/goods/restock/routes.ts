import { doneSchema, restockAnswerSchema, restockRequestSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { sessionQuery } from '../../../platform/http/session-query.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { unaskedMailBudget } from '../../base/mail/network-budget.ts';
import { browserCookie } from '../../base/one-time-code/browser-cookie.ts';
import { sendRestockMails } from './mails.ts';
import { cancelRestock, requestRestock } from './service.ts';

const EVERY_MS = 15_000;

const call = { params: object({ id: string() }), querystring: sessionQuery, tags: ['catalog'] };

/** `/api/product/{id}/restock`: requests for a mail when a product is back, and the job that sends these mails. */
export const restockModule: ServerModule = (app, deps) => {
  const { db, clock, every } = deps;
  const browser = browserCookie(deps);
  const countMail = unaskedMailBudget(app);
  every('send restock mails', EVERY_MS, () => sendRestockMails(deps, clock()));

  app.post(
    '/api/product/:id/restock',
    {
      schema: { ...call, body: restockRequestSchema, response: { 200: restockAnswerSchema } },
      config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    },
    async (request) => {
      const { params, query, body, member } = request;
      const isProven = await browser.knows(request);
      const parameters = {
        ...{ prd_id: params.id, email: body.email, s: query.s, member, isProven },
        countMail: () => countMail(request),
      };
      return success(await requestRestock(deps, parameters, clock()));
    },
  );

  app.delete(
    '/api/product/:id/restock',
    { schema: { ...call, response: { 200: doneSchema } } },
    async ({ params, query, member }) => {
      await cancelRestock(db, { member, s: query.s }, params.id);
      return { success: true as const };
    },
  );
};
