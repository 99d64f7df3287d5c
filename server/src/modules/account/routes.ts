import { doneSchema, eraseAccountSchema } from '@pinpu/shared/contracts';
import { Rejection } from '../../platform/errors/rejection.ts';
import { requireMember } from '../../platform/http/request-member.ts';
import type { ServerModule } from '../../platform/module.ts';
import { personalData } from '../erasure/export-service.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';
import { codeRejection } from '../one-time-code/code-fault.ts';
import { redeemTypedCode } from '../one-time-code/redeem-code.ts';
import { requestCode } from '../one-time-code/request-code.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { eraseAccount } from './erase-account.ts';
import { erasureMail } from './erasure-mail.ts';

const perNetwork = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } });

const tooMany = () =>
  new Rejection(429, 'TOO_MANY_CODES', '索取驗證碼的次數過多，請於 30 分鐘後再試。');

const digitsOff = () =>
  new Rejection(400, 'LINK_ONLY', '為保護您的帳號，請先登出，以信中的連結重新登入後再刪除帳號。');

/** Routes for the whole account: data export and deletion (ADR 0163). */
export const accountModule: ServerModule = (app, deps) => {
  const { db, clock, serverKey } = deps;
  const browser = browserCookie(deps);
  const purpose = 'erase';
  const response = { 200: doneSchema };
  const tags = ['member'];

  app.get('/api/vip/data', { schema: { tags }, config: perNetwork(30) }, async (request, reply) => {
    const { acc_email: email, cus_id } = requireMember(request);
    reply.header('cache-control', 'no-store');
    return { success: true as const, body: await personalData(db, { email, cus_id }, clock()) };
  });

  app.post(
    '/api/vip/erase/code',
    { schema: { tags, response }, config: perNetwork(30) },
    async (request, reply) => {
      const member = requireMember(request);
      await eraseAccount(deps, member, true);
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const parameters = { purpose, email: member.acc_email, client, secret, serverKey } as const;
      const requested = await requestCode(db, { ...parameters, mail: erasureMail }, clock());
      if (requested === 'too many') throw tooMany();
      if (requested === 'use the link') throw digitsOff();
      browser.giveTo(reply, requested.asker);
      return { success: true as const };
    },
  );

  app.post(
    '/api/vip/erase',
    { schema: { tags, body: eraseAccountSchema, response }, config: perNetwork(60) },
    async (request, reply) => {
      const member = requireMember(request);
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const { otp } = request.body;
      const typed = { purpose, email: member.acc_email, otp, client, secret } as const;
      const proved = await redeemTypedCode(db, typed, async () => ({ proved: true }), clock());
      if (proved === 'use the link') throw digitsOff();
      if (typeof proved === 'string') throw codeRejection(proved);
      if ('until' in proved) rejectUntil(reply, proved.until, clock());
      await eraseAccount(deps, member, false);
      return { success: true as const };
    },
  );
};
