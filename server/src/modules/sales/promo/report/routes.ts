import { Readable } from 'node:stream';
import {
  promoLinksAnswerSchema,
  promoOrdersAnswerSchema,
  promoPayoutsAnswerSchema,
  promoProductsAnswerSchema,
  promoStatsAnswerSchema,
} from '@pinpu/shared/contracts';
import { extend, maxLength, string, withDefault } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import { success } from '../../../../platform/http/success.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { sessionQuery } from '../../member/session-answer.ts';
import { payoutsCsv, reportPayouts } from '../payouts/report.ts';
import { ordersCsv } from './csv.ts';
import { reportLinks, reportOrders, reportProducts } from './service.ts';
import { promoStats } from './stats-service.ts';

const querystring = extend(sessionQuery, {
  after: withDefault(string().check(maxLength(200)), ''),
});
const exports = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>) {
  reply.header('cache-control', 'no-store').type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(Readable.from(lines));
}

/** `GET /api/vip/promo-report/…`: results of a promoter's links, products, orders, payouts; two also as CSV. */
export const reportModule: ServerModule = (app, { db, clock }) => {
  const listed = <Answer>(answer: Answer) => ({
    schema: { querystring, response: { 200: answer } },
  });

  app.get('/api/vip/promo-report/links', listed(promoLinksAnswerSchema), async (request) => {
    const { cus_id } = requirePromoter(request);
    return success(await reportLinks(db, cus_id, request.query.after, clock()));
  });

  app.get('/api/vip/promo-report/products', listed(promoProductsAnswerSchema), async (request) => {
    const { cus_id } = requirePromoter(request);
    return success(await reportProducts(db, cus_id, request.query.after, clock()));
  });

  app.get('/api/vip/promo-report/orders', listed(promoOrdersAnswerSchema), async (request) =>
    success(await reportOrders(db, requirePromoter(request).cus_id, request.query.after)),
  );

  app.get('/api/vip/promo-report/payouts', listed(promoPayoutsAnswerSchema), async (request) =>
    success(await reportPayouts(db, requirePromoter(request).cus_id, request.query.after)),
  );

  const csv = { schema: { querystring: sessionQuery }, config: exports };
  app.get('/api/vip/promo-report/orders.csv', csv, (request, reply) => {
    const { cus_id } = requirePromoter(request);
    return sendCsv(reply, 'pinpu-orders.csv', ordersCsv(db, cus_id, clock()));
  });

  app.get('/api/vip/promo-report/payouts.csv', csv, (request, reply) => {
    const { cus_id } = requirePromoter(request);
    return sendCsv(reply, 'pinpu-payouts.csv', payoutsCsv(db, cus_id));
  });
};

/** `GET /api/vip/promo-stats` (spec §7), for promoters. */
export const statsModule: ServerModule = (app, { db, clock }) => {
  const schema = { querystring: sessionQuery, response: { 200: promoStatsAnswerSchema } };
  app.get('/api/vip/promo-stats', { schema }, async (request) =>
    success(await promoStats(db, requirePromoter(request).cus_id, clock())),
  );
};
