import type { CategoryInput, GoodsField, ShopCategories } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { digestOf } from '../../../../platform/digest.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../../platform/same-secret.ts';
import { CategoryPlan } from '../../../goods/catalog/goods/category-plan.ts';
import { readDraft } from '../../../goods/catalog/goods/draft.ts';
import { type Finding, formRow } from '../../../goods/catalog/goods/finding.ts';
import { IMPORT_LOCK } from '../../../goods/catalog/goods/import-goods.ts';
import { findCategoryRows, upsertCategory } from '../../../goods/catalog/goods/repository.ts';
import {
  countProductsBy,
  deleteCategory,
  lockCategory,
  updateCategorySort,
} from './group-repository.ts';

/** All categories as the shop edits them, and the version of the whole list. */
export async function shopCategories(db: Database): Promise<ShopCategories> {
  const rows = await findCategoryRows(db);
  const counts = await countProductsBy(db, 'cate_id');
  const version = digestOf(rows);
  const categories = rows.map(({ sort: _, ...row }) => ({
    ...row,
    products: counts.get(row.cate_id) ?? 0,
  }));
  return { categories, version };
}

/** Locks the list for this transaction. @throws Rejection 409 with the current list, where it is not the one read. */
export async function lockCategories(tx: Database, version: string): Promise<ShopCategories> {
  await lockByName(tx, IMPORT_LOCK);
  const current = await shopCategories(tx);
  if (isSameSecret(version, current.version)) return current;
  throw new Rejection(
    409,
    'CATEGORIES_CHANGED',
    '分類剛才有人修改，畫面已更新。您填寫的內容還在，請確認後再儲存。',
    { body: current },
  );
}

const faulty = (field: string, message: string) =>
  new Rejection(422, 'CATEGORY_INVALID', message, { faults: [{ field, message }] });

const reject = ({ column, why }: Finding) => faulty(column, why);

function draftOf(cells: Partial<Record<GoodsField, string>>) {
  const { draft, findings } = readDraft(formRow(cells));
  if (findings[0]) throw reject(findings[0]);
  return draft;
}

const sameName = (one: string, other: string) => one.trim() === other.trim();

/** Creates a category, or changes the one with this id. @throws Rejection 422 with the field */
export async function saveCategory(
  tx: Database,
  cate_id: string | undefined,
  input: CategoryInput,
): Promise<string> {
  const rows = await findCategoryRows(tx);
  const { cate_name, parent_cate_id, cate_attachment } = input;
  if (cate_name.trim() === '') throw faulty('cate_name', '請填寫分類名稱。');
  const parent = rows.find((row) => row.cate_id === parent_cate_id);
  if (parent_cate_id !== '' && !parent)
    throw faulty('parent_cate_name', '找不到這個上層分類，可能已經刪除。');
  const twin = rows.find(
    (row) =>
      row.cate_id !== cate_id &&
      row.parent_cate_id === parent_cate_id &&
      sameName(row.cate_name, cate_name),
  );
  if (twin) throw faulty('cate_name', `已經有「${twin.cate_name}」這個分類。`);
  const plan = new CategoryPlan(rows);
  const named = { cate_name, parent_cate_name: parent?.cate_name ?? '' };
  let id = cate_id;
  if (id === undefined) {
    const added = plan.add(draftOf(named));
    if ('finding' in added) throw reject(added.finding);
    id = added.cate_id;
  }
  const draft = draftOf({ ...named, cate_id: id });
  const finding = plan.describe(draft, cate_attachment);
  if (finding) throw reject(finding);
  for (const row of plan.takeChanged()) await upsertCategory(tx, row);
  return id;
}

/** Sets the order of all categories. @throws Rejection 422 where the ids are not those of the list. */
export async function sortCategories(
  tx: Database,
  { categories }: ShopCategories,
  ids: readonly string[],
): Promise<void> {
  const known = new Set(categories.map(({ cate_id }) => cate_id));
  const isWhole =
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id));
  if (!isWhole) throw faulty('cate_sort', '分類的順序不完整，請重新整理後再試一次。');
  for (const [at, id] of ids.entries()) await updateCategorySort(tx, id, at + 1);
}

/** Deletes an empty category. @throws Rejection 409 where it has products or subcategories. */
export async function removeCategory(
  tx: Database,
  { categories }: ShopCategories,
  cate_id: string,
): Promise<void> {
  const found = categories.find((one) => one.cate_id === cate_id);
  if (!found) throw new Rejection(404, 'CATEGORY_NOT_FOUND', '找不到這個分類，可能已經刪除。');
  await lockCategory(tx, cate_id);
  const products = (await countProductsBy(tx, 'cate_id')).get(cate_id) ?? 0;
  if (products > 0)
    throw new Rejection(
      409,
      'CATEGORY_USED',
      `「${found.cate_name}」還有 ${products} 個商品（包含下架的），請先把它們移到別的分類。`,
    );
  if (categories.some((one) => one.parent_cate_id === cate_id))
    throw new Rejection(
      409,
      'CATEGORY_USED',
      `「${found.cate_name}」還有下層分類，請先移動或刪除它們。`,
    );
  await deleteCategory(tx, cate_id);
}
