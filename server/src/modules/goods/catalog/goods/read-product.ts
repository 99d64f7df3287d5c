import { VARIANT_ROW_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { type Draft, pageDraft, readDraft } from './draft.ts';
import type { FileCodes } from './file-codes.ts';
import type { Finding } from './finding.ts';
import type { ProductRows } from './product-rows.ts';
import { readVariantRows, type VariantRows } from './variant-rows.ts';

/** The rows of a product, or the row of a category or a maker, as they are in the file. */
export interface ReadProduct {
  draft: Draft;
  /** Of a product with options. */
  variants: VariantRows | undefined;
  findings: Finding[];
  /** Whether more can be said of it by what the shop has: its product is known, or nothing is wrong so far. */
  isComparable: boolean;
  /** Whether more can be said of its variants. */
  areComparable: boolean;
}

const strayFindings = ({ prd_id, values, finding }: Draft): Finding[] =>
  prd_id === ''
    ? []
    : VARIANT_ROW_FIELDS.filter((field) => (values.get(field) ?? null) !== null).map((field) =>
        finding(field, '這一列沒有規格值；請填寫規格值，或清空這一格。'),
      );

function readSingle({ rows: [row] }: ProductRows, codes: FileCodes): ReadProduct {
  if (!row) throw new Error('a product without rows');
  const { draft, findings } = readDraft(row);
  const twice = codes.addProduct(draft, false);
  findings.push(...twice, ...strayFindings(draft));
  const isOneProduct = draft.prd_id !== '' && twice.length === 0 && row.findings.length === 0;
  const isComparable = findings.length === 0 || isOneProduct;
  return { draft, variants: undefined, findings, isComparable, areComparable: false };
}

export function readProduct(product: ProductRows, codes: FileCodes): ReadProduct {
  if (!product.hasVariants) return readSingle(product, codes);
  const read = product.rows.map((row, at) => readDraft(row, { isFurther: at > 0 }));
  const drafts = read.map(({ draft }) => draft);
  const [first] = drafts;
  if (!first) throw new Error('a product without rows');
  const twice = codes.addProduct(first, true);
  if (twice.length > 0) {
    const draft = pageDraft(first);
    return {
      draft,
      variants: undefined,
      findings: twice,
      isComparable: false,
      areComparable: false,
    };
  }
  const { variants, findings } = readVariantRows(drafts, product.leftOut);
  const ofCodes = variants.rows.flatMap((row) => codes.addVariant(row, first.prd_id));
  const isReadable = product.rows.every((row) => row.findings.length === 0);
  return {
    ...{ draft: pageDraft(first), variants },
    findings: [...read.flatMap((one) => one.findings), ...findings, ...ofCodes],
    isComparable: first.prd_id !== '' && isReadable,
    areComparable: findings.length === 0,
  };
}
