import {
  GOODS_COLUMNS,
  GOODS_FIELDS,
  type GoodsField,
  isVariantRowField,
  MOMENT_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import {
  allergensText,
  type ProductOption,
  TAX_CLASS_NAMES,
  TEMPERATURE_NAMES,
} from '@pinpu/shared/domain';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { titleOf } from './columns.ts';
import { SOLD_FIELDS } from './draft.ts';
import { mediaText } from './goods-media.ts';
import {
  type CategoryRow,
  GOODS,
  type GoodsRow,
  type MakerRow,
  type StoredGoods,
} from './goods-row-repository.ts';
import { findMakerRows } from './maker-repository.ts';
import { goodsDay, goodsMoment, goodsPictures } from './product-plan.ts';
import { findCategoryRows } from './repository.ts';
import { isRewritten } from './rewritten-code.ts';
import { findGoodsAfter } from './stored-goods-repository.ts';
import { type StoredVariant, storedVariants } from './variant-match.ts';
import { findVariantColumns, findVariantsOf } from './variant-repository.ts';
import { COLOURS, NAMES, VALUES } from './variant-rows.ts';

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

const WRITTEN_FIELDS = [
  'allergens',
  'tax_class',
  'temperature',
  'price_special',
  'u_date',
  'videos',
  'size_table',
  ...MOMENT_FIELDS,
] as const;
type Written = (typeof WRITTEN_FIELDS)[number];
const WRITTEN: readonly string[] = WRITTEN_FIELDS;

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

/** Empty where there is none, since an import rejects 0. */
const priceCell = ({ price_special }: Pick<GoodsRow, 'price_special'>) => price_special || '';

const moments = (row: GoodsRow) =>
  Object.fromEntries(
    MOMENT_FIELDS.map((field) => [field, row[field] === null ? '' : goodsMoment(row[field])]),
  ) as Record<(typeof MOMENT_FIELDS)[number], string>;

function productItem(row: GoodsRow, { category, maker }: RelatedItems): ProductItem {
  const copied = Object.fromEntries(COPIED.map((field) => [field, row[field]]));
  return {
    ...(copied as Pick<GoodsRow, (typeof COPIED)[number]>),
    cate_name: category?.cate_name ?? '',
    parent_cate_name: category?.parent_cate_name ?? '',
    maker_name: maker?.maker_name ?? '',
    allergens: allergensText(row.allergens),
    tax_class: TAX_CLASS_NAMES[row.tax_class],
    temperature: TEMPERATURE_NAMES[row.temperature],
    price_special: priceCell(row),
    ...moments(row),
    set_parts: row.set_parts.join('、'),
    pictures: goodsPictures(row),
    videos: mediaText.videos(row.videos),
    size_table: mediaText.size_table(row.size_table),
    u_date: goodsDay(row.u_date),
  };
}

type ById = ReadonlyMap<string, Item>;

/** What a row has of a variant; in further rows of a product, that is all. */
function variantItem(options: readonly ProductOption[], variant: StoredVariant): Item {
  const { prd_id, var_id, picture, enabled, option_values } = variant;
  const item: Item = { prd_id, var_id, var_picture: picture, var_enabled: enabled };
  for (const field of SOLD_FIELDS) item[field] = variant[field];
  item.price_special = priceCell(variant);
  for (const [at, { name, values }] of options.entries()) {
    const own = values.find(({ value }) => value === option_values[at]);
    const [nameField, valueField, colourField] = [NAMES[at], VALUES[at], COLOURS[at]];
    if (!nameField || !valueField || !colourField) continue;
    item[nameField] = name;
    item[valueField] = option_values[at] ?? '';
    item[colourField] = own?.colour ?? '';
  }
  return item;
}

/** A row for each variant: the first has the product's page, so that a text is there once. */
function variantItems(
  page: Item,
  { prd_id, options }: StoredGoods,
  own: readonly StoredVariant[],
): Item[] {
  const { variants } = storedVariants(prd_id, options, own);
  const [first, ...others] = variants.map((variant) => variantItem(options, variant));
  return first ? [{ ...page, ...first }, ...others] : [page];
}

interface Shop {
  /** The columns of the file. */
  fields: readonly GoodsField[];
  categories: Item[];
  makers: Item[];
  products: AsyncIterable<Item>;
}

async function* productItems(
  db: Database,
  sets: boolean,
  categories: ById,
  makers: ById,
): AsyncGenerator<Item> {
  for (let after = ''; ; ) {
    const page = await findGoodsAfter(db, after, { limit: PAGE, sets });
    const chosen = page.filter(({ options }) => options.length > 0);
    const variants = await findVariantsOf(
      db,
      chosen.map(({ prd_id }) => prd_id),
    );
    for (const row of page) {
      const related = {
        category: categories.get(row.cate_id),
        maker: makers.get(row.maker_id ?? ''),
      };
      yield* variantItems(productItem(row, related), row, variants.get(row.prd_id) ?? []);
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.prd_id;
  }
}

const byCode = (items: readonly Item[], field: 'cate_id' | 'maker_id'): ById =>
  new Map(items.map((item) => [String(item[field]), item]));

/** Columns that only variants need are left out where the shop has nothing for them. */
async function exportedFields(db: Database): Promise<GoodsField[]> {
  const { options, colours, ...used } = await findVariantColumns(db);
  const { barcode, weight, set_parts, pre_left } = used;
  const uncoloured: GoodsField[] = COLOURS.filter((_, at) => !colours[at]);
  const unused: GoodsField[] = [...NAMES.slice(options), ...VALUES.slice(options)];
  const isNeeded = (field: GoodsField): boolean => {
    if (field === 'barcode' || field === 'weight') return options > 0 || { barcode, weight }[field];
    if (field === 'set_parts') return set_parts;
    if (field === 'pre_left') return pre_left;
    if (!isVariantRowField(field)) return true;
    return options > 0 && !unused.includes(field) && !uncoloured.includes(field);
  };
  return GOODS_FIELDS.filter(isNeeded);
}

async function readShop(db: Database): Promise<Shop> {
  const rows = await findCategoryRows(db);
  const names = new Map(rows.map(({ cate_id, cate_name }) => [cate_id, cate_name]));
  // Parents first: a row can only refer to rows above it.
  const categories = rows
    .toSorted((a, b) => Number(a.parent_cate_id !== '') - Number(b.parent_cate_id !== ''))
    .map((row) => categoryItem(row, names.get(row.parent_cate_id) ?? ''));
  const makers = (await findMakerRows(db)).map(makerItem);
  const related = [byCode(categories, 'cate_id'), byCode(makers, 'maker_id')] as const;
  // Sets last: what they are made of must be above them.
  async function* products() {
    for (const sets of [false, true]) yield* productItems(db, sets, ...related);
  }
  return { fields: await exportedFields(db), categories, makers, products: products() };
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

const goodsLine = (fields: readonly GoodsField[], item: Item) =>
  csvLine(fields.map((field) => csvCell(field, item[field])));

/** The shop's goods as CSV for Excel, in pieces; importing it changes nothing. */
export async function* goodsCsv(db: Database): AsyncGenerator<string> {
  const { fields, categories, makers, products } = await readShop(db);
  yield `${BYTE_ORDER_MARK}${csvLine(fields.map(titleOf))}`;
  yield [...categories, ...makers].map((item) => goodsLine(fields, item)).join('');
  for await (const item of products) yield goodsLine(fields, item);
}

export async function* goodsJson(db: Database): AsyncGenerator<string> {
  const { fields, categories, makers, products } = await readShop(db);
  const isExported = ([field]: [string, unknown]) => fields.some((one) => one === field);
  const lineOf = (item: Item) =>
    JSON.stringify(Object.fromEntries(Object.entries(item).filter(isExported)));
  const listOf = (items: readonly Item[]) => items.map((item) => `\n  ${lineOf(item)}`).join(',');
  yield `{"categories": [${listOf(categories)}\n],\n"makers": [${listOf(makers)}\n],\n"products": [`;
  let separator = '\n';
  for await (const item of products) {
    yield `${separator}  ${lineOf(item)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
