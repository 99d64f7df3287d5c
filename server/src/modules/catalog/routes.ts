import {
  bodyOf,
  pagerOf,
  productItemSchema,
  productQuerySchema,
  productSchema,
} from '@pinpu/shared/contracts';
import { object, string } from '@pinpu/shared/contracts/schema';
import { Refusal } from '../../http/refusal.ts';
import type { ServerModule } from '../module.ts';
import { listQuery } from './list-query.ts';
import { bundlePage, productDetails, productPage } from './service.ts';

const list = {
  querystring: productQuerySchema,
  response: { 200: pagerOf(productItemSchema) },
  tags: ['catalog'],
};
const listOf = { ...list, params: object({ cate: string() }) };
const details = {
  params: object({ id: string() }),
  response: { 200: bodyOf(productSchema) },
  tags: ['catalog'],
};

/** Product lists and product (spec §7). */
export const catalogModule: ServerModule = (app, { db }) => {
  app.get('/api/products', { schema: list }, async ({ query, member }) => ({
    success: true as const,
    pager: await productPage(db, listQuery(query), '', member),
  }));

  app.get('/api/products/:cate', { schema: listOf }, async ({ query, params, member }) => ({
    success: true as const,
    pager: await productPage(db, listQuery(query), params.cate, member),
  }));

  // Without a code the whole list is the bundle list, as `/pb` without CATE shows it.
  app.get('/api/products/bundle', { schema: list }, async ({ query, member }) => ({
    success: true as const,
    pager: await productPage(db, listQuery(query), '', member),
  }));

  app.get('/api/products/bundle/:cate', { schema: listOf }, async ({ query, params, member }) => ({
    success: true as const,
    pager: await bundlePage(db, listQuery(query), params.cate, member),
  }));

  app.get('/api/product/:id', { schema: details }, async ({ params, member }) => {
    const body = await productDetails(db, params.id, member);
    if (!body) throw new Refusal(404, 'PRODUCT_NOT_FOUND', '查無此商品，可能已經下架。');
    return { success: true as const, body };
  });
};
