import {
  newProductSchema,
  productChangeSchema,
  productDeletionSchema,
  productParamsSchema,
  shopProductAnswerSchema,
  shopProductsAnswerSchema,
  shopProductsQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { namesOfSets } from '@pinpu/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { requireAdmin } from '../../../base/admin/require-admin.ts';
import { noteAudit, recordRequest } from '../../../base/audit/request-audit.ts';
import { mediaUploads } from '../../../goods/catalog/goods/goods-media.ts';
import { lockGoods } from '../../../goods/catalog/goods/repository.ts';
import {
  type CellFault,
  type GoodsCells,
  saveProduct,
} from '../../../goods/catalog/goods/save-product.ts';
import { findSetsOf, refreshListedSets } from '../../../goods/catalog/set-repository.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';
import { staffCall } from '../staff-call.ts';
import { listShopProducts } from './list-products.ts';
import { deleteProduct } from './product-list-repository.ts';
import { requireProductVersion, shopProduct } from './shop-product.ts';

const answer = shopProductAnswerSchema;
const params = productParamsSchema;

/** Texts of 200 000 characters in three cells, at four bytes. */
const PRODUCT_LIMIT = 3 * 1024 * 1024;

const faulty = (faults: readonly CellFault[]) =>
  new Rejection(422, 'PRODUCT_INVALID', '有欄位需要修改，請看各欄的說明。', { faults });

interface Saving {
  request: FastifyRequest;
  prd_id: string;
  cells: GoodsCells;
  check?: (tx: Database) => Promise<void>;
}

function saver(deps: Deps, pictures: Pictures) {
  const { db, clock } = deps;
  return async ({ request, prd_id, cells, check }: Saving) => {
    await db.transaction(async (tx) => {
      const now = clock();
      const { userId: actor } = await requireAdmin(request, deps);
      const hasPicture = (address: string) => keepPicture(tx, pictures, address, now);
      const saved = await saveProduct(tx, prd_id, cells, {
        ...{ now, actor, hasPicture },
        ...(check && { check: () => check(tx) }),
      });
      if ('faults' in saved) throw faulty(saved.faults);
      await markSaved(tx, [...(cells.pictures ?? '').split('\n'), ...mediaUploads(cells)]);
      await recordRequest(tx, request, clock, {
        subject: prd_id,
        detail: { changed: saved.changed },
      });
    });
    if (cells.set_parts !== undefined) await refreshListedSets(db);
  };
}

function productChanges(app: App, deps: Deps, pictures: Pictures) {
  const { db, clock } = deps;
  const save = saver(deps, pictures);

  app.post(
    '/api/backoffice/products',
    {
      ...staffCall('product.create', answer, { body: newProductSchema }),
      bodyLimit: PRODUCT_LIMIT,
    },
    async (request) => {
      const { cells } = request.body;
      const prd_id = (cells.prd_id ?? '').normalize('NFKC').trim();
      noteAudit(request, { subject: prd_id.slice(0, 40) });
      await save({ request, prd_id, cells });
      return success(await shopProduct(db, prd_id));
    },
  );

  app.post(
    '/api/backoffice/products/:id',
    {
      ...staffCall('product.save', answer, { params, body: productChangeSchema }),
      bodyLimit: PRODUCT_LIMIT,
    },
    async (request) => {
      const { body } = request;
      const { id: prd_id } = request.params;
      await shopProduct(db, prd_id);
      const check = (tx: Database) => requireProductVersion(tx, prd_id, body, clock());
      await save({ request, prd_id, cells: body.cells, check });
      return success(await shopProduct(db, prd_id));
    },
  );
}

/** @throws Rejection 409 where sets contain the product, or one of its variants. */
async function requireNotInSets(tx: Database, prd_id: string): Promise<void> {
  const sets = await findSetsOf(tx, prd_id);
  if (sets.length > 0)
    throw new Rejection(
      409,
      'PRODUCT_IN_SET',
      `這個商品在組合${namesOfSets(sets)}裡，不能刪除。請先從組合移除。`,
    );
}

function productDeletion(app: App, { db, clock }: Deps) {
  const deleting = staffCall('product.delete', answer, { params, body: productDeletionSchema });
  app.post('/api/backoffice/products/:id/delete', deleting, async (request) => {
    const { id } = request.params;
    const deleted = await db.transaction(async (tx) => {
      // An order locks the product before it reserves stock: once this lock is held, any such order is visible.
      await lockGoods(tx, [id]);
      const product = await shopProduct(tx, id);
      if (product.ordered)
        throw new Rejection(
          409,
          'PRODUCT_ORDERED',
          '有訂單買過這個商品，不能刪除。不想再賣時請改為下架。',
        );
      await requireNotInSets(tx, id);
      await requireProductVersion(tx, id, request.body, clock());
      await deleteProduct(tx, id);
      await recordRequest(tx, request, clock);
      return product;
    });
    return success(deleted);
  });
}

export function productRoutes(app: App, deps: Deps, pictures: Pictures) {
  const { db } = deps;
  const querystring = shopProductsQuerySchema;
  const listing = staffCall('product.list', shopProductsAnswerSchema, { querystring });
  app.get('/api/backoffice/products', listing, async ({ query }) =>
    success(await listShopProducts(db, query)),
  );

  const reading = staffCall('product.read', answer, { params });
  app.get('/api/backoffice/products/:id', reading, async (request) =>
    success(await shopProduct(db, request.params.id)),
  );

  productChanges(app, deps, pictures);
  productDeletion(app, deps);
}
