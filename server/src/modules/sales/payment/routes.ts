import { orderPath } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { object, uuid } from 'zod/mini';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import type {
  ApplyPaymentEvent,
  EventResult,
  IncomingRequest,
  PaymentEvent,
  PaymentProvider,
  WebhookResult,
} from './port.ts';
import { configuredPayment, paymentProvider } from './provider.ts';
import { ProviderUnreachable } from './provider-unreachable.ts';
import { findReturningOrder, type ReturningOrder } from './repository.ts';

type Page = Parameters<typeof orderPath>[0];

/** The shop's page for each outcome; an issued payment code is shown with the order. */
const PAGES: Readonly<Record<PaymentEvent['outcome'], Page>> = {
  paid: 'paid',
  failed: 'failed',
  code_issued: 'order',
  pending: 'order',
};

/** Limited, since each return may make the shop query the provider. */
const limit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

const params = object({ guid: uuid() });

interface Payments extends Pick<Deps, 'db' | 'clock' | 'config'> {
  provider: PaymentProvider;
  apply: ApplyPaymentEvent;
}

const incoming = ({ headers, query, body }: FastifyRequest): IncomingRequest => ({
  headers,
  query: query !== null && typeof query === 'object' ? { ...query } : {},
  body: typeof body === 'string' ? body : '',
});

async function applyAndLog(
  request: FastifyRequest,
  event: PaymentEvent,
  { provider, apply, db, clock, config }: Payments,
): Promise<EventResult> {
  const { publicUrl, limits } = config;
  const context = { provider, publicUrl, limits, now: clock() };
  const result = await apply(db, event, context);
  const { outcome, code, trade_no } = event;
  const facts = { provider: provider.name, outcome, code, result };
  // Genuine, but without a trade, an amount or a merchant that matches: an operator must find out which order was paid.
  if (result === 'mismatch' || result === 'unknown')
    request.log.error({ ...facts, trade_no }, 'payment event');
  else request.log.info(facts, 'payment event');
  return result;
}

async function verifyAndApply(
  request: FastifyRequest,
  verify: (request: IncomingRequest) => Promise<PaymentEvent | null>,
  payments: Payments,
): Promise<WebhookResult> {
  const event = await verify(incoming(request));
  if (!event) return 'unverified';
  const result = await applyAndLog(request, event, payments);
  return result === 'unknown' || result === 'mismatch' ? result : 'accepted';
}

/** The event of a returning browser; null where nothing is known, also because the provider is unreachable. */
async function eventOfReturn(request: FastifyRequest, read: () => Promise<PaymentEvent | null>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    request.log.warn({ err: error }, 'payment provider unreachable');
    return null;
  }
}

/** Without an event, such as on a reload: `paid` if the order is paid, else `page`. */
const pageOfOrder = (order: ReturningOrder | undefined, page: Page): Page =>
  order?.isPaid ? 'paid' : page;

function returnRoutes(app: App, payments: Payments): void {
  const { provider, db } = payments;
  const pageAfter = async (
    request: FastifyRequest<{ Params: { guid: string } }>,
    otherwise: Page,
    read: (order: ReturningOrder | undefined) => Promise<PaymentEvent | null>,
  ): Promise<Page> => {
    const order = await findReturningOrder(db, request.params.guid, provider.name);
    const event = await eventOfReturn(request, () => read(order));
    if (!event) return pageOfOrder(order, otherwise);
    const result = await applyAndLog(request, event, payments);
    return ['unknown', 'mismatch', 'simulated'].includes(result) ? 'order' : PAGES[event.outcome];
  };

  app.route({
    method: ['GET', 'POST'],
    url: `/api/payment/${provider.name}/return/:guid`,
    config: { ...limit, fromOtherSites: true },
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const page = await pageAfter(request, 'order', (order) =>
        provider.readReturn(incoming(request), order?.trade ?? null),
      );
      return reply.redirect(orderPath(page, request.params.guid), 303);
    },
  });

  app.get(
    `/api/payment/${provider.name}/cancel/:guid`,
    { config: limit, schema: { hide: true, params } },
    async (request, reply) => {
      const page = await pageAfter(request, 'failed', async (order) =>
        order?.trade ? provider.query(order.trade) : null,
      );
      return reply.redirect(orderPath(page, request.params.guid), 303);
    },
  );
}

/**
 * `POST /api/payment/{provider}/notice`: the provider's webhook, acknowledged after the commit.
 * `/api/payment/{provider}/return/{guid}`, `…/cancel/{guid}`: the provider sends the browser here. These requests are
 * cross-site and may have no cookie; none is needed, since only what the provider signs or answers counts.
 */
export const paymentModule =
  (apply: ApplyPaymentEvent): ServerModule =>
  async (app, deps) => {
    const payments: Payments = { ...deps, apply, provider: paymentProvider(app, deps) };
    const { provider } = payments;
    await app.register(async (scope: App) => {
      // Bodies have the provider's own format, so they are read as text.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      returnRoutes(scope, payments);
      const { webhook } = provider;
      if (!webhook) return;
      const options = { config: { fromOtherSites: true } } as const;
      scope.post(`/api/payment/${provider.name}/notice`, options, async (request, reply) => {
        const result = await verifyAndApply(request, webhook.verify, payments);
        const { status, type, body } = webhook.acknowledge(result);
        return reply.code(status).type(type).send(body);
      });
    });
    await configuredPayment(deps.config).pages?.(app, deps);
  };
