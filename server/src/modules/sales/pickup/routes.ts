import {
  pickupAnswerSchema,
  pickupMapAnswerSchema,
  pickupMapSchema,
} from '@pinpu/shared/contracts';
import { STORE_COLLECTION } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { sessionQuery } from '../../../platform/http/session-query.ts';
import { success } from '../../../platform/http/success.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { browserOrigin } from '../payment/browser-origin.ts';
import { stringFields } from '../payment/form-fields.ts';
import { paymentProvider } from '../payment/provider.ts';
import { redirectPage } from '../payment/redirect-page.ts';
import { shopOffers } from './offers.ts';
import { configuredLogistics, logisticsProvider } from './provider.ts';
import { beginVisit, chosenStore, deleteOldVisits, takeAnswer } from './service.ts';

const HOUR_MS = 3_600_000;

const limit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

const PHONE = /\b(?:Mobi|Android|iPhone)/i;

const notOffered = () =>
  new Rejection(400, 'PICKUP_REFUSED', '目前不提供這家超商的取貨服務，請重新選擇配送方式。');

/**
 * `POST /api/cart/pickup` opens a store map, `GET` returns the store that the session chose, and the map sends the
 * browser with the answer to `POST /api/logistics/{provider}/store`. That request is cross-site and without cookies:
 * the secret it returns ties it to a session.
 */
export const pickupModule: ServerModule = (app, deps) => {
  const { db, clock, config, every } = deps;
  const provider = logisticsProvider(deps);
  const payments = paymentProvider(app, deps);
  const common = { tags: ['cart'], querystring: sessionQuery };

  app.get(
    '/api/cart/pickup',
    { schema: { ...common, response: { 200: pickupAnswerSchema } } },
    async ({ query }) => {
      const rec_meta = await chosenStore(db, query.s, clock());
      return success({ rec_meta });
    },
  );

  app.post(
    '/api/cart/pickup',
    {
      config: limit,
      schema: { ...common, body: pickupMapSchema, response: { 200: pickupMapAnswerSchema } },
    },
    async (request) => {
      const { LogisticsSubType: sub_type, back } = request.body;
      const { ways, pickup } = await shopOffers(db, payments, provider);
      if (!provider || !pickup?.chains.includes(sub_type)) throw notOffered();
      const visit = { s: request.query.s, sub_type, back, length: provider.stateLength };
      const state = await beginVisit(db, visit, clock());
      const origin = browserOrigin(request, config.publicUrl);
      const form = await provider.map({
        state,
        sub_type,
        // Where the shop offers payment at the store, only stores that collect payment can be chosen.
        collects: ways.some(({ pay_way }) => pay_way === STORE_COLLECTION),
        mobile: PHONE.test(request.headers['user-agent'] ?? ''),
        reply_url: `${origin}/api/logistics/${provider.name}/store`,
        origin,
      });
      return { success: true as const, data: { html: redirectPage(form) } };
    },
  );

  if (!provider) return;
  app.post(
    `/api/logistics/${provider.name}/store`,
    { config: { fromOtherSites: true }, schema: { hide: true } },
    async ({ body }, reply) =>
      reply.redirect(await takeAnswer(db, provider, stringFields(body), clock()), 303),
  );
  every('pickup', HOUR_MS, () => deleteOldVisits(db, clock()));
  return configuredLogistics(config)?.pages?.(app, deps);
};
