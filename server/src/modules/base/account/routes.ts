import { doneSchema, eraseAccountSchema } from '@pinpu/shared/contracts';
import { isPromoter } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { type RequestMember, requireMember } from '../../../platform/http/request-member.ts';
import type { Deps, ServerModule } from '../../../platform/module.ts';
import { erasePerson, personalData } from '../erasure/service.ts';
import { codes, note, paragraph } from '../mail/template/blocks.ts';
import { codeProof } from '../one-time-code/code-proof.ts';
import { CODE_MINUTES } from '../one-time-code/codes.ts';
import type { CodeMail } from '../one-time-code/request-code.ts';

/** The mail with the code that deletes an account. It holds no link: nothing is deleted by opening one. */
const erasureMail: CodeMail = (typed) => ({
  subject: '刪除帳號驗證碼',
  preview: `刪除後無法復原，驗證碼 ${CODE_MINUTES} 分鐘內有效。`,
  headline: '刪除會員帳號',
  blocks: [
    paragraph(
      '您好，您要求刪除會員帳號與個人資料，刪除後無法復原。確定刪除時，請在網頁輸入這組驗證碼。',
    ),
    codes(['刪除帳號驗證碼', typed ?? '']),
    note(`驗證碼於 ${CODE_MINUTES} 分鐘內有效。本店不會向您索取驗證碼，請勿告訴任何人。`),
  ],
  reason:
    '您收到這封信，是因為有人要求刪除這個電子郵件的會員帳號。若您未曾要求刪除帳號，請忽略此信，並到會員中心登出其他裝置。',
});

const ADVICE = '請待出貨或退款完成，或先在訂單中取消，再刪除帳號。';

const unsettled = () =>
  new Rejection(409, 'PROMOTER', '您還有推廣分潤尚未匯款，請先聯絡客服結清，再刪除帳號。');

/** With `dryRun`, only checks whether it is possible. @throws Rejection with what to do first. */
async function eraseAccount(deps: Deps, member: RequestMember, dryRun: boolean): Promise<void> {
  const { acc_email: email } = member;
  if (isPromoter(member))
    throw new Rejection(409, 'PROMOTER', '您是推廣會員，請先聯絡客服結清分潤，再刪除帳號。');
  try {
    await erasePerson(deps, { email, dryRun, advice: ADVICE });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    if (error.code === 'PAYOUTS_OPEN') throw unsettled();
    // PERSON_NOT_FOUND: an operator, or another tab, has erased the account meanwhile.
    if (error.code !== 'PERSON_NOT_FOUND') throw error;
  }
}

const perNetwork = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } });

export const accountModule: ServerModule = (app, deps) => {
  const proof = codeProof(deps, {
    purpose: 'erase',
    mail: erasureMail,
    linkOnly: '為保護您的帳號，請先登出，以信中的連結重新登入後再刪除帳號。',
  });
  const response = { 200: doneSchema };
  const tags = ['member'];

  app.get('/api/vip/data', { schema: { tags }, config: perNetwork(30) }, async (request, reply) => {
    const { acc_email: email, cus_id } = requireMember(request);
    reply.header('cache-control', 'no-store');
    return {
      success: true as const,
      body: await personalData(deps, { email, cus_id }, deps.clock()),
    };
  });

  app.post(
    '/api/vip/erase/code',
    { schema: { tags, response }, config: perNetwork(30) },
    async (request, reply) => {
      const member = requireMember(request);
      await eraseAccount(deps, member, true);
      await proof.request(request, reply, member.acc_email);
      return { success: true as const };
    },
  );

  app.post(
    '/api/vip/erase',
    { schema: { tags, body: eraseAccountSchema, response }, config: perNetwork(60) },
    async (request, reply) => {
      const member = requireMember(request);
      await proof.redeem(request, reply, { email: member.acc_email, otp: request.body.otp });
      await eraseAccount(deps, member, false);
      return { success: true as const };
    },
  );
};
