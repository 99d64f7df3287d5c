import { GOODS_FIELDS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { OPTIONS_MAX, plainLine, VARIANTS_MAX } from '@pinpu/shared/domain';
import { type Draft, EMPTY_CELL, isOfVariant } from './draft.ts';
import { type Finding, rowFinding } from './finding.ts';

export const NAMES = ['option1', 'option2', 'option3'] as const;
export const VALUES = ['option1_value', 'option2_value', 'option3_value'] as const;
export const COLOURS = ['option1_colour', 'option2_colour', 'option3_colour'] as const;

/** A row of a variant. */
export interface VariantRow {
  draft: Draft;
  /** Its code; '' where the row has none. */
  var_id: string;
  /** One value for each option; empty where the row only names a code. */
  values: string[];
}

/** An option as the rows of a product describe it. */
interface OptionColumn {
  /** '' where no row has it. */
  name: string;
  /** By value; undefined where the file has no such column. */
  colours: ReadonlyMap<string, string> | undefined;
}

/** The variants of a product as a file describes them. */
export interface VariantRows {
  rows: VariantRow[];
  options: OptionColumn[];
  /** Whether rows have values: then the file lists all variants of the product; else it only changes some by code. */
  listsAll: boolean;
}

const textIn = ({ values }: Draft, field: GoodsField) => plainLine(String(values.get(field) ?? ''));

/** Findings about cells of the page in rows after the first. */
function pageFindings([first, ...others]: readonly Draft[]): Finding[] {
  if (!first) return [];
  const same = GOODS_FIELDS.filter((field) => field !== 'prd_id' && !isOfVariant(field));
  return others.flatMap(({ values, finding }) =>
    same
      .filter((field) => (values.get(field) ?? null) !== null)
      .filter(
        (field) =>
          JSON.stringify(values.get(field)) !== JSON.stringify(first.values.get(field) ?? null),
      )
      .map((field) =>
        finding(
          field,
          `和${first.place.label}的不同；商品的內容只寫在第一列規格，這一格請清空或寫一樣的。`,
        ),
      ),
  );
}

/** Cells of a column that must be the same wherever they are filled: the first, and findings about others. */
function sameCells(drafts: readonly Draft[], field: GoodsField) {
  const filled = drafts.filter((draft) => textIn(draft, field) !== '');
  const [first] = filled;
  const text = first ? textIn(first, field) : '';
  const findings = filled
    .filter((draft) => textIn(draft, field) !== text)
    .map((draft) =>
      draft.finding(field, `和${first?.place.label}的「${text}」不同，請寫成一樣的。`),
    );
  return { text, findings };
}

function columnOf(rows: readonly VariantRow[], at: number) {
  const [nameField, colourField] = [NAMES[at], COLOURS[at]];
  if (!nameField || !colourField) throw new Error(`no option ${at}`);
  const drafts = rows.map(({ draft }) => draft);
  const name = sameCells(drafts, nameField);
  if (!drafts.some(({ values }) => values.has(colourField)))
    return { column: { name: name.text, colours: undefined }, findings: name.findings };
  const colours = new Map<string, string>();
  const findings = [...name.findings];
  for (const value of new Set(rows.flatMap(({ values }) => values[at] ?? []))) {
    const own = rows.filter(({ values }) => values[at] === value).map(({ draft }) => draft);
    const colour = sameCells(own, colourField);
    colours.set(value, colour.text);
    findings.push(...colour.findings);
  }
  return { column: { name: name.text, colours }, findings };
}

/** How many options the rows have. */
const countOf = (drafts: readonly Draft[]): number =>
  drafts.reduce(
    (most, draft) =>
      Math.max(most, VALUES.findLastIndex((field) => textIn(draft, field) !== '') + 1),
    0,
  );

function cellFindings({ draft, values, var_id }: VariantRow): Finding[] {
  const { finding, faulty } = draft;
  const findings: Finding[] = [];
  if (values.length === 0 && var_id === '' && !faulty.has('var_id'))
    findings.push(finding('option1_value', '這項商品的其他列有規格，這一列也請填寫規格值。'));
  for (const [at, value] of values.entries()) {
    const field = VALUES[at];
    if (field && value === '' && !faulty.has(field))
      findings.push(finding(field, '是空的，請填寫這個規格的值。'));
  }
  if (draft.values.get('var_enabled') === null) findings.push(finding('var_enabled', EMPTY_CELL));
  const pictures = draft.values.get('var_picture');
  if (Array.isArray(pictures) && pictures.length > 1)
    findings.push(finding('var_picture', '一種規格只能有一張圖片，請只留一張。'));
  return findings;
}

/** Reads the rows of one product with options. With findings, its variants can't be compared with the shop's. */
export function readVariantRows(
  drafts: readonly Draft[],
  leftOut: number,
): { variants: VariantRows; findings: Finding[] } {
  const count = countOf(drafts);
  const rows = drafts.map((draft) => {
    const values = VALUES.slice(0, count).map((field) => textIn(draft, field));
    const isNamed = values.some((value) => value !== '');
    return { draft, var_id: textIn(draft, 'var_id'), values: isNamed ? values : [] };
  });
  const columns = Array.from({ length: Math.min(count, OPTIONS_MAX) }, (_, at) =>
    columnOf(rows, at),
  );
  const findings = [
    ...pageFindings(drafts),
    ...rows.flatMap(cellFindings),
    ...columns.flatMap((one) => one.findings),
  ];
  const [first] = drafts;
  if (first && rows.length + leftOut > VARIANTS_MAX) {
    const why = `這項商品有 ${rows.length + leftOut} 列，最多 ${VARIANTS_MAX} 種規格。`;
    findings.unshift(rowFinding(first.place, why));
  }
  const options = columns.map(({ column }) => column);
  return { variants: { rows, options, listsAll: count > 0 }, findings };
}
