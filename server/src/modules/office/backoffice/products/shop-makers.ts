import type {
  GoodsField,
  MakerCells,
  ShopMaker,
  ShopMakerRow,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { digestOf } from '../../../../platform/digest.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { isSameSecret } from '../../../../platform/same-secret.ts';
import { isPictureAddress } from '../../../goods/catalog/goods/cell-value.ts';
import { readDraft } from '../../../goods/catalog/goods/draft.ts';
import { makerCells } from '../../../goods/catalog/goods/export-goods.ts';
import { formRow } from '../../../goods/catalog/goods/finding.ts';
import type { MakerRow } from '../../../goods/catalog/goods/goods-row-repository.ts';
import { IMPORT_LOCK } from '../../../goods/catalog/goods/import-goods.ts';
import { MakerPlan } from '../../../goods/catalog/goods/maker-plan.ts';
import { findMakerRows, upsertMaker } from '../../../goods/catalog/goods/maker-repository.ts';
import { type CellFault, faultsOf } from '../../../goods/catalog/goods/save-product.ts';
import { countProductsBy, deleteMaker, lockMaker } from './group-repository.ts';
import { lastMakerEdit } from './last-edit.ts';

const notFound = () => new Rejection(404, 'MAKER_NOT_FOUND', '找不到這個生產者，可能已經刪除。');

const faulty = (faults: readonly CellFault[]) =>
  new Rejection(422, 'MAKER_INVALID', '有欄位需要修改，請看各欄的說明。', { faults });

export async function shopMakers(db: Database): Promise<ShopMakerRow[]> {
  const counts = await countProductsBy(db, 'maker_id');
  const rows = await findMakerRows(db);
  return rows.map(({ sort: _, maker_story: __, ...row }) => ({
    ...row,
    products: counts.get(row.maker_id) ?? 0,
  }));
}

/** A maker as the shop edits it. @throws Rejection 404 */
export async function shopMaker(db: Database, maker_id: string): Promise<ShopMaker> {
  const row = (await findMakerRows(db)).find((one) => one.maker_id === maker_id);
  if (!row) throw notFound();
  const cells = makerCells(row) as MakerCells;
  const version = digestOf(cells);
  return { cells, products: (await countProductsBy(db, 'maker_id')).get(maker_id) ?? 0, version };
}

/** Locks a maker for this transaction. @throws Rejection 409 with its current state, where it is not the one read. */
async function lockVersion(tx: Database, maker_id: string, version: string, now: Date) {
  await lockByName(tx, IMPORT_LOCK);
  const current = await shopMaker(tx, maker_id);
  if (isSameSecret(version, current.version)) return current;
  const who = await lastMakerEdit(tx, maker_id, now);
  throw new Rejection(
    409,
    'MAKER_CHANGED',
    `這個生產者剛才有變更${who && `：${who}`}。您填寫的內容還在，請確認後再儲存。`,
    { body: current },
  );
}

const FIELDS: readonly GoodsField[] = [
  ...(['maker_name', 'maker_place', 'maker_story', 'maker_picture'] as const),
  ...(['food_reg_no', 'maker_sort', 'maker_enabled'] as const),
];

const draftOf = (maker_id: string, cells: MakerCells) => {
  const sent = FIELDS.flatMap((field) => {
    const text = cells[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  return readDraft(formRow({ maker_id, ...Object.fromEntries(sent) }));
};

function nameFault(rows: readonly MakerRow[], maker_id: string, name: string | undefined) {
  const typed = name?.trim();
  if (typed === undefined) return [];
  if (typed === '') return [{ field: 'maker_name', message: '請填寫。' }];
  const twin = rows.find((row) => row.maker_id !== maker_id && row.maker_name.trim() === typed);
  return twin ? [{ field: 'maker_name', message: `已經有「${twin.maker_name}」這個生產者。` }] : [];
}

interface Saving {
  cells: MakerCells;
  /** Whether the address is that of a picture of this shop. */
  hasPicture: (address: string) => Promise<boolean>;
}

/** The picture from the cells; '' for none, undefined where the cells do not include it. */
async function pictureOf(named: unknown, stored: string, hasPicture: Saving['hasPicture']) {
  if (named === undefined) return { picture: undefined, faults: [] };
  const [picture = '', ...others] = (named ?? []) as readonly string[];
  const isKnown = picture === '' || picture === stored;
  if (
    others.length === 0 &&
    (isKnown || (isPictureAddress(picture) && (await hasPicture(picture))))
  )
    return { picture, faults: [] };
  const message = '這張圖片已經不在商店裡，請重新上傳。';
  return { picture, faults: [{ field: 'maker_picture', message }] };
}

async function save(tx: Database, maker_id: string, { cells, hasPicture }: Saving) {
  const rows = await findMakerRows(tx);
  const stored = rows.find((row) => row.maker_id === maker_id);
  const { draft, findings } = draftOf(maker_id, cells);
  const { picture, faults } = await pictureOf(
    draft.values.get('maker_picture'),
    stored?.maker_picture ?? '',
    hasPicture,
  );
  // A missing name is reported for the row as a whole, too; `nameFault` below covers it.
  const cellFindings = findings.filter(({ column }) => column !== '');
  const all = [
    ...nameFault(rows, maker_id, cells.maker_name),
    ...faultsOf(cellFindings),
    ...faults,
  ];
  if (all.length > 0) throw faulty(all);
  const plan = new MakerPlan(rows);
  const finding = plan.describe(draft, picture);
  if (finding) throw faulty(faultsOf([finding]));
  const changed = plan.takeChanged();
  for (const row of changed) await upsertMaker(tx, row);
  return changed[0]?.maker_id ?? maker_id;
}

/** Creates a maker and returns its code, which is generated where none is typed. @throws Rejection 422 */
export async function createMaker(tx: Database, saving: Saving): Promise<string> {
  await lockByName(tx, IMPORT_LOCK);
  const maker_id = (saving.cells.maker_id ?? '').normalize('NFKC').trim();
  const exists = (await findMakerRows(tx)).some((row) => row.maker_id === maker_id);
  if (exists)
    throw faulty([
      { field: 'maker_id', message: `已經有代碼 ${maker_id} 的生產者，請換一個代碼。` },
    ]);
  return save(tx, maker_id, { ...saving, cells: { maker_name: '', ...saving.cells } });
}

/** Changes a maker as it was read. @throws Rejection 404, 409, 422 */
export async function changeMaker(
  tx: Database,
  maker_id: string,
  { version, now, ...saving }: Saving & { version: string; now: Date },
): Promise<void> {
  await lockVersion(tx, maker_id, version, now);
  await save(tx, maker_id, saving);
}

/** Deletes a maker without products. @throws Rejection 404, 409 */
export async function removeMaker(
  tx: Database,
  maker_id: string,
  { version, now }: { version: string; now: Date },
): Promise<ShopMaker> {
  const maker = await lockVersion(tx, maker_id, version, now);
  await lockMaker(tx, maker_id);
  const products = (await countProductsBy(tx, 'maker_id')).get(maker_id) ?? 0;
  if (products > 0)
    throw new Rejection(
      409,
      'MAKER_USED',
      `「${maker.cells.maker_name}」還有 ${products} 個商品（包含下架的），不能刪除。不想再介紹時請改為不顯示。`,
    );
  await deleteMaker(tx, maker_id);
  return maker;
}
