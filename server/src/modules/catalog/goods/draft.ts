import { amountFault } from '@pinpu/shared/domain';
import { type CellReading, type CellValue, readCell } from './cell-value.ts';
import { GOODS_COLUMNS, type GoodsField } from './columns.ts';
import { cellFinding, type Finding, type Place, rowFinding } from './finding.ts';
import type { SourceRow } from './source-row.ts';

/** A row whose cells are all valid by themselves; a row without `prd_id` describes its category. */
export interface Draft {
  place: Place;
  prd_id: string;
  values: ReadonlyMap<GoodsField, CellValue>;
  /** The sentence about one of its cells. */
  finding(field: GoodsField, why: string): Finding;
}

/** Required fields: where the column exists, the cell must not be empty. */
const REQUIRED: readonly GoodsField[] = ['prd_name', 'price', 'on_hand', 'enabled'];

function reading(field: GoodsField, kind: (typeof GOODS_COLUMNS)[number]['kind'], text: string) {
  const read: CellReading = readCell(kind, text);
  const why =
    'value' in read && typeof read.value === 'number' ? amountFault(field, read.value) : '';
  return why === '' ? read : { why };
}

/** About an empty cell of a required field; a form, which has no columns to delete, says less. */
export const EMPTY_CELL = '是空的，請填寫；不想改這一欄時，請刪除整欄。';

/** Cells that describe a category; any other in a row without a product code is a mistake. */
const OF_CATEGORY: readonly GoodsField[] = [
  'cate_id',
  'cate_name',
  'parent_cate_name',
  'cate_sort',
  'cate_picture',
];

function missing(values: ReadonlyMap<GoodsField, CellValue>, draft: Omit<Draft, 'values'>) {
  if (draft.prd_id !== '')
    return REQUIRED.filter((field) => values.get(field) === null).map((field) =>
      draft.finding(field, EMPTY_CELL),
    );
  const stray = GOODS_COLUMNS.find(
    ({ field }) => !OF_CATEGORY.includes(field) && (values.get(field) ?? null) !== null,
  );
  if (stray) return [draft.finding('prd_id', '是空的，請填寫。')];
  return values.get('cate_name') || values.get('cate_id')
    ? []
    : [rowFinding(draft.place, '沒有商品編號，也沒有分類，請刪除這一列或填寫。')];
}

/** Parses every cell of a row: either a complete draft, or findings. */
export function readDraft(row: SourceRow): { draft: Draft; findings: Finding[] } {
  const { place, cells } = row;
  const values = new Map<GoodsField, CellValue>();
  const findings = [...row.findings];
  const finding = (field: GoodsField, why: string) =>
    cellFinding(place, { field, letter: cells.get(field)?.letter ?? '' }, why);
  for (const { field, kind } of GOODS_COLUMNS) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    const read = reading(field, kind, cell.text);
    if ('value' in read) values.set(field, read.value);
    else findings.push(finding(field, read.why));
  }
  const prd_id = String(values.get('prd_id') ?? '');
  const draft: Draft = { place, prd_id, values, finding };
  if (findings.length === 0) findings.push(...missing(values, draft));
  return { draft, findings };
}
