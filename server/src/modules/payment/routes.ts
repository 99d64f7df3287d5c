import type { FastifyRequest } from 'fastify';
import { object, uuid } from 'zod/mini';
import type { Deps, ServerModule } from '../../platform/module.ts';
import type { ApplyPaymentEvent, EventResult, PaymentEvent, PaymentProvider } from './port.ts';
import { paymentProvider } from './provider.ts';
import { stringFields } from './string-fields.ts';

const REJECTED: readonly EventResult[] = ['unknown', 'mismatch'];

/** Which of the shop's pages a result belongs to; an issued number stands in the order. */
const PAGES: Readonly<Record<PaymentEvent['outcome'], string>> = {
  paid: 'paid',
  failed: 'failed',
  code_issued: 'order',
  pending: 'order',
};

interface VerifiedEvent {
  event: PaymentEvent;
  result: EventResult;
}

/** Verifies a request of the provider and applies its event; null where the verification fails. */
async function verifyAndApply(
  request: FastifyRequest,
  provider: PaymentProvider,
  { db, clock, config }: Deps,
  apply: ApplyPaymentEvent,
): Promise<VerifiedEvent | null> {
  const fields = stringFields(request.body);
  const event = fields && (await provider.verifyWebhook(fields));
  if (!event) return null;
  const context = { provider, publicUrl: config.publicUrl, now: clock() };
  const result = await apply(db, event, context);
  request.log.info({ provider: provider.name, outcome: event.outcome, result }, 'payment event');
  return { event, result };
}

/**
 * `POST /api/payment/{provider}/notice`: the provider's webhook. Answered after the commit with `1|OK`; the provider
 * repeats anything else.
 *
 * `POST /api/payment/{provider}/return/{guid}`: the provider sends the browser here with the same fields. The request
 * is cross-site and carries no cookie; it redirects to the order's page.
 */
export const paymentModule =
  (apply: ApplyPaymentEvent): ServerModule =>
  (app, deps) => {
    const provider = paymentProvider(app, deps);
    app.post(`/api/payment/${provider.name}/notice`, async (request, reply) => {
      reply.type('text/plain; charset=utf-8');
      const verified = await verifyAndApply(request, provider, deps, apply);
      if (!verified) return reply.code(400).send('0|signature');
      if (REJECTED.includes(verified.result)) return reply.code(400).send(`0|${verified.result}`);
      return '1|OK';
    });

    const schema = { hide: true, params: object({ guid: uuid() }) };
    app.post(`/api/payment/${provider.name}/return/:guid`, { schema }, async (request, reply) => {
      const verified = await verifyAndApply(request, provider, deps, apply);
      const counts = verified !== null && !REJECTED.includes(verified.result);
      const page =
        counts && verified.result !== 'simulated' ? PAGES[verified.event.outcome] : 'order';
      return reply.redirect(`/cart/${page}/${request.params.guid}`, 303);
    });
  };
