import { doneSchema, eraseAccountSchema } from '@pinpu/shared/contracts';
import { requireMember } from '../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { personalData } from '../erasure/service.ts';
import { codeProof } from '../one-time-code/code-proof.ts';
import { eraseAccount } from './erase-account.ts';
import { erasureMail } from './erasure-mail.ts';

const perNetwork = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } });

/** Routes for the whole account: data export and deletion. */
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
