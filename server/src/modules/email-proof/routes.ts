import { doneSchema, emailCodeSchema, emailProofSchema } from '@pinpu/shared/contracts';
import { Rejection } from '../../platform/errors/rejection.ts';
import type { ServerModule } from '../../platform/module.ts';
import { browserCookie } from '../one-time-code/browser-cookie.ts';
import { codeRejection } from '../one-time-code/code-fault.ts';
import { redeemTypedCode } from '../one-time-code/redeem-code.ts';
import { requestCode } from '../one-time-code/request-code.ts';
import { rejectUntil } from '../sign-in-limit/service.ts';
import { emailProofMail } from './mail.ts';

const perNetwork = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } });

const tooMany = () =>
  new Rejection(
    429,
    'TOO_MANY_CODES',
    '索取驗證碼的次數過多，請登入會員後再結帳，或於 30 分鐘後再試。',
  );

const linkOnly = () =>
  new Rejection(
    400,
    'LINK_ONLY',
    '為保護您的帳號，請先以信中的連結登入會員後再結帳，或選擇其他付款方式。',
  );

/** `POST /api/cart/email/code` and `/proof`: a guest proves the e-mail of an order that is paid on receipt (ADR 0143). */
export const emailProofModule: ServerModule = (app, deps) => {
  const { db, clock, serverKey } = deps;
  const browser = browserCookie(deps);
  const purpose = 'order';
  const response = { 200: doneSchema };
  const tags = ['cart'];

  app.post(
    '/api/cart/email/code',
    { schema: { tags, body: emailCodeSchema, response }, config: perNetwork(60) },
    async (request, reply) => {
      const { email } = request.body;
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const parameters = {
        purpose,
        email,
        client,
        secret,
        serverKey,
        mail: emailProofMail,
      } as const;
      const requested = await requestCode(db, parameters, clock());
      if (requested === 'too many') throw tooMany();
      if (requested === 'use the link') throw linkOnly();
      browser.giveTo(reply, requested.asker);
      return { success: true as const, msg: '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。' };
    },
  );

  app.post(
    '/api/cart/email/proof',
    { schema: { tags, body: emailProofSchema, response }, config: perNetwork(600) },
    async (request, reply) => {
      const { email, otp } = request.body;
      const [client, secret] = [await browser.clientOf(request), await browser.secret()];
      const typed = { purpose, email, otp, client, secret } as const;
      const proved = await redeemTypedCode(db, typed, async (_tx, whose) => ({ whose }), clock());
      if (proved === 'use the link') throw linkOnly();
      if (typeof proved === 'string') throw codeRejection(proved);
      if ('until' in proved) rejectUntil(reply, proved.until, clock());
      await browser.remember(request, reply, proved.whose);
      return { success: true as const };
    },
  );
};
