import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { html } from '../../../platform/html/html.ts';
import { api } from './api.ts';
import { Records, type Transaction } from './records.ts';

function wayBack({ id, order }: Transaction, url: string): string {
  const back = new URL(url);
  back.searchParams.set('transactionId', id);
  back.searchParams.set('orderId', order.orderId);
  return back.href;
}

function page({ order, reserveId }: Transaction): string {
  const lines = order.packages.flatMap(({ products }) =>
    products.map(({ name, quantity }) => html`<li>${name} × ${quantity}</li>`),
  );
  return html`<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>模擬 LINE Pay</title></head>
<body><h1>模擬 LINE Pay</h1><ul>${lines}</ul><p>NT$${order.amount}</p>
<form method="post" action="/web/payment/${reserveId}"><button name="choice" value="pay">付款</button> <button name="choice" value="cancel">取消</button></form></body></html>`
    .markup;
}

function pages(app: FastifyInstance, records: Records): void {
  app.get<{ Querystring: { transactionReserveId?: string } }>(
    '/web/payment/wait',
    async ({ query }, reply) => {
      const transaction = records.findByReserveId(query.transactionReserveId ?? '');
      reply.type('text/html; charset=utf-8');
      return transaction ? page(transaction) : reply.code(404).send('no such payment');
    },
  );

  app.post<{ Params: { reserveId: string } }>(
    '/web/payment/:reserveId',
    async ({ params, body }, reply) => {
      const found = records.findByReserveId(params.reserveId);
      const transaction = found && records.find(found.id);
      if (transaction?.state !== 'reserved') return reply.code(409).send('not payable any more');
      const { confirmUrl, cancelUrl } = transaction.order.redirectUrls;
      const pays = new URLSearchParams(String(body)).get('choice') === 'pay';
      transaction.state = pays ? 'authorised' : 'cancelled';
      return reply.redirect(wayBack(transaction, pays ? confirmUrl : cancelUrl), 302);
    },
  );
}

/** A local fake of LINE Pay: the published Online API v3 and a payment page; no money moves. */
export async function startFakeLinePay({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}) {
  const records = new Records(clock);
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    if (records.knobs.down) return reply.code(503).send('down');
  });
  api(app, records);
  pages(app, records);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, records, close: () => app.close() };
}

export type FakeLinePay = Awaited<ReturnType<typeof startFakeLinePay>>;
