import {
  doneSchema,
  mailChoicesAnswerSchema,
  mailChoicesChangeSchema,
  newsSignUpAnswerSchema,
  newsSignUpRequestSchema,
} from '@pinpu/shared/contracts';
import { requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { unaskedMailBudget } from '../mail/network-budget.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';
import { findConfirmedTopics, upsertConfirmed, withdrawConsent } from './repository.ts';
import { signUpForNews } from './service.ts';

const CHOICES = ['news', 'cart'] as const;

/** `POST /api/newsletter` signs an e-mail up; `/api/vip/mailing` has a member's own choices. */
export const consentModule: ServerModule = (app, deps) => {
  const { db, clock } = deps;
  const browser = browserCookie(deps);
  const countMail = unaskedMailBudget(app);

  app.post(
    '/api/newsletter',
    {
      schema: {
        tags: ['member'],
        body: newsSignUpRequestSchema,
        response: { 200: newsSignUpAnswerSchema },
      },
      config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
    },
    async (request) => {
      const { body, member } = request;
      const isProven = await browser.knows(request);
      const who = { email: body.email, member, isProven, countMail: () => countMail(request) };
      return success(await signUpForNews(deps, who, clock()));
    },
  );

  app.get(
    '/api/vip/mailing',
    { schema: { tags: ['member'], response: { 200: mailChoicesAnswerSchema } } },
    async (request) => {
      const topics = await findConfirmedTopics(db, requireMember(request).acc_email);
      return success({ news: topics.includes('news'), cart: topics.includes('cart') });
    },
  );

  app.put(
    '/api/vip/mailing',
    { schema: { tags: ['member'], body: mailChoicesChangeSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { acc_email: email } = requireMember(request);
      const { source, ...choices } = request.body;
      for (const topic of CHOICES) {
        if (choices[topic] === true) await upsertConfirmed(db, { email, topic, source }, clock());
        if (choices[topic] === false) await withdrawConsent(db, { email, topic }, clock());
      }
      return { success: true as const };
    },
  );
};
