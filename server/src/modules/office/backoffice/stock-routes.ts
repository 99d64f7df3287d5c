import {
  stockAnswerSchema,
  stockEditsAnswerSchema,
  stockEditsQuerySchema,
  stockQuerySchema,
  stockSavedAnswerSchema,
  stockSaveSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import { object, regex, string } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { listGoodsEdits } from '../../goods/catalog/stock/list-goods-edits.ts';
import { listStock } from '../../goods/catalog/stock/list-stock.ts';
import { type StockContext, saveStock } from '../../goods/catalog/stock/save-stock.ts';
import { undoGoodsEdit } from '../../goods/catalog/stock/undo-goods-edit.ts';

const tags = ['backoffice'];
const params = object({ id: string().check(regex(/^\d{1,15}$/)) });

/** The most changes that an audit entry lists; the edit itself holds all of them. */
const NAMED = 50;

type Changes = Parameters<StockContext['record']>[2];

function factsOf(edit: number, changes: Changes) {
  const products = [...new Set(changes.map(({ prd_id }) => prd_id))];
  return {
    subject: products.length === 1 ? (products[0] ?? '') : '',
    detail: {
      edit,
      products: products.length,
      changes: changes
        .slice(0, NAMED)
        .map(({ prd_id, field, before, after }) => `${prd_id} ${field} ${before} → ${after}`),
    },
  };
}

/** Routes of the table of stock and prices, and to undo an edit made there. */
export function stockRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const contextOf = async (request: FastifyRequest): Promise<StockContext> => {
    const { userId } = await requireAdmin(request, deps);
    return {
      actor: userId,
      now: clock(),
      record: (tx, edit, changes) => recordRequest(tx, request, clock, factsOf(edit, changes)),
    };
  };
  const success = <T>(body: T) => ({ success: true as const, body });

  app.get(
    '/api/backoffice/stock',
    {
      schema: { tags, querystring: stockQuerySchema, response: { 200: stockAnswerSchema } },
      config: { audit: 'stock.list' },
    },
    async ({ query }) => success(await listStock(db, query)),
  );

  const saved = { 200: stockSavedAnswerSchema };
  app.post(
    '/api/backoffice/stock',
    { schema: { tags, body: stockSaveSchema, response: saved }, config: { audit: 'stock.save' } },
    async (request) => success(await saveStock(db, request.body.cells, await contextOf(request))),
  );

  app.get(
    '/api/backoffice/stock/edits',
    {
      schema: {
        tags,
        querystring: stockEditsQuerySchema,
        response: { 200: stockEditsAnswerSchema },
      },
      config: { audit: 'stock.edits' },
    },
    async ({ query }) => success(await listGoodsEdits(db, query.before)),
  );

  app.post(
    '/api/backoffice/stock/edits/:id/undo',
    { schema: { tags, params, response: saved }, config: { audit: 'stock.undo' } },
    async (request) =>
      success(await undoGoodsEdit(db, Number(request.params.id), await contextOf(request))),
  );
}
