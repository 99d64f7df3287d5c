import { doneSchema, emailCodeSchema, emailProofSchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../../platform/module.ts';
import { unaskedMailBudget } from '../mail/network-budget.ts';
import { codes, note, paragraph } from '../mail/template/blocks.ts';
import { codeProof } from '../one-time-code/code-proof.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';
import type { CodeMail } from '../one-time-code/request-code.ts';

/** The mail that proves the e-mail of an order paid on receipt. It holds no link, and no text typed by the buyer. */
const emailProofMail: CodeMail = (typed) => ({
  subject: '訂單確認驗證碼',
  preview: `驗證碼 ${typed}，${CODE_MINUTES} 分鐘內有效。`,
  headline: '確認您的電子郵件',
  blocks: [
    paragraph('您好，您選擇收到商品時付款，請在結帳頁面輸入這組驗證碼，確認電子郵件是您的。'),
    codes(['訂單確認驗證碼', typed ?? '']),
    note(
      `驗證碼於 ${CODE_MINUTES} 分鐘內有效，使用一次後即失效。本店不會向您索取驗證碼，請勿告訴任何人。`,
    ),
  ],
  reason: '您收到這封信，是因為有人以這個電子郵件在本店訂購。若您未曾在本店訂購，請忽略此信。',
});

const perNetwork = { rateLimit: { max: 600, timeWindow: '10 minutes' } };

/** `POST /api/cart/email/code` and `/proof`: a guest proves the e-mail of an order that is paid on receipt. */
export const emailProofModule: ServerModule = (app, deps) => {
  const proof = codeProof(deps, {
    purpose: 'order',
    mail: emailProofMail,
    tooMany: '索取驗證碼的次數過多，請登入會員後再結帳，或於 30 分鐘後再試。',
    linkOnly: '為保護您的帳號，請先以信中的連結登入會員後再結帳，或選擇其他付款方式。',
  });
  const countMail = unaskedMailBudget(app);
  const response = { 200: doneSchema };
  const tags = ['cart'];

  app.post(
    '/api/cart/email/code',
    { schema: { tags, body: emailCodeSchema, response }, config: perNetwork },
    async (request, reply) => {
      await countMail(request);
      await proof.request(request, reply, request.body.email);
      return { success: true as const, msg: '驗證碼已寄至您的信箱，請於 30 分鐘內輸入。' };
    },
  );

  app.post(
    '/api/cart/email/proof',
    { schema: { tags, body: emailProofSchema, response }, config: perNetwork },
    async (request, reply) => {
      const whose = await proof.redeem(request, reply, request.body);
      await proof.browser.remember(request, reply, whose);
      return { success: true as const };
    },
  );
};
