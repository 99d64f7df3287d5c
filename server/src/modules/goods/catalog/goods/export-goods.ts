import { GOODS_COLUMNS, GOODS_FIELDS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { allergensText, TAX_CLASS_NAMES } from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { titleOf } from './columns.ts';
import { type CategoryRow, GOODS, type GoodsRow, type MakerRow } from './goods-row-repository.ts';
import { findMakerRows } from './maker-repository.ts';
import { goodsDay, goodsPictures } from './product-plan.ts';
import { findCategoryRows, findGoodsAfter } from './repository.ts';
import { isRewritten } from './rewritten-code.ts';

type Value = string | number | boolean | string[] | null;
type Item = Partial<Record<GoodsField, Value>>;

const PAGE = 500;

function categoryItem(row: CategoryRow, parentName: string): Item {
  return {
    cate_id: row.cate_id,
    cate_name: row.cate_name,
    parent_cate_name: parentName,
    cate_sort: row.sort,
    cate_picture: row.cate_attachment,
  };
}

const makerItem = ({ sort, enabled, ...row }: MakerRow): Item => ({
  ...row,
  maker_sort: sort,
  maker_enabled: enabled,
});

type Written = 'allergens' | 'tax_class' | 'u_date';
const WRITTEN: readonly string[] = ['allergens', 'tax_class', 'u_date'] satisfies Written[];

/** Columns that are exported as they are stored. */
const COPIED = GOODS_FIELDS.filter(
  (field): field is Exclude<GoodsField & keyof GoodsRow, Written> =>
    field in GOODS && !WRITTEN.includes(field),
);

interface RelatedItems {
  category: Item | undefined;
  maker: Item | undefined;
}

/** Every column of a product but the pictures, which have a field of their own. */
type ProductItem = Record<
  | Exclude<keyof GoodsRow, 'prd_man_pic' | 'prd_album_pics'>
  | 'cate_name'
  | 'parent_cate_name'
  | 'maker_name'
  | 'pictures',
  Value
>;

function productItem(row: GoodsRow, { category, maker }: RelatedItems): ProductItem {
  const copied = Object.fromEntries(COPIED.map((field) => [field, row[field]]));
  return {
    ...(copied as Pick<GoodsRow, (typeof COPIED)[number]>),
    cate_name: category?.cate_name ?? '',
    parent_cate_name: category?.parent_cate_name ?? '',
    maker_name: maker?.maker_name ?? '',
    allergens: allergensText(row.allergens),
    tax_class: TAX_CLASS_NAMES[row.tax_class],
    pictures: goodsPictures(row),
    u_date: goodsDay(row.u_date),
  };
}

type ById = ReadonlyMap<string, Item>;

interface Shop {
  categories: Item[];
  makers: Item[];
  products: AsyncIterable<Item>;
}

async function* productItems(db: Database, categories: ById, makers: ById): AsyncGenerator<Item> {
  for (let after = ''; ; ) {
    const page = await findGoodsAfter(db, after, PAGE);
    for (const row of page)
      yield productItem(row, {
        category: categories.get(row.cate_id),
        maker: makers.get(row.maker_id ?? ''),
      });
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.prd_id;
  }
}

const byCode = (items: readonly Item[], field: 'cate_id' | 'maker_id'): ById =>
  new Map(items.map((item) => [String(item[field]), item]));

async function readShop(db: Database): Promise<Shop> {
  const rows = await findCategoryRows(db);
  const names = new Map(rows.map(({ cate_id, cate_name }) => [cate_id, cate_name]));
  // Parents first: a row can only refer to rows above it.
  const categories = rows
    .toSorted((a, b) => Number(a.parent_cate_id !== '') - Number(b.parent_cate_id !== ''))
    .map((row) => categoryItem(row, names.get(row.parent_cate_id) ?? ''));
  const makers = (await findMakerRows(db)).map(makerItem);
  const products = productItems(db, byCode(categories, 'cate_id'), byCode(makers, 'maker_id'));
  return { categories, makers, products };
}

const cellOf = (value: Value | undefined) =>
  Array.isArray(value) ? value.join('\n') : (value ?? '');

const yesOrNo = (value: boolean) => (value ? '是' : '否');

const formCell = (value: Value) =>
  typeof value === 'boolean' ? yesOrNo(value) : String(cellOf(value));

const formCells = (item: Item) =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [field, formCell(value)] as const),
  ) as Partial<Record<GoodsField, string>>;

export function goodsCells(
  row: GoodsRow,
  categories: readonly CategoryRow[],
  makers: readonly MakerRow[],
) {
  const names = new Map(categories.map(({ cate_id, cate_name }) => [cate_id, cate_name]));
  const own = categories.find(({ cate_id }) => cate_id === row.cate_id);
  const maker = makers.find(({ maker_id }) => maker_id === row.maker_id);
  return formCells(
    productItem(row, {
      category: own && categoryItem(own, names.get(own.parent_cate_id) ?? ''),
      maker: maker && makerItem(maker),
    }),
  );
}

export const makerCells = (row: MakerRow) => formCells(makerItem(row));

/** Codes that a spreadsheet would rewrite are constants for it. */
function csvCell(field: GoodsField, value: Value | undefined): Cell {
  const cell = cellOf(value);
  const isCode = GOODS_COLUMNS[field].kind === 'code' && typeof cell === 'string';
  return isCode && isRewritten(cell) ? { constant: cell } : cell;
}

const goodsLine = (item: Item) => csvLine(GOODS_FIELDS.map((field) => csvCell(field, item[field])));

/** The shop's goods as CSV for Excel, in pieces; importing it changes nothing. */
export async function* goodsCsv(db: Database): AsyncGenerator<string> {
  const { categories, makers, products } = await readShop(db);
  yield `${BYTE_ORDER_MARK}${csvLine(GOODS_FIELDS.map(titleOf))}`;
  yield [...categories, ...makers].map(goodsLine).join('');
  for await (const item of products) yield goodsLine(item);
}

export async function* goodsJson(db: Database): AsyncGenerator<string> {
  const { categories, makers, products } = await readShop(db);
  const listOf = (items: readonly Item[]) =>
    items.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  yield `{"categories": [${listOf(categories)}\n],\n"makers": [${listOf(makers)}\n],\n"products": [`;
  let separator = '\n';
  for await (const item of products) {
    yield `${separator}  ${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
