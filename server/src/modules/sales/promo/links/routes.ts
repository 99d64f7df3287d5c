import {
  shortUrlAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from '@pinpu/shared/contracts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { bundleLink, productLink, productOfTarget } from './service.ts';

const limit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

/** `POST /api/shorturl/create` and `POST /api/shorturl/bundle` (spec §7), for promoters. */
export const linkModule: ServerModule = (app, { db, clock, config }) => {
  const answer = (code: string) => ({
    success: true as const,
    body: { short_url: `${config.publicUrl}/s/${code}` },
  });
  const create = { body: shortUrlCreateSchema, response: { 200: shortUrlAnswerSchema } };
  const bundle = { body: shortUrlBundleSchema, response: { 200: shortUrlAnswerSchema } };

  app.post('/api/shorturl/create', { schema: create, config: limit }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const prd_id = productOfTarget(request.body.target_url, config.publicUrl);
    const code = prd_id === null ? null : await productLink(db, cus_id, prd_id, clock());
    if (code === null)
      throw new Rejection(400, 'NOT_PROMOTABLE', '此商品目前無法推廣，請選擇其他商品。');
    return answer(code);
  });

  app.post('/api/shorturl/bundle', { schema: bundle, config: limit }, async (request) => {
    const { cus_id } = requirePromoter(request);
    const code = await bundleLink(db, cus_id, request.body.prd_ids, clock());
    return { ...answer(code), msg: '套餐短網址已建立。' };
  });
};
