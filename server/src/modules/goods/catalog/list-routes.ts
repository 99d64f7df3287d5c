import {
  type ProductQuery,
  productFacetsAnswerSchema,
  productListAnswerSchema,
  productQuerySchema,
  suggestionsAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, optional, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { listQuery } from './list-query.ts';
import { searchAllowances } from './search/search-allowance.ts';
import {
  bundlePage,
  type ListReader,
  namedProducts,
  productFacets,
  productPage,
  suggestionsFor,
} from './service.ts';

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

type ListRequest = FastifyRequest & { query: ProductQuery };

/** Product lists, their facets, and suggestions (spec §7). */
export function listRoutes(app: App, deps: Deps) {
  const { db } = deps;
  const allowanceOf = searchAllowances(app, deps);
  const readerOf = (request: FastifyRequest): ListReader => ({
    member: request.member,
    search: allowanceOf(request),
  });
  const searched = async (request: ListRequest, cate = '') =>
    productPage(db, listQuery(request.query), cate, readerOf(request));
  const answer = (pager: Awaited<ReturnType<typeof productPage>>) => ({
    success: true as const,
    pager,
  });

  app.get('/api/products', { schema: list }, async (request) => {
    const { ids } = request.query;
    return answer(ids ? await namedProducts(db, ids, request.member) : await searched(request));
  });

  app.get('/api/products/:cate', { schema: listOf }, async (request) =>
    answer(await searched(request, request.params.cate)),
  );

  // Without a code, it answers the whole list, which `/pb` without CATE shows.
  app.get('/api/products/bundle', { schema: list }, async (request) =>
    answer(await searched(request)),
  );

  app.get('/api/products/bundle/:cate', { schema: listOf }, async (request) => {
    const { query, params: where } = request;
    return answer(await bundlePage(db, listQuery(query), where.cate, readerOf(request)));
  });

  app.get('/api/facets', { schema: facets }, async (request) =>
    success(await productFacets(db, listQuery(request.query), '', readerOf(request))),
  );

  app.get('/api/facets/:cate', { schema: facetsOf }, async (request) => {
    const { query, params: where } = request;
    return success(await productFacets(db, listQuery(query), where.cate, readerOf(request)));
  });

  app.get('/api/suggestions', { schema: suggestions }, async (request) =>
    success(await suggestionsFor(db, request.query.q ?? '', readerOf(request))),
  );
}
