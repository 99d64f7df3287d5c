import { doneSchema, emailCodeSchema, emailProofSchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../../platform/module.ts';
import { codeProof } from '../one-time-code/code-proof.ts';
import { emailProofMail } from './mail.ts';

const perNetwork = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } });

/** `POST /api/cart/email/code` and `/proof`: a guest proves the e-mail of an order that is paid on receipt. */
export const emailProofModule: ServerModule = (app, deps) => {
  const proof = codeProof(deps, {
    purpose: 'order',
    mail: emailProofMail,
    tooMany: '索取驗證碼的次數過多，請登入會員後再結帳，或於 30 分鐘後再試。',
    linkOnly: '為保護您的帳號，請先以信中的連結登入會員後再結帳，或選擇其他付款方式。',
  });
  const response = { 200: doneSchema };
  const tags = ['cart'];

  app.post(
    '/api/cart/email/code',
    { schema: { tags, body: emailCodeSchema, response }, config: perNetwork(60) },
    async (request, reply) => {
      await proof.request(request, reply, request.body.email);
      return { success: true as const, msg: '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。' };
    },
  );

  app.post(
    '/api/cart/email/proof',
    { schema: { tags, body: emailProofSchema, response }, config: perNetwork(600) },
    async (request, reply) => {
      const whose = await proof.redeem(request, reply, request.body);
      await proof.browser.remember(request, reply, whose);
      return { success: true as const };
    },
  );
};
