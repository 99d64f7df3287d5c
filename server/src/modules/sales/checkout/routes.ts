import {
  checkoutConflictSchema,
  checkoutSchema,
  type PaymentRedirect,
  paymentRedirectSchema,
} from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { looseObject, optional, regex, string } from 'zod/mini';
import { isDatabaseUnavailable } from '../../../platform/db/unavailable.ts';
import { addressHash } from '../../../platform/http/client-address.ts';
import { CART_BYTES, sessionQuery } from '../../../platform/http/session-query.ts';
import type { Deps, ServerModule } from '../../../platform/module.ts';
import { emailProof } from '../../base/email-proof/proven-email.ts';
import { findOfferedGoods } from '../../goods/price-rule/repository.ts';
import { couponTries } from '../coupon/try-limit.ts';
import { noteHandoffOrder } from '../embed/handoff-cookie.ts';
import { orderAnswer, paymentPage } from '../order/paying/payment-page.ts';
import type { OrderRow } from '../order/repository.ts';
import { orderCallLimit } from '../order/stock/reservation.ts';
import { browserOrigin } from '../payment/browser-origin.ts';
import { paymentProvider } from '../payment/provider.ts';
import { shopOffers } from '../pickup/offers.ts';
import { logisticsProvider } from '../pickup/provider.ts';
import { rememberOrdered } from '../saved-details/service.ts';
import { CheckoutMismatch, mismatchMessages } from './mismatch.ts';
import { type CheckoutContent, normaliseCheckout } from './normalise-checkout.ts';
import { displayedGifts } from './rule-mismatch.ts';
import { checkout } from './service.ts';

const headers = looseObject({
  'idempotency-key': optional(string().check(regex(/^[0-9A-Za-z_-]{8,80}$/))),
});

const schema = {
  tags: ['cart'],
  querystring: sessionQuery,
  headers,
  body: checkoutSchema,
  response: { 200: paymentRedirectSchema, 409: checkoutConflictSchema },
};

/** Saves the details that a member wants saved; a failure is logged and does not affect the order. */
const rememberWith =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ member, log }: FastifyRequest, content: CheckoutContent) => {
    if (!member) return;
    await rememberOrdered(db, member.cus_id, content, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'recipient and invoice were not saved'),
    );
  };

/** The order is placed: whatever the database does in what follows, the response is no failure. */
const orFromOrder = (
  { log }: FastifyRequest,
  order: OrderRow,
  origin: string,
  respond: () => Promise<PaymentRedirect>,
): Promise<PaymentRedirect> =>
  respond().catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, 'no payment page for an order that was placed');
    return orderAnswer(order, origin);
  });

/** `POST /api/cart/checkout`: places the order and returns the payment page (spec §7). */
export const checkoutModule: ServerModule = (app, deps) => {
  const { db, clock, config } = deps;
  const provider = paymentProvider(app, deps);
  const logistics = logisticsProvider(deps);
  const hashOf = addressHash(deps);
  const tries = couponTries(deps);
  const proofOf = emailProof(deps);
  const remembered = rememberWith(deps);
  const noteHandoff = noteHandoffOrder(deps);
  app.post(
    '/api/cart/checkout',
    {
      bodyLimit: CART_BYTES,
      config: orderCallLimit(config),
      schema,
    },
    async (request, reply) => {
      const { query, body, member } = request;
      const key = request.headers['idempotency-key'];
      const content = normaliseCheckout(body);
      const client = await hashOf(request.ip);
      const cus_id = member?.cus_id ?? null;
      const coupon_limit = await tries(request, query.s, content.coupon_code);
      const checkoutRequest = { s: query.s, client, key, content, cus_id, coupon_limit };
      const { ways: offers, pickup } = await shopOffers(db, provider, logistics);
      const { pay_way, pay_period } = content;
      const hasProved = await proofOf(request);
      const choice = { pay_way, pay_period, offers, provider: provider.name, hasProved };
      try {
        const { publicUrl, limits } = config;
        const settings = { payBy: choice, pickup, publicUrl, limits, now: clock() };
        const order = await checkout(db, checkoutRequest, settings);
        const origin = browserOrigin(request, publicUrl);
        return await orFromOrder(request, order, origin, async () => {
          await remembered(request, content);
          await noteHandoff(request, order.ord_id);
          return paymentPage(db, order, { provider, offers, origin, now: clock() });
        });
      } catch (error) {
        if (!(error instanceof CheckoutMismatch)) throw error;
        const { view } = error;
        const gifts = await findOfferedGoods(db, displayedGifts(content.applied_rules), clock());
        const msg = mismatchMessages(content, error, gifts);
        return reply.code(409).send({ success: false, msg, body: view, request_id: request.id });
      }
    },
  );
};
