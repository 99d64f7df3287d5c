import type { FastifyRequest } from 'fastify';
import { object, uuid } from 'zod/mini';
import type { Deps, ServerModule } from '../../platform/module.ts';
import type { PaymentNews, PaymentProvider } from './port.ts';
import { paymentProvider } from './provider.ts';
import { type Settled, settle } from './settle.ts';
import { stringFields } from './string-fields.ts';

const REFUSED: readonly Settled[] = ['unknown', 'mismatch'];

/** Which of the shop's pages a result belongs to; an issued number stands in the order. */
const PAGES: Readonly<Record<PaymentNews['outcome'], string>> = {
  paid: 'paid',
  failed: 'failed',
  code_issued: 'order',
  pending: 'order',
};

interface Heard {
  news: PaymentNews;
  settled: Settled;
}

/** Verifies what a request says of a trade and applies it; null for what does not come from the provider. */
async function hear(
  request: FastifyRequest,
  provider: PaymentProvider,
  { db, clock, config }: Deps,
): Promise<Heard | null> {
  const fields = stringFields(request.body);
  const news = fields && (await provider.verifyNotice(fields));
  if (!news) return null;
  const settings = { provider, publicUrl: config.publicUrl, now: clock() };
  const settled = await settle(db, news, settings);
  request.log.info({ provider: provider.name, outcome: news.outcome, settled }, 'payment notice');
  return { news, settled };
}

/**
 * `POST /api/payment/{provider}/notice`: where the provider tells of payments. Answered after the commit with
 * `1|OK`; anything else makes the provider tell again.
 *
 * `POST /api/payment/{provider}/return/{guid}`: where the provider sends the browser with the same fields. It comes
 * from another site, so no cookie is with it and none is needed: it is led on to the order's page.
 */
export const paymentModule: ServerModule = (app, deps) => {
  const provider = paymentProvider(app, deps);
  app.post(`/api/payment/${provider.name}/notice`, async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const heard = await hear(request, provider, deps);
    if (!heard) return reply.code(400).send('0|signature');
    if (REFUSED.includes(heard.settled)) return reply.code(400).send(`0|${heard.settled}`);
    return '1|OK';
  });

  const schema = { hide: true, params: object({ guid: uuid() }) };
  app.post(`/api/payment/${provider.name}/return/:guid`, { schema }, async (request, reply) => {
    const heard = await hear(request, provider, deps);
    const counts = heard !== null && !REFUSED.includes(heard.settled);
    const page = counts && heard.settled !== 'simulated' ? PAGES[heard.news.outcome] : 'order';
    return reply.redirect(`/cart/${page}/${request.params.guid}`, 303);
  });
};
