import { type PromoGroup, promoCodeAnswerSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { isGroupPriceLevel, isShortCode } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { promoEntitlement } from './entitlement.ts';
import { findLinkByAddress } from './repository.ts';

const schema = {
  params: object({ code: string() }),
  response: { 200: promoCodeAnswerSchema },
  tags: ['promo'],
};
const limit = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/**
 * Public data about the link of an active code. Only a bundle's name is meant for shoppers; for other links, the name
 * is the promoter's private note.
 */
async function groupOf(db: Database, code: string): Promise<PromoGroup | undefined> {
  const link = isShortCode(code) ? await findLinkByAddress(db, code) : null;
  if (link === null) return undefined;
  const { kind, name, target: path, ends_on } = link;
  return { name: kind === 'bundle' ? name || '團購組合' : '', path, ends_on };
}

/** `GET /api/promo-code/:code`: whether a code is active, and the group it belongs to (ADR 0155, 0006). */
export const codeModule: ServerModule = (app, { db, clock }) => {
  app.get('/api/promo-code/:code', { schema, config: limit }, async ({ params }) => {
    const { pl } = await promoEntitlement(db, params.code, clock());
    const group = isGroupPriceLevel(pl) ? await groupOf(db, params.code) : undefined;
    return { success: true as const, body: { pl, ...(group && { group }) } };
  });
};
