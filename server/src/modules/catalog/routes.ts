import {
  bodyOf,
  pagerOf,
  productFacetsAnswerSchema,
  productItemSchema,
  productQuerySchema,
  productSchema,
  suggestionsAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { ServerModule } from '../../platform/module.ts';
import { isLiked } from '../like/service.ts';
import { listQuery } from './list-query.ts';
import { refreshStatistics } from './repository.ts';
import {
  bundlePage,
  namedProducts,
  productDetails,
  productFacets,
  productPage,
} from './service.ts';
import { suggestionsFor } from './suggestions.ts';

const HOUR_MS = 3_600_000;

const tags = ['catalog'];
const list = {
  querystring: productQuerySchema,
  response: { 200: pagerOf(productItemSchema) },
  tags,
};
const params = object({ cate: string() });
const listOf = { ...list, params };
const facets = {
  querystring: productQuerySchema,
  response: { 200: productFacetsAnswerSchema },
  tags,
};
const facetsOf = { ...facets, params };
const suggestions = {
  querystring: object({ q: optional(string()) }),
  response: { 200: suggestionsAnswerSchema },
  tags,
};
const details = {
  params: object({ id: string() }),
  // Accepts anything: a browser with a broken session still gets the product.
  querystring: object({ s: optional(unknown()) }),
  response: { 200: bodyOf(productSchema) },
  tags,
};

/** Product lists, their facets, suggestions, and the product (spec §7). */
export const catalogModule: ServerModule = (app, { db, every }) => {
  every('tend products', HOUR_MS, () => refreshStatistics(db));
  const success = true as const;

  app.get('/api/products', { schema: list }, async ({ query, member }) => ({
    success,
    pager: query.ids
      ? await namedProducts(db, query.ids, member)
      : await productPage(db, listQuery(query), '', member),
  }));

  app.get('/api/products/:cate', { schema: listOf }, async ({ query, params, member }) => ({
    success,
    pager: await productPage(db, listQuery(query), params.cate, member),
  }));

  // Without a code, answers the whole list, as `/pb` without CATE shows it.
  app.get('/api/products/bundle', { schema: list }, async ({ query, member }) => ({
    success,
    pager: await productPage(db, listQuery(query), '', member),
  }));

  app.get('/api/products/bundle/:cate', { schema: listOf }, async ({ query, params, member }) => ({
    success,
    pager: await bundlePage(db, listQuery(query), params.cate, member),
  }));

  app.get('/api/facets', { schema: facets }, async ({ query }) => ({
    success,
    body: await productFacets(db, listQuery(query), ''),
  }));

  app.get('/api/facets/:cate', { schema: facetsOf }, async ({ query, params }) => ({
    success,
    body: await productFacets(db, listQuery(query), params.cate),
  }));

  app.get('/api/suggestions', { schema: suggestions }, async ({ query, member }) => ({
    success,
    body: await suggestionsFor(db, query.q ?? '', member),
  }));

  app.get('/api/product/:id', { schema: details }, async ({ params, query, member }) => {
    const product = await productDetails(db, params.id, member);
    if (!product) throw new Refusal(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
    const s = typeof query.s === 'string' ? query.s : '';
    const liked = await isLiked(db, { member, s }, params.id);
    return { success, body: { ...product, liked } };
  });
};
