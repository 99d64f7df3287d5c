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
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { recordRequest } from '../../base/audit/request-audit.ts';
import { listGoodsEdits, listStock } from '../../goods/catalog/stock/list-stock.ts';
import {
  type StockContext,
  saveStock,
  undoGoodsEdit,
} from '../../goods/catalog/stock/save-stock.ts';
import { staffCall } from './staff-call.ts';

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

  const querystring = stockQuerySchema;
  const list = staffCall('stock.list', stockAnswerSchema, { querystring });
  app.get('/api/backoffice/stock', list, async ({ query }) => success(await listStock(db, query)));

  const saving = staffCall('stock.save', stockSavedAnswerSchema, { body: stockSaveSchema });
  app.post('/api/backoffice/stock', saving, async (request) =>
    success(await saveStock(db, request.body.cells, await contextOf(request))),
  );

  const edits = staffCall('stock.edits', stockEditsAnswerSchema, {
    querystring: stockEditsQuerySchema,
  });
  app.get('/api/backoffice/stock/edits', edits, async ({ query }) =>
    success(await listGoodsEdits(db, query)),
  );

  const undoing = staffCall('stock.undo', stockSavedAnswerSchema, { params });
  app.post('/api/backoffice/stock/edits/:id/undo', undoing, async (request) =>
    success(await undoGoodsEdit(db, Number(request.params.id), await contextOf(request))),
  );
}
