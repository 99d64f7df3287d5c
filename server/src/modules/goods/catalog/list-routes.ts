import {
  productFacetsAnswerSchema,
  productListAnswerSchema,
  productQuerySchema,
  suggestionsAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, optional, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../../platform/module.ts';
import { listQuery } from './list-query.ts';
import { searchAllowances } from './search/search-allowance.ts';
import {
  bundlePage,
  type ListReader,
  namedProducts,
  productFacets,
  productPage,
} from './service.ts';
import { suggestionsFor } from './suggestions.ts';

const tags = ['catalog'];
const list = {
  querystring: productQuerySchema,
  response: { 200: productListAnswerSchema },
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

/** Product lists, their facets, and suggestions (spec §7). */
export function listRoutes(app: App, deps: Deps) {
  const { db } = deps;
  const allowanceOf = searchAllowances(app, deps);
  const readerOf = (request: FastifyRequest): ListReader => ({
    member: request.member,
    search: allowanceOf(request),
  });
  const success = true as const;

  app.get('/api/products', { schema: list }, async (request) => ({
    success,
    pager: request.query.ids
      ? await namedProducts(db, request.query.ids, request.member)
      : await productPage(db, listQuery(request.query), '', readerOf(request)),
  }));

  app.get('/api/products/:cate', { schema: listOf }, async (request) => ({
    success,
    pager: await productPage(db, listQuery(request.query), request.params.cate, readerOf(request)),
  }));

  // Without a code, it answers the whole list, which `/pb` without CATE shows.
  app.get('/api/products/bundle', { schema: list }, async (request) => ({
    success,
    pager: await productPage(db, listQuery(request.query), '', readerOf(request)),
  }));

  app.get('/api/products/bundle/:cate', { schema: listOf }, async (request) => ({
    success,
    pager: await bundlePage(db, listQuery(request.query), request.params.cate, readerOf(request)),
  }));

  app.get('/api/facets', { schema: facets }, async (request) => ({
    success,
    body: await productFacets(db, listQuery(request.query), '', readerOf(request)),
  }));

  app.get('/api/facets/:cate', { schema: facetsOf }, async (request) => ({
    success,
    body: await productFacets(db, listQuery(request.query), request.params.cate, readerOf(request)),
  }));

  app.get('/api/suggestions', { schema: suggestions }, async (request) => ({
    success,
    body: await suggestionsFor(db, request.query.q ?? '', readerOf(request)),
  }));
}
