import { bankAccountSchema, promoAccountAnswerSchema } from '@pinpu/shared/contracts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import { success } from '../../../../platform/http/success.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { sessionQuery } from '../../member/session-answer.ts';
import { deletePromoAccount, promoAccount, setPromoAccount } from './service.ts';

// Limited, since each change sends a mail.
const config = { rateLimit: { max: 20, timeWindow: '10 minutes' } };
const tags = ['promo'];
const querystring = sessionQuery;
const response = { 200: promoAccountAnswerSchema };

/** `/api/vip/promo-account`: the bank account to which a promoter's profits are transferred. */
export const accountModule: ServerModule = (app, deps) => {
  const { db, clock, serverKey } = deps;
  const { publicUrl } = deps.config;
  const path = '/api/vip/promo-account';
  const answer = async (cus_id: string) =>
    success({ account: await promoAccount(db, cus_id, serverKey) });

  app.get(path, { schema: { querystring, response, tags } }, (request) =>
    answer(requirePromoter(request).cus_id),
  );

  const put = { querystring, response, tags, body: bankAccountSchema };
  app.put(path, { schema: put, config }, async (request) => {
    const promoter = requirePromoter(request);
    await setPromoAccount(db, promoter, request.body, { serverKey, publicUrl, now: clock() });
    return answer(promoter.cus_id);
  });

  app.delete(path, { schema: { querystring, response, tags }, config }, async (request) => {
    const promoter = requirePromoter(request);
    await deletePromoAccount(db, promoter, { publicUrl, now: clock() });
    return answer(promoter.cus_id);
  });
};
