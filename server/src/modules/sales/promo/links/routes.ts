import {
  bundleAnswerSchema,
  type PromoGroup,
  promoCodeAnswerSchema,
  shortUrlAnswerSchema,
  shortUrlBundleSchema,
  shortUrlCreateSchema,
} from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import {
  isGroupPriceLevel,
  isShortCode,
  PROMO_PRICE_LEVEL,
  priceAtLevel,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import { success } from '../../../../platform/http/success.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { findProductsById } from '../../../goods/catalog/repository.ts';
import { findLinkByAddress, promoEntitlement } from './repository.ts';
import { bundleLink, linkState, productLink, productOfTarget } from './service.ts';

const limit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

/** `POST /api/shorturl/create` and `POST /api/shorturl/bundle` (spec §7), for promoters. */
export const linkModule: ServerModule = (app, { db, clock, config }) => {
  const answer = (code: string) => success({ short_url: `${config.publicUrl}/s/${code}` });
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

const params = object({ code: string() });
const schema = { params, response: { 200: bundleAnswerSchema }, tags: ['promo'] };

/** `GET /api/bundle/:code`: what a bundle's page shows besides its products. Reveals nothing about the promoter. */
export const bundleModule: ServerModule = (app, { db, clock }) => {
  app.get('/api/bundle/:code', { schema }, async ({ params: { code } }) => {
    const link = isShortCode(code) ? await findLinkByAddress(db, code) : null;
    if (link?.kind !== 'bundle')
      throw new Rejection(404, 'BUNDLE_NOT_FOUND', '找不到這個團購組合。');
    const items = await findProductsById(db, link.prd_ids);
    const { name, cover_prd_id, ends_on } = link;
    return success({
      ...{ code, name, cover_prd_id, ends_on },
      state: linkState(link, taipeiDate(clock())),
      gone: link.prd_ids.length - items.length,
      total: items.reduce((sum, item) => sum + priceAtLevel(item, PROMO_PRICE_LEVEL), 0),
    });
  });
};

const promoCode = { params, response: { 200: promoCodeAnswerSchema }, tags: ['promo'] };
const codeLimit = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/** Public data about an active code's link. Only a bundle's name is for shoppers; others are private notes. */
async function groupOf(db: Database, code: string): Promise<PromoGroup | undefined> {
  const link = isShortCode(code) ? await findLinkByAddress(db, code) : null;
  if (link === null) return undefined;
  const { kind, name, target: path, ends_on } = link;
  return { name: kind === 'bundle' ? name || '團購組合' : '', path, ends_on };
}

/** `GET /api/promo-code/:code`: whether a code is active, and the group it belongs to (ADR 0155, 0006). */
export const codeModule: ServerModule = (app, { db, clock }) => {
  app.get('/api/promo-code/:code', { schema: promoCode, config: codeLimit }, async ({ params }) => {
    const { pl } = await promoEntitlement(db, params.code, clock());
    const group = isGroupPriceLevel(pl) ? await groupOf(db, params.code) : undefined;
    return success({ pl, ...(group && { group }) });
  });
};
