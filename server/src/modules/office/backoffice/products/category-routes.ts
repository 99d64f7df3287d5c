import {
  categoryDeletionSchema,
  categoryInputSchema,
  categoryOrderSchema,
  categoryParamsSchema,
  type ShopCategories,
  shopCategoriesAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { recordRequest } from '../../../base/audit/request-audit.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';
import { staffCall } from '../staff-call.ts';
import {
  lockCategories,
  removeCategory,
  saveCategory,
  shopCategories,
  sortCategories,
} from './shop-categories.ts';

const answer = shopCategoriesAnswerSchema;
const params = categoryParamsSchema;

type Change = (tx: Database, current: ShopCategories) => Promise<string | undefined>;

/** Runs a change of the list together with its audit entry, in one transaction. */
function changer({ db, clock }: Deps) {
  return async (request: FastifyRequest, version: string, change: Change) => {
    await db.transaction(async (tx) => {
      const subject = await change(tx, await lockCategories(tx, version));
      await recordRequest(tx, request, clock, subject === undefined ? {} : { subject });
    });
    return success(await shopCategories(db));
  };
}

function categoryInput(app: App, deps: Deps, pictures: Pictures) {
  const change = changer(deps);

  const takePicture = async (tx: Database, address: string) => {
    if (address === '') return;
    if (!(await keepPicture(tx, pictures, address, deps.clock())))
      throw new Rejection(422, 'CATEGORY_INVALID', '這張圖片已經不在商店裡，請重新上傳。', {
        faults: [{ field: 'cate_picture', message: '這張圖片已經不在商店裡，請重新上傳。' }],
      });
    await markSaved(tx, [address]);
  };

  const creating = staffCall('category.create', answer, { body: categoryInputSchema });
  app.post('/api/backoffice/categories', creating, (request) =>
    change(request, request.body.version, async (tx) => {
      await takePicture(tx, request.body.cate_attachment);
      return saveCategory(tx, undefined, request.body);
    }),
  );

  const saving = staffCall('category.save', answer, { params, body: categoryInputSchema });
  app.post('/api/backoffice/categories/:id', saving, (request) =>
    change(request, request.body.version, async (tx, { categories }) => {
      const { id } = request.params;
      const before = categories.find(({ cate_id }) => cate_id === id);
      if (!before) throw new Rejection(404, 'CATEGORY_NOT_FOUND', '找不到這個分類，可能已經刪除。');
      if (before.cate_attachment !== request.body.cate_attachment)
        await takePicture(tx, request.body.cate_attachment);
      return saveCategory(tx, id, request.body);
    }),
  );
}

/** Routes of the shop's categories: create, rename, move, sort, and delete empty ones. */
export function categoryRoutes(app: App, deps: Deps, pictures: Pictures) {
  const change = changer(deps);

  app.get('/api/backoffice/categories', staffCall('category.list', answer), async () =>
    success(await shopCategories(deps.db)),
  );

  categoryInput(app, deps, pictures);

  const sorting = staffCall('category.sort', answer, { body: categoryOrderSchema });
  app.post('/api/backoffice/category-order', sorting, (request) =>
    change(request, request.body.version, async (tx, current) => {
      await sortCategories(tx, current, request.body.ids);
      return undefined;
    }),
  );

  const deleting = staffCall('category.delete', answer, { params, body: categoryDeletionSchema });
  app.post('/api/backoffice/categories/:id/delete', deleting, (request) =>
    change(request, request.body.version, async (tx, current) => {
      await removeCategory(tx, current, request.params.id);
      return request.params.id;
    }),
  );
}
