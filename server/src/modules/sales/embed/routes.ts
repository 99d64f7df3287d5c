import cors from '@fastify/cors';
import {
  embedCartAnswerSchema,
  embedCartSchema,
  embedCheckoutAnswerSchema,
  embedCheckoutSchema,
  embedConfigAnswerSchema,
  embedOutcomeAnswerSchema,
  embedProductsAnswerSchema,
  productId,
  promoCode,
} from '@pinpu/shared/contracts';
import {
  extend,
  maxLength,
  object,
  optional,
  regex,
  safeParse,
  string,
  unknown,
} from '@pinpu/shared/contracts/schema';
import { MAX_ORDER_NUM } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import { CART_BYTES, isIssuedForm, newSession } from '../../../platform/http/session-query.ts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { currentView } from '../cart/service.ts';
import { couponTries } from '../coupon/try-limit.ts';
import { beginEmbedCheckout, embedOutcome } from './checkout-service.ts';
import { embedProducts } from './embed-products.ts';
import {
  admitSites,
  type CallingSite,
  embedCall,
  keyedQuery,
  keyedQuery as querystring,
} from './site-calls.ts';

const MOST_PRODUCTS = 40;
const tags = ['embed'];

/** Ids in a query, separated by commas; anything else is ignored. */
const idsIn = (text: string) =>
  text
    .split(',')
    .slice(0, MOST_PRODUCTS)
    .filter((id) => safeParse(productId, id).success);

const products = {
  tags,
  querystring: extend(keyedQuery, {
    ids: string().check(maxLength(2000)),
    promo_code: optional(promoCode),
  }),
  response: { 200: embedProductsAnswerSchema },
};

/** Data for the elements on another site's page; `shop` is the shop's base URL. */
function showRoutes(app: App, deps: Deps, shop: string) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  const querystring = extend(keyedQuery, { s: optional(unknown()) });
  const schema = { tags, querystring, response: { 200: embedConfigAnswerSchema } };
  app.get('/config', { config, schema }, async ({ query: { s } }) => {
    const { logo_resource, colour } = await findSettings(db);
    return success({
      s: typeof s === 'string' && isIssuedForm(s) ? s : newSession(),
      shop_name: logo_resource.text || '拼鋪',
      shop_url: shop,
      colour,
      max_order_num: MAX_ORDER_NUM,
    });
  });

  app.get('/products', { config, schema: products }, async ({ query }) => {
    const { ids, promo_code = '' } = query;
    const selection = { ids: idsIn(ids), promo_code, shop, now: clock() };
    return success({ products: await embedProducts(db, selection) });
  });
}

const cart = {
  tags,
  querystring: keyedQuery,
  body: embedCartSchema,
  response: { 200: embedCartAnswerSchema },
};

/** Answers the cart as the shop can sell it now; stores nothing. */
function cartRoute(app: App, deps: Deps) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  const tries = couponTries(deps);
  app.post('/cart', { bodyLimit: CART_BYTES, config, schema: cart }, async (request) => {
    const { s, coupon_code, ...cartQuery } = request.body;
    const coupon_limit = await tries(request, s, coupon_code);
    return success(await currentView(db, { ...cartQuery, coupon_code, coupon_limit }, clock()));
  });
}

/** Rejections, too, are readable for every origin, so that a site's developer sees why. Cookies are never sent. */
const FOR_ALL_ORIGINS = {
  origin: '*',
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type'],
  exposedHeaders: ['retry-after'],
  maxAge: 86_400,
};

async function embedScope(app: App, deps: Deps) {
  await app.register(cors, FOR_ALL_ORIGINS);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  const shop = deps.config.publicUrl.replace(/\/$/, '');
  const siteOf = admitSites(app, deps);
  showRoutes(app, deps, shop);
  cartRoute(app, deps);
  checkoutRoutes(app, deps, { shop, siteOf });
}

/** `/api/embed/…`: everything that pages of other sites may request from the shop (ledger M5, ADR 0193). */
export const embedModule: ServerModule = async (app, deps) => {
  await app.register((scope: App) => embedScope(scope, deps), { prefix: '/api/embed' });
};

const begin = {
  ...{ tags: ['embed'], querystring },
  body: embedCheckoutSchema,
  response: { 200: embedCheckoutAnswerSchema },
};

const outcome = {
  ...{ tags: ['embed'], querystring },
  params: object({ ticket: string().check(regex(/^[\w-]{32}$/)) }),
  response: { 200: embedOutcomeAnswerSchema },
};

function checkoutRoutes(
  app: App,
  deps: Deps,
  { shop, siteOf }: { shop: string; siteOf: (request: FastifyRequest) => CallingSite },
) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  app.post('/checkout', { bodyLimit: CART_BYTES, config, schema: begin }, async (request) => {
    const { code, ticket } = await beginEmbedCheckout(db, siteOf(request), request.body, clock());
    return success({ url: `${shop}/embed/checkout/${code}`, ticket });
  });

  app.get('/checkout/:ticket', { config, schema: outcome }, async (request) => {
    const { ticket } = request.params;
    const body = await embedOutcome(db, siteOf(request), ticket, clock());
    return success(body);
  });
}
