import {
  findOrderSchema,
  orderAccessSchema,
  orderAnswerSchema,
  orderRequestSchema,
  paymentRedirectSchema,
} from '@pinpu/shared/contracts';
import { maxLength, nullish, object, optional, string } from 'zod/mini';
import { addressHash } from '../../../platform/http/client-address.ts';
import { type RequestMember, requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { emailProof } from '../../base/email-proof/proven-email.ts';
import { rejectUntil } from '../../base/sign-in-limit/service.ts';
import { invoiceProvider } from '../invoice/provider.ts';
import { browserOrigin } from '../payment/browser-origin.ts';
import { paymentProvider } from '../payment/provider.ts';
import { shopOffers } from '../pickup/offers.ts';
import { logisticsProvider } from '../pickup/provider.ts';
import { type Asker, openOrder } from './access.ts';
import { findGuestOrder } from './find-guest-order.ts';
import { invoiceRoutes } from './invoicing/routes.ts';
import { runInvoices } from './invoicing/run-invoices.ts';
import { orderView } from './order-view.ts';
import { runParcels } from './parcels/run-parcels.ts';
import { paymentPage } from './paying/payment-page.ts';
import { reconcilePayments } from './paying/reconcile.ts';
import { repay } from './paying/repay.ts';
import { sweepOrders } from './paying/sweeper.ts';
import type { QueryContext } from './paying/sync-with-provider.ts';
import { runProviderRefunds } from './refunding/run-provider-refunds.ts';
import { findOrder } from './repository.ts';
import { askShop } from './requests/ask.ts';
import { orderCallLimit } from './stock/reservation.ts';

const SWEEP_MS = 60_000;
const INVOICE_MS = 20_000;
const PARCEL_MS = 20_000;

const id = string().check(maxLength(64));
const access = {
  querystring: object({ s: optional(string().check(maxLength(64))) }),
  body: nullish(orderAccessSchema),
};

const paying = {
  tags: ['order'],
  params: object({ guid: id }),
  ...access,
  response: { 200: paymentRedirectSchema },
};

interface AccessRequest {
  member: RequestMember | null;
  query: { s?: string | undefined };
  body?: { acc_email?: string | undefined } | null | undefined;
}

const askerOf = ({ member, query, body }: AccessRequest): Asker => ({
  member,
  s: query.s ?? '',
  acc_email: body?.acc_email ?? '',
});

/** `POST /api/order/{id}` reads an order; `…/find` finds a guest's by its code; `…/request` cancels it, requests a return, or withdraws that. */
function orderRoutes(
  app: App,
  {
    db,
    clock,
    config,
    context,
  }: Pick<Deps, 'db' | 'clock' | 'config'> & { context: () => QueryContext },
): void {
  app.post(
    '/api/order/:id',
    {
      schema: {
        tags: ['order'],
        params: object({ id }),
        ...access,
        response: { 200: orderAnswerSchema },
      },
    },
    async (request) => {
      const order = await openOrder(db, request.params.id, askerOf(request), clock());
      return success({ data: { body: await orderView(db, order) } });
    },
  );

  app.post(
    '/api/order/find',
    {
      config: orderCallLimit(config),
      schema: { tags: ['order'], body: findOrderSchema, response: { 200: orderAnswerSchema } },
    },
    async ({ body, ip }, reply) => {
      const now = clock();
      const found = await findGuestOrder(db, body, ip, now);
      if ('until' in found) return rejectUntil(reply, found.until, now);
      return success({ data: { body: await orderView(db, found) } });
    },
  );

  app.post(
    '/api/order/:id/request',
    {
      config: orderCallLimit(config),
      schema: {
        tags: ['order'],
        params: object({ id }),
        querystring: access.querystring,
        body: orderRequestSchema,
        response: { 200: orderAnswerSchema },
      },
    },
    async (request) => {
      const { params, body, member } = request;
      const order = await openOrder(db, params.id, askerOf(request), clock());
      const actor = member === null ? 'guest' : 'member';
      await askShop(db, order, { kind: body.kind, reason: body.reason, actor }, context());
      const after = (await findOrder(db, order.ord_id)) ?? order;
      return success({ data: { body: await orderView(db, after) } });
    },
  );
  invoiceRoutes(app, { db, clock, config });
}

/** `POST /api/order/{id}`, `/api/cart/pay/{guid}` and `/api/cart/pubPay/{guid}` (spec §7), and the sweeper. */
export const orderModule: ServerModule = (app, deps) => {
  const { db, clock, config, every } = deps;
  const provider = paymentProvider(app, deps);
  const logistics = logisticsProvider(deps);
  const hashOf = addressHash(deps);
  const proofOf = emailProof(deps);
  const { publicUrl, limits } = config;
  const context = () => ({ provider, publicUrl, limits, now: clock() });

  orderRoutes(app, { db, clock, config, context });

  for (const [path, who] of [
    ['pay', 'member'],
    ['pubPay', 'guest'],
  ] as const) {
    app.post(
      `/api/cart/${path}/:guid`,
      {
        config: orderCallLimit(config),
        schema: paying,
      },
      async (request) => {
        if (who === 'member') requireMember(request);
        const order = await openOrder(db, request.params.guid, askerOf(request), clock());
        const { ways: offers } = await shopOffers(db, provider, logistics);
        const { pay_way = 0, pay_period = 0 } = request.body ?? {};
        const hasProved = await proofOf(request);
        const choice = { pay_way, pay_period, offers, provider: provider.name, hasProved };
        const payer = { actor: who, client: await hashOf(request.ip), limits };
        const placed = await repay(db, order, payer, context(), choice);
        const origin = browserOrigin(request, publicUrl);
        return paymentPage(db, placed, { provider, offers, origin, now: clock() });
      },
    );
  }

  runProviderRefunds(deps, provider);
  every('orders', SWEEP_MS, () => sweepOrders(db, context()));
  every('payments', SWEEP_MS, () => reconcilePayments(db, context()));
  const invoices = invoiceProvider(deps);
  if (invoices)
    every('invoices', INVOICE_MS, () => runInvoices(db, { provider: invoices, clock, publicUrl }));
  const service = logistics?.parcels;
  const { stateLength } = logistics ?? {};
  if (service)
    every('parcels', PARCEL_MS, () => runParcels(db, { service, publicUrl, stateLength, clock }));
};
