import {
  productParamsSchema,
  shopVariantsAnswerSchema,
  variantsSaveSchema,
} from '@pinpu/shared/contracts/backoffice';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { success } from '../../../../platform/http/success.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { requireAdmin } from '../../../base/admin/require-admin.ts';
import { recordRequest } from '../../../base/audit/request-audit.ts';
import { lockGoods } from '../../../goods/catalog/goods/repository.ts';
import { saveVariants } from '../../../goods/catalog/variants/save-variants.ts';
import type { VariantsPlan } from '../../../goods/catalog/variants/variants-plan.ts';
import { shopVariantsOf } from '../../../goods/catalog/variants/variants-state.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';
import { staffCall } from '../staff-call.ts';
import { requireVariantsVersion, variantsState } from './shop-variants.ts';

const path = '/api/backoffice/products/:id/variants';
const answer = shopVariantsAnswerSchema;
const params = productParamsSchema;

/** 300 variants with all their cells, and some more that are rejected with a sentence. */
const VARIANTS_LIMIT = 3 * 1024 * 1024;

/** The most codes that an audit entry lists. */
const NAMED = 50;

const detailOf = ({ options, added, updated, removed, codes }: VariantsPlan) => ({
  options: options.map(({ name }) => name),
  added: added.map(({ var_id }) => var_id).slice(0, NAMED),
  changed: updated.map(({ var_id }) => var_id).slice(0, NAMED),
  removed: removed.slice(0, NAMED),
  codes: codes.map(({ was, var_id }) => `${was} → ${var_id}`).slice(0, NAMED),
});

/** Routes to read and save the options and variants of a product. */
export function variantRoutes(app: App, deps: Deps, pictures: Pictures) {
  const { db, clock } = deps;
  app.get(path, staffCall('variants.read', answer, { params }), async ({ params: { id } }) =>
    success(shopVariantsOf(await variantsState(db, id))),
  );

  const saving = staffCall('variants.save', answer, { params, body: variantsSaveSchema });
  app.post(path, { ...saving, bodyLimit: VARIANTS_LIMIT }, async (request) => {
    const { id } = request.params;
    const { userId: actor } = await requireAdmin(request, deps);
    const saved = await db.transaction(async (tx) => {
      const now = clock();
      await lockGoods(tx, [id]);
      const state = await variantsState(tx, id);
      await requireVariantsVersion(tx, state, request.body, now);
      const hasPicture = (address: string) => keepPicture(tx, pictures, address, now);
      const result = await saveVariants(tx, state, request.body, { now, actor, hasPicture });
      if ('faults' in result)
        throw new Rejection(422, 'VARIANTS_INVALID', '有欄位需要修改，請看各列的說明。', result);
      await markSaved(
        tx,
        request.body.variants.map(({ picture }) => picture),
      );
      await recordRequest(tx, request, clock, { detail: detailOf(result.plan) });
      return variantsState(tx, id);
    });
    return success(shopVariantsOf(saved));
  });
}
