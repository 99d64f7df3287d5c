import { promoStatsAnswerSchema } from '@pinpu/shared/contracts';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { sessionQuery } from '../../member/session-answer.ts';
import { promoStats } from './stats-service.ts';

/** `GET /api/vip/promo-stats` (spec §7), for promoters. */
export const statsModule: ServerModule = (app, { db, clock }) => {
  const schema = { querystring: sessionQuery, response: { 200: promoStatsAnswerSchema } };
  app.get('/api/vip/promo-stats', { schema }, async (request) => ({
    success: true as const,
    body: await promoStats(db, requirePromoter(request).cus_id, clock()),
  }));
};
