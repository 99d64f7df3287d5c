import { type ComparedPrices, priceWarnings, variantNumbers } from '@pinpu/shared/domain';
import { rowName, sentRow, type VariantsDraft } from './variants-draft.ts';

/** Why the prices of changed variants are probably wrong, a sentence each. Faulty rows are not compared. */
export function variantWarnings({ base, options, rows }: VariantsDraft): string[] {
  const stored = new Map<string, ComparedPrices>(base.variants.map((one) => [one.var_id, one]));
  return rows.flatMap((row) => {
    const after = variantNumbers(sentRow(options, row));
    if (!after) return [];
    const warnings = priceWarnings(stored.get(row.was), after);
    return warnings.map((warning) => `${rowName(options, row)}：${warning}`);
  });
}
