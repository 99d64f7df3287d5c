import {
  embedCartAnswerSchema,
  embedCartSchema,
  embedConfigAnswerSchema,
  embedProductsAnswerSchema,
  productId,
  promoCode,
} from '@pinpu/shared/contracts';
import {
  extend,
  maxLength,
  optional,
  safeParse,
  string,
  unknown,
} from '@pinpu/shared/contracts/schema';
import { MAX_ORDER_NUM } from '@pinpu/shared/domain';
import { addressHash } from '../../../platform/http/client-address.ts';
import { CART_BYTES, isIssuedForm, newSession } from '../../../platform/http/session-query.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { currentView } from '../cart/service.ts';
import { couponTryLimit } from '../coupon/try-limit.ts';
import { embedProducts } from './products.ts';
import { embedCall, keyedQuery } from './site-calls.ts';

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
export function showRoutes(app: App, deps: Deps, shop: string) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  const querystring = extend(keyedQuery, { s: optional(unknown()) });
  const schema = { tags, querystring, response: { 200: embedConfigAnswerSchema } };
  app.get('/config', { config, schema }, async ({ query: { s } }) => {
    const { logo_resource, colour } = await findSettings(db);
    return {
      success: true as const,
      body: {
        s: typeof s === 'string' && isIssuedForm(s) ? s : newSession(),
        shop_name: logo_resource.text || '拼鋪',
        shop_url: shop,
        colour,
        max_order_num: MAX_ORDER_NUM,
      },
    };
  });

  app.get('/products', { config, schema: products }, async ({ query }) => {
    const { ids, promo_code = '' } = query;
    const selection = { ids: idsIn(ids), promo_code, shop, now: clock() };
    return { success: true as const, body: { products: await embedProducts(db, selection) } };
  });
}

const cart = {
  tags,
  querystring: keyedQuery,
  body: embedCartSchema,
  response: { 200: embedCartAnswerSchema },
};

/** Answers the cart as the shop can sell it now; stores nothing. */
export function cartRoute(app: App, deps: Deps) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  const limits = deps.config.limits.couponMisses;
  const hashOf = addressHash(deps);
  app.post('/cart', { bodyLimit: CART_BYTES, config, schema: cart }, async (request) => {
    const { s, coupon_code = '', ...cartQuery } = request.body;
    const now = clock();
    const tried = { s, coupon_code, client: () => hashOf(request.ip) };
    const coupon_limit = await couponTryLimit(db, tried, { limits, now });
    const body = await currentView(db, { ...cartQuery, coupon_code, coupon_limit }, now);
    return { success: true as const, body };
  });
}
