import { Readable } from 'node:stream';
import {
  promoLinksAnswerSchema,
  promoOrdersAnswerSchema,
  promoPayoutsAnswerSchema,
  promoProductsAnswerSchema,
} from '@pinpu/shared/contracts';
import { extend, maxLength, string, withDefault } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import { requirePromoter } from '../../../../platform/http/request-member.ts';
import type { ServerModule } from '../../../../platform/module.ts';
import { sessionQuery } from '../../member/session-answer.ts';
import { payoutsCsv, reportPayouts } from '../payouts/report.ts';
import { ordersCsv } from './csv.ts';
import { reportLinks, reportOrders, reportProducts } from './service.ts';

const querystring = extend(sessionQuery, {
  after: withDefault(string().check(maxLength(200)), ''),
});
const exports = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>) {
  reply.header('cache-control', 'no-store').type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(Readable.from(lines));
}

/**
 * `GET /api/vip/promo-report/…`: results of a promoter's links, products and orders, and payouts, in pages by cursor;
 * orders and payouts also as CSV.
 */
export const reportModule: ServerModule = (app, { db, clock }) => {
  const links = { querystring, response: { 200: promoLinksAnswerSchema } };
  app.get('/api/vip/promo-report/links', { schema: links }, async (request) => ({
    success: true as const,
    body: await reportLinks(db, requirePromoter(request).cus_id, request.query.after, clock()),
  }));

  const products = { querystring, response: { 200: promoProductsAnswerSchema } };
  app.get('/api/vip/promo-report/products', { schema: products }, async (request) => ({
    success: true as const,
    body: await reportProducts(db, requirePromoter(request).cus_id, request.query.after, clock()),
  }));

  const orders = { querystring, response: { 200: promoOrdersAnswerSchema } };
  app.get('/api/vip/promo-report/orders', { schema: orders }, async (request) => ({
    success: true as const,
    body: await reportOrders(db, requirePromoter(request).cus_id, request.query.after),
  }));

  const payouts = { querystring, response: { 200: promoPayoutsAnswerSchema } };
  app.get('/api/vip/promo-report/payouts', { schema: payouts }, async (request) => ({
    success: true as const,
    body: await reportPayouts(db, requirePromoter(request).cus_id, request.query.after),
  }));

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
