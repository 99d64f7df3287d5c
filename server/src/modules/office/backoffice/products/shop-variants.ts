import type { VariantsSave } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../../platform/same-secret.ts';
import {
  isStale,
  isStaleQuota,
  plannedRows,
} from '../../../goods/catalog/variants/variants-plan.ts';
import {
  readVariants,
  shopVariantsOf,
  type VariantsState,
} from '../../../goods/catalog/variants/variants-state.ts';
import { lastProductEdit } from './last-edit.ts';
import { findOrdered } from './ordered-repository.ts';

/** @throws Rejection 404 */
export async function variantsState(db: Database, prd_id: string): Promise<VariantsState> {
  const state = await readVariants(db, prd_id, findOrdered);
  if (!state) throw new Rejection(404, 'PRODUCT_NOT_FOUND', `找不到商品 ${prd_id}，可能已經刪除。`);
  return state;
}

type Row = ReturnType<typeof plannedRows>[number];

const stockSentence = ({ option_values, on_hand_from, stored }: Row) =>
  `「${option_values.join('／')}」的庫存剛才從 ${on_hand_from} 變成 ${stored?.on_hand}，可能有訂單出貨或有人修改。請確認後再儲存。`;

const quotaSentence = ({ option_values, pre_left_from = 0, stored }: Row) =>
  `「${option_values.join('／')}」的預購數量剛才從 ${pre_left_from} 變成 ${stored?.pre_left}，可能有新的預購或有人修改。請確認後再儲存。`;

/** @throws Rejection 409 with the variants as they are now, where they are not those that were read. */
export async function requireVariantsVersion(
  tx: Database,
  state: VariantsState,
  save: VariantsSave,
  now: Date,
): Promise<void> {
  const body = shopVariantsOf(state);
  if (!isSameSecret(save.version, body.version)) {
    const who = await lastProductEdit(tx, state.prd_id, now);
    throw new Rejection(
      409,
      'VARIANTS_CHANGED',
      `這個商品的規格剛才有變更${who && `：${who}`}。您填寫的內容還在，請確認後再儲存。`,
      { body },
    );
  }
  const rows = plannedRows(state, save);
  const [stock, quota] = [rows.find(isStale), rows.find(isStaleQuota)];
  const sentence = stock ? stockSentence(stock) : quota && quotaSentence(quota);
  if (sentence) throw new Rejection(409, 'STOCK_CHANGED', sentence, { body });
}
