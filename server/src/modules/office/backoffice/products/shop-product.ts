import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { digestOf } from '../../../../platform/digest.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../../platform/same-secret.ts';
import { goodsCells } from '../../../goods/catalog/goods/export-goods.ts';
import { findMakerRows } from '../../../goods/catalog/goods/maker-repository.ts';
import { findCategoryRows } from '../../../goods/catalog/goods/repository.ts';
import { findGoodsById } from '../../../goods/catalog/goods/stored-goods-repository.ts';
import { lastProductEdit } from './last-edit.ts';
import { findProductFigures } from './product-list-repository.ts';

const notFound = (prd_id: string) =>
  new Rejection(404, 'PRODUCT_NOT_FOUND', `找不到商品 ${prd_id}，可能已經刪除。`);

/** Leaves out stock and pre-orders, which change with every order and are compared separately. */
function versionOf({ on_hand: _, pre_left: __, ...cells }: ShopProduct['cells']): string {
  return digestOf(cells);
}

/** A product as the shop edits it. @throws Rejection 404 */
export async function shopProduct(db: Database, prd_id: string): Promise<ShopProduct> {
  const row = (await findGoodsById(db, [prd_id])).get(prd_id);
  const found = await findProductFigures(db, prd_id);
  if (!row || !found) throw notFound(prd_id);
  const { variants, ...figures } = found;
  const cells = goodsCells(
    row,
    await findCategoryRows(db),
    await findMakerRows(db),
  ) as ShopProduct['cells'];
  return {
    ...{ cells, reserved: row.reserved, ...figures, version: versionOf(cells) },
    ...(variants > 0 && { variants }),
  };
}

interface ProductVersion {
  version: string;
  /** The stock, where the change sets it. */
  on_hand?: number | undefined;
  /** How many more can be pre-ordered, where the change sets that. */
  pre_left?: number | undefined;
}

/** @throws Rejection 409 with the product as it is now, where it is not the one that was read. */
export async function requireProductVersion(
  tx: Database,
  prd_id: string,
  { version, on_hand, pre_left }: ProductVersion,
  now: Date,
): Promise<void> {
  const current = await shopProduct(tx, prd_id);
  if (!isSameSecret(version, current.version)) {
    const who = await lastProductEdit(tx, prd_id, now);
    throw new Rejection(
      409,
      'PRODUCT_CHANGED',
      `這個商品剛才有變更${who && `：${who}`}。您填寫的內容還在，請確認後再儲存。`,
      { body: current },
    );
  }
  const isStale = (shown: number | undefined, field: 'on_hand' | 'pre_left') =>
    shown !== undefined && String(shown) !== current.cells[field];
  const sentence = isStale(on_hand, 'on_hand')
    ? `庫存剛才從 ${on_hand} 變成 ${current.cells.on_hand}，可能有訂單出貨或有人修改。請確認後再儲存。`
    : isStale(pre_left, 'pre_left') &&
      `預購數量剛才從 ${pre_left} 變成 ${current.cells.pre_left}，可能有新的預購或有人修改。請確認後再儲存。`;
  if (sentence) throw new Rejection(409, 'STOCK_CHANGED', sentence, { body: current });
}
