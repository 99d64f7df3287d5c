import type { FastifyRequest } from 'fastify';
import { object, uuid } from 'zod/mini';
import type { Deps, ServerModule } from '../../platform/module.ts';
import { type ApplyResult, applyPaymentEvent } from './apply-payment-event.ts';
import type { PaymentEvent, PaymentProvider } from './port.ts';
import { paymentProvider } from './provider.ts';
import { stringFields } from './string-fields.ts';

const REFUSED: readonly ApplyResult[] = ['unknown', 'mismatch'];

/** The shop's page by outcome; an issued payment code is shown in the order. */
const PAGES: Readonly<Record<PaymentEvent['outcome'], string>> = {
  paid: 'paid',
  failed: 'failed',
  code_issued: 'order',
  pending: 'order',
};

interface VerifiedEvent {
  event: PaymentEvent;
  result: ApplyResult;
}

/** Verifies a webhook and applies its event; null for one that is not from the provider. */
async function verifyAndApply(
  request: FastifyRequest,
  provider: PaymentProvider,
  { db, clock, config }: Deps,
): Promise<VerifiedEvent | null> {
  const fields = stringFields(request.body);
  const event = fields && (await provider.verifyWebhook(fields));
  if (!event) return null;
  const settings = { provider, publicUrl: config.publicUrl, now: clock() };
  const result = await applyPaymentEvent(db, event, settings);
  request.log.info({ provider: provider.name, outcome: event.outcome, result }, 'payment webhook');
  return { event, result };
}

/**
 * `POST /api/payment/{provider}/notice`: the provider's webhook. Acknowledged after the commit with
 * `1|OK`; anything else makes the provider retry.
 *
 * `POST /api/payment/{provider}/return/{guid}`: where the provider sends the browser with the same fields. It comes
 * from another site, so no cookie is with it and none is needed: it is led on to the order's page.
 */
export const paymentModule: ServerModule = (app, deps) => {
  const provider = paymentProvider(app, deps);
  app.post(`/api/payment/${provider.name}/notice`, async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const verified = await verifyAndApply(request, provider, deps);
    if (!verified) return reply.code(400).send('0|signature');
    if (REFUSED.includes(verified.result)) return reply.code(400).send(`0|${verified.result}`);
    return '1|OK';
  });

  const schema = { hide: true, params: object({ guid: uuid() }) };
  app.post(`/api/payment/${provider.name}/return/:guid`, { schema }, async (request, reply) => {
    const verified = await verifyAndApply(request, provider, deps);
    const counts = verified !== null && !REFUSED.includes(verified.result);
    const page =
      counts && verified.result !== 'simulated' ? PAGES[verified.event.outcome] : 'order';
    return reply.redirect(`/cart/${page}/${request.params.guid}`, 303);
  });
};
