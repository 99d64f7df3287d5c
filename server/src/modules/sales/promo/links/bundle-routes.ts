import { bundleAnswerSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { isShortCode, PROMO_PRICE_LEVEL, priceAtLevel, taipeiDate } from '@pinpu/shared/domain';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { findProductsById } from '../../../goods/catalog/repository.ts';
import { linkState } from './link-state.ts';
import { findLinkByAddress } from './repository.ts';

const schema = {
  params: object({ code: string() }),
  response: { 200: bundleAnswerSchema },
  tags: ['promo'],
};

/** `GET /api/bundle/:code`: what a bundle's page shows besides its products. Reveals nothing about the promoter. */
export const bundleModule: ServerModule = (app, { db, clock }) => {
  app.get('/api/bundle/:code', { schema }, async ({ params: { code } }) => {
    const link = isShortCode(code) ? await findLinkByAddress(db, code) : null;
    if (link?.kind !== 'bundle')
      throw new Rejection(404, 'BUNDLE_NOT_FOUND', '找不到這個團購組合。');
    const items = await findProductsById(db, link.prd_ids);
    const { name, cover_prd_id, ends_on } = link;
    return {
      success: true as const,
      body: {
        ...{ code, name, cover_prd_id, ends_on },
        state: linkState(link, taipeiDate(clock())),
        gone: link.prd_ids.length - items.length,
        total: items.reduce((sum, item) => sum + priceAtLevel(item, PROMO_PRICE_LEVEL), 0),
      },
    };
  });
};
