import type { GoodsField } from '@pinpu/shared/contracts/backoffice';
import { plainCell, VARIANTS_MAX } from '@pinpu/shared/domain';
import type { GoodsSource, SourceRow } from './finding.ts';

/** The rows of one product: a single one, or one for each variant. */
export interface ProductRows {
  rows: SourceRow[];
  hasVariants: boolean;
  /** Rows beyond the most that are read; a file whose rows all have the same code would fill the memory. */
  leftOut: number;
}

const VARIANT_CELLS: readonly GoodsField[] = [
  'option1_value',
  'option2_value',
  'option3_value',
  'var_id',
];

const codeOf = ({ cells }: SourceRow) => plainCell(cells.get('prd_id')?.text ?? '');

const isOfVariant = ({ cells }: SourceRow) =>
  VARIANT_CELLS.some((field) => (cells.get(field)?.text ?? '').trim() !== '');

/** Groups consecutive rows of a product with options; all others stay single. */
async function* byProduct(source: GoodsSource): AsyncGenerator<ProductRows> {
  let group: ProductRows | undefined;
  let code = '';
  for await (const row of source.rows()) {
    const hasVariants = isOfVariant(row);
    if (group && code !== '' && code === codeOf(row) && (group.hasVariants || hasVariants)) {
      group.hasVariants = true;
      if (group.rows.length <= VARIANTS_MAX) group.rows.push(row);
      else group.leftOut += 1;
      continue;
    }
    if (group) yield group;
    code = codeOf(row);
    group = { rows: [row], hasVariants: hasVariants && code !== '', leftOut: 0 };
  }
  if (group) yield group;
}

/** Rows per statement: the embedded database serves no other request while it runs one. */
const BATCH = 250;

/** The file in batches that never divide a product. */
export async function* batches(source: GoodsSource): AsyncGenerator<ProductRows[]> {
  let batch: ProductRows[] = [];
  let rows = 0;
  for await (const group of byProduct(source)) {
    batch.push(group);
    rows += group.rows.length;
    if (rows < BATCH) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}
