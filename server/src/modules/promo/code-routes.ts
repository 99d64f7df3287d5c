import { promoCodeAnswerSchema } from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import type { ServerModule } from '../../platform/module.ts';
import { promoEntitlement } from './entitlement.ts';

const schema = {
  params: object({ code: string() }),
  response: { 200: promoCodeAnswerSchema },
  tags: ['promo'],
};
const limit = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/** `GET /api/promo-code/:code`: whether a code from an address lives, before it replaces another (ADR 0155). */
export const codeModule: ServerModule = (app, { db, clock }) => {
  app.get('/api/promo-code/:code', { schema, config: limit }, async ({ params }) => {
    const { pl } = await promoEntitlement(db, params.code, clock());
    return { success: true as const, body: { pl } };
  });
};
