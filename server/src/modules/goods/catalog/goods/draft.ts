import {
  CATEGORY_ROW_FIELDS,
  type CellKind,
  GOODS_COLUMNS,
  GOODS_FIELDS,
  type GoodsField,
  HANDLING_FIELDS,
  MAKER_ROW_FIELDS,
  QUOTA_FIELDS,
  VARIANT_ROW_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import { amountFault, STOCK_FIELDS } from '@pinpu/shared/domain';
import { type CellReading, type CellValue, readCell } from './cell-value.ts';
import { cellFinding, type Finding, type Place, rowFinding, type SourceRow } from './finding.ts';

/** The cells of a row by themselves; one without `prd_id` describes a category or a maker. */
export interface Draft {
  place: Place;
  prd_id: string;
  values: ReadonlyMap<GoodsField, CellValue>;
  /** Fields whose cells are invalid; `values` has none of them. */
  faulty: ReadonlySet<GoodsField>;
  /** Whether rows of variants have what the product is sold for; `values` has none of it. */
  hasVariants: boolean;
  finding(field: GoodsField, why: string): Finding;
}

/** Required fields of a product's page: where the column exists, the cell must not be empty. */
const REQUIRED: readonly GoodsField[] = ['prd_name', 'enabled'];

/** What belongs to a variant; a product without options is its only one. */
export const SOLD_FIELDS = [...STOCK_FIELDS, ...HANDLING_FIELDS, ...QUOTA_FIELDS] as const;
const OF_VARIANT: readonly GoodsField[] = [...SOLD_FIELDS, ...VARIANT_ROW_FIELDS];

export const isOfVariant = (field: GoodsField): boolean => OF_VARIANT.includes(field);

/** A draft without the cells that belong to variants. */
export const pageDraft = (draft: Draft): Draft => ({
  ...draft,
  hasVariants: true,
  values: new Map([...draft.values].filter(([field]) => !isOfVariant(field))),
  faulty: new Set([...draft.faulty].filter((field) => !isOfVariant(field))),
});

function reading(field: GoodsField, kind: CellKind, text: string) {
  const read: CellReading = readCell(kind, text);
  const why =
    'value' in read && typeof read.value === 'number' ? amountFault(field, read.value) : '';
  return why === '' ? read : { why };
}

/** Of a product with options; forms have a screen for its variants, files rows. */
export const BY_VARIANT = '這項商品有規格，價格與庫存請用規格列填寫。';

/** Forms use a shorter one, since they have no columns to delete. */
export const EMPTY_CELL = '是空的，請填寫；不想改這一欄時，請刪除整欄。';

const OF_CATEGORY: readonly GoodsField[] = [
  'cate_id',
  'cate_name',
  'parent_cate_name',
  ...CATEGORY_ROW_FIELDS,
];

const OF_MAKER: readonly GoodsField[] = [
  ...MAKER_ROW_FIELDS,
  'maker_id',
  'maker_name',
  'food_reg_no',
];
/** Cells that only a maker's own row may have; in other rows they would have no effect. */
const OF_MAKER_ROW: readonly GoodsField[] = MAKER_ROW_FIELDS;

const filledOf = (values: Draft['values']) =>
  GOODS_FIELDS.filter((field) => (values.get(field) ?? null) !== null);

export const isOfMaker = ({ values }: Draft): boolean =>
  filledOf(values).some((field) => OF_MAKER.includes(field));

function productFaults({ values, finding }: Draft) {
  const empty = REQUIRED.filter((field) => values.get(field) === null);
  const stray = filledOf(values).filter((field) => OF_MAKER_ROW.includes(field));
  return [
    ...empty.map((field) => finding(field, EMPTY_CELL)),
    ...stray.map((field) =>
      finding(field, '請寫在生產者自己的一列，那一列不寫商品編號；這一格請清空。'),
    ),
  ];
}

/** Findings about a row without product code: it must describe exactly one category or one maker. */
function describingFaults({ values, place, finding }: Draft) {
  const filled = filledOf(values);
  const of = (fields: readonly GoodsField[]) => filled.filter((field) => fields.includes(field));
  const [category, maker] = [of(OF_CATEGORY), of(OF_MAKER)];
  if (category.length + maker.length < filled.length)
    return [finding('prd_id', '是空的，請填寫。')];
  if (category.length > 0 && maker.length > 0)
    return [rowFinding(place, '一列只能寫一個分類或一個生產者，請分成兩列。')];
  return ['cate_id', 'cate_name', 'maker_id', 'maker_name'].some((field) =>
    filled.includes(field as GoodsField),
  )
    ? []
    : [rowFinding(place, '沒有商品編號，也沒有分類或生產者，請刪除這一列或填寫。')];
}

/**
 * Parses every cell of a row; a draft with findings must not be written. `isFurther` where an earlier row has the page of
 * the product.
 */
export function readDraft(
  row: SourceRow,
  { isFurther = false } = {},
): { draft: Draft; findings: Finding[] } {
  const { place, cells } = row;
  const values = new Map<GoodsField, CellValue>();
  const faulty = new Set<GoodsField>();
  const findings = [...row.findings];
  const finding = (field: GoodsField, why: string) =>
    cellFinding(place, { field, letter: cells.get(field)?.letter ?? '' }, why);
  for (const field of GOODS_FIELDS) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    const read = reading(field, GOODS_COLUMNS[field].kind, cell.text);
    if ('value' in read) {
      values.set(field, read.value);
      continue;
    }
    faulty.add(field);
    findings.push(finding(field, read.why));
  }
  const prd_id = String(values.get('prd_id') ?? '');
  const draft: Draft = { place, prd_id, values, faulty, hasVariants: false, finding };
  if (isFurther) return { draft, findings };
  if (prd_id !== '' || faulty.has('prd_id')) findings.push(...productFaults(draft));
  else if (findings.length === 0) findings.push(...describingFaults(draft));
  return { draft, findings };
}
