import {
  CATEGORY_ROW_FIELDS,
  type GoodsField,
  isGoodsField,
  MAKER_ROW_FIELDS,
  VARIANT_ROW_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { GoodsEdit } from '../stock/goods-edit.ts';
import { CategoryPlan } from './category-plan.ts';
import { isPictureAddress } from './cell-value.ts';
import { BY_VARIANT, type Draft, EMPTY_CELL, readDraft } from './draft.ts';
import { type Finding, formRow } from './finding.ts';
import { mediaFindings } from './goods-media.ts';
import type { StoredGoods } from './goods-row-repository.ts';
import { IMPORT_LOCK } from './import-goods.ts';
import { MakerPlan } from './maker-plan.ts';
import { findMakerRows, lockMaker, upsertMaker } from './maker-repository.ts';
import { productFindings } from './product-findings.ts';
import { goodsPictures, planProduct } from './product-plan.ts';
import {
  findCategoryRows,
  insertGoods,
  lockGoods,
  upsertCategory,
  upsertGoods,
} from './repository.ts';
import { partCodes, SetPlan } from './set-plan.ts';
import { findGoodsById } from './stored-goods-repository.ts';

export interface CellFault {
  field: string;
  message: string;
}

/** Cells that a form sends, by the column's English name; those that it leaves out are not changed. */
export type GoodsCells = Readonly<Record<string, string>>;

export interface SaveOptions {
  now: Date;
  actor: string;
  /** Whether the shop has the uploaded picture or file. */
  hasPicture: (address: string) => Promise<boolean>;
  /** Checks an existing product once it is locked. @throws Rejection where it must not be changed. */
  check?: () => Promise<void>;
}

/** Result for a product: the changed fields, or the reason for none. */
export type SavedProduct = { changed: GoodsField[]; created: boolean } | { faults: CellFault[] };

/** Cells that only a category's, maker's or variant's own row has; a product's form has none of them. */
const OF_OTHER_ROWS: readonly string[] = [
  ...CATEGORY_ROW_FIELDS,
  ...MAKER_ROW_FIELDS,
  ...VARIANT_ROW_FIELDS,
];

const rowOf = (prd_id: string, cells: GoodsCells) =>
  formRow({
    prd_id,
    ...Object.fromEntries(
      Object.entries(cells).filter(
        ([field]) => isGoodsField(field) && field !== 'prd_id' && !OF_OTHER_ROWS.includes(field),
      ),
    ),
  });

/** What a form says instead of the sentences about files. */
const IN_FORMS = new Map([
  [EMPTY_CELL, '請填寫。'],
  [BY_VARIANT, '這個商品有多種規格，請在「規格」修改。'],
]);

export const faultsOf = (findings: readonly { column: string; why: string }[]): CellFault[] =>
  findings.map(({ column, why }) => ({
    field: column,
    message: IN_FORMS.get(why) ?? why,
  }));

/** Faults for new pictures that are not addresses of this shop's pictures; only goods files may have file names. */
async function pictureFaults(
  draft: Draft,
  stored: StoredGoods | undefined,
  hasPicture: SaveOptions['hasPicture'],
): Promise<CellFault[]> {
  const known = new Set(stored && goodsPictures(stored));
  const faults: CellFault[] = [];
  for (const one of (draft.values.get('pictures') ?? []) as readonly string[]) {
    if (known.has(one) || (isPictureAddress(one) && (await hasPicture(one)))) continue;
    faults.push({ field: 'pictures', message: `「${one}」已經不在商店裡，請移除並重新上傳。` });
  }
  return faults;
}

/** Locks everything that a draft may change, in the same order as an import does, so that they can't deadlock. */
async function lockFor(
  tx: Database,
  { prd_id, values }: Draft,
  sets: readonly string[],
): Promise<void> {
  const isNew = (name: GoodsField, code: GoodsField) => values.get(name) && !values.get(code);
  if (isNew('cate_name', 'cate_id') || isNew('maker_name', 'maker_id'))
    await lockByName(tx, IMPORT_LOCK);
  if (prd_id !== '') await lockGoods(tx, [prd_id], sets);
}

/** The category of a draft; a new one is created in the same transaction, never twice. */
async function categoryOf(
  tx: Database,
  draft: Draft,
): Promise<{ cate_id: string | undefined } | { findings: Finding[] }> {
  const plan = new CategoryPlan(await findCategoryRows(tx));
  const findings = plan.findings(draft);
  if (findings.length > 0) return { findings };
  const cate_id = plan.categoryOf(draft);
  for (const row of plan.takeChanged()) await upsertCategory(tx, row);
  return { cate_id };
}

/** The maker of a draft; the lock prevents two requests from creating it twice, and its deletion meanwhile. */
async function makerOf(
  tx: Database,
  draft: Draft,
): Promise<{ maker_id: string | null | undefined } | { findings: Finding[] }> {
  const plan = new MakerPlan(await findMakerRows(tx));
  const findings = plan.findings(draft);
  if (findings.length > 0) return { findings };
  const maker_id = plan.makerOf(draft);
  for (const row of plan.takeChanged()) await upsertMaker(tx, row);
  if (maker_id && !(await lockMaker(tx, maker_id)))
    return { findings: [draft.finding('maker_id', '找不到這個生產者，可能已經刪除。')] };
  return { maker_id };
}

const exists = (prd_id: string): CellFault => ({
  field: 'prd_id',
  message: `已經有商品編號 ${prd_id} 的商品，請換一個編號。`,
});

/** Saves one product in a transaction, by the rules of the import; the caller rolls back where faults are returned. */
export async function saveProduct(
  tx: Database,
  prd_id: string,
  cells: GoodsCells,
  { now, actor, hasPicture, check }: SaveOptions,
): Promise<SavedProduct> {
  const { draft, findings } = readDraft(rowOf(prd_id, cells));
  const sets = new SetPlan();
  await lockFor(tx, draft, partCodes(draft));
  await sets.load(tx, [draft]);
  const stored = (await findGoodsById(tx, [draft.prd_id])).get(draft.prd_id);
  if (stored && check === undefined) return { faults: [exists(draft.prd_id)] };
  await check?.();
  findings.push(
    ...productFindings(draft, stored, now),
    ...sets.findings({ draft, stored, variants: undefined }),
  );
  findings.push(...(await mediaFindings(draft, stored, hasPicture)));
  const faults = [...faultsOf(findings), ...(await pictureFaults(draft, stored, hasPicture))];
  if (faults.length > 0) return { faults };
  const category = await categoryOf(tx, draft);
  if ('findings' in category) return { faults: faultsOf(category.findings) };
  const maker = await makerOf(tx, draft);
  if ('findings' in maker) return { faults: faultsOf(maker.findings) };
  const pictures = draft.values.get('pictures');
  const plan = planProduct(draft, stored, {
    cate_id: category.cate_id,
    maker_id: maker.maker_id,
    pictures: pictures === undefined ? undefined : ((pictures ?? []) as readonly string[]),
    now,
  });
  if (plan.kind === 'unchanged') return { changed: [], created: false };
  const { row, changes } = plan;
  const edit = new GoodsEdit({ kind: 'edit', actor, at: now });
  if (stored) await upsertGoods(tx, [{ row, changes, isNew: false }], edit);
  else if (!(await insertGoods(tx, row, now))) return { faults: [exists(draft.prd_id)] };
  return { changed: changes.map(({ field }) => field), created: !stored };
}
