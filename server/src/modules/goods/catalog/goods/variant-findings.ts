import { type GoodsField, isGoodsField } from '@pinpu/shared/contracts/backoffice';
import { optionText, type VariantFault, variantFaults } from '@pinpu/shared/domain';
import { type Finding, rowFinding } from './finding.ts';
import { type MatchedVariants, typedStored, typedVariant, valuesKey } from './variant-match.ts';
import { COLOURS, NAMES, VALUES, type VariantRow } from './variant-rows.ts';

/** A finding about options, at the first row that has the faulty name, value or colour. */
function optionFinding({ listing, options }: MatchedVariants, fault: VariantFault): Finding[] {
  const [first] = listing.rows;
  if (!first) return [];
  const [, at, part, place] = /^options\.(\d+)\.(name|values)(?:\.(\d+))?$/.exec(fault.field) ?? [];
  if (at === undefined) return [rowFinding(first.draft.place, fault.message)];
  const option = Number(at);
  const name = NAMES[option] ?? 'option1';
  if (part === 'name') return [first.draft.finding(name, fault.message)];
  const value = place === undefined ? undefined : options[option]?.values[Number(place)];
  const row = listing.rows.find(({ values }) => values[option] === value?.value) ?? first;
  const isColour = value?.colour !== undefined && !/^#[0-9a-f]{6}$/.test(value.colour);
  const field = (isColour ? COLOURS : VALUES)[option] ?? 'option1_value';
  return [row.draft.finding(field, fault.message)];
}

function cellOf({ draft }: VariantRow, field: string, message: string): Finding[] {
  if (!isGoodsField(field)) return [rowFinding(draft.place, message)];
  // A cell that can't be read has a finding already.
  return draft.faulty.has(field) ? [] : [draft.finding(field as GoodsField, message)];
}

/** The faults that the editor would show, as findings about the file's rows. */
const faultFindings = (all: MatchedVariants, faults: readonly VariantFault[]): Finding[] =>
  faults.flatMap((fault) => {
    if (fault.row < 0) return optionFinding(all, fault);
    const row = all.matched[fault.row]?.row;
    if (row) return cellOf(row, fault.field, fault.message);
    const [first] = all.listing.rows;
    const own = all.unlisted[fault.row - all.matched.length];
    const why = `檔案沒有列出的規格 ${own?.var_id ?? ''}：${fault.message}`;
    return first ? [rowFinding(first.draft.place, why)] : [];
  });

/** Rows that name codes which the shop doesn't have, or has for other values. */
function codeFindings({ listing, matched, unlisted }: MatchedVariants): Finding[] {
  const byValues = new Map(unlisted.map((one) => [valuesKey(one.option_values), one.var_id]));
  return matched.flatMap(({ row: { draft, var_id, values }, stored }) => {
    if (stored || var_id === '') return [];
    if (values.length === 0)
      return [draft.finding('var_id', `這項商品沒有規格 ${var_id}；新的規格請填寫規格值。`)];
    const other = listing.listsAll ? byValues.get(valuesKey(values)) : undefined;
    const why = `「${optionText(values)}」的規格編號是 ${other}，已經在購物車和訂單裡的編號不能用檔案修改。`;
    return other === undefined ? [] : [draft.finding('var_id', why)];
  });
}

/** Why the variants can't be written, by the rules of the editor. */
export function variantFindings(all: MatchedVariants): Finding[] {
  const { matched, unlisted, stored, options } = all;
  const own = codeFindings(all);
  if (own.length > 0) return own;
  const typed = [...matched.map(typedVariant), ...unlisted.map(typedStored)];
  const faults = variantFaults(options, typed, {
    prd_id: stored.prd_id,
    stored: [...stored.variants, ...stored.former],
    rowLabel: (at) =>
      matched[at]?.row.draft.place.label ?? `檔案沒有列出的 ${typed[at]?.var_id ?? ''} `,
  });
  return faultFindings(all, faults);
}

/** What is said of rows of variants that are switched off, and stay so. */
export const offWarnings = ({ matched, listing }: MatchedVariants): Finding[] =>
  matched.flatMap(({ row: { draft }, stored }) =>
    listing.listsAll && stored?.enabled === false && !draft.values.has('var_enabled')
      ? [rowFinding(draft.place, '這個規格目前停售；要恢復販售，請加上「規格販售」欄並填「是」。')]
      : [],
  );
