import type { RuleTerms } from '@pinpu/shared/domain';

/** Ids of the goods that rules give or offer. */
export const offeredGoods = (terms: readonly RuleTerms[]): string[] => [
  ...new Set(
    terms.flatMap((one) => {
      if (one.kind === 'gift') return one.steps.map(({ prd_id }) => prd_id);
      return one.kind === 'add-on' ? one.items.map(({ prd_id }) => prd_id) : [];
    }),
  ),
];

/**
 * A rule's terms without the gifts and the add-ons that are not to be had, `qty` of them; undefined where none is left.
 */
export function availableTerms(
  terms: RuleTerms,
  isAvailable: (prd_id: string, qty: number) => boolean,
): RuleTerms | undefined {
  if (terms.kind === 'gift') {
    const steps = terms.steps.filter(({ prd_id, qty }) => isAvailable(prd_id, qty));
    return steps.length > 0 ? { ...terms, steps } : undefined;
  }
  if (terms.kind === 'add-on') {
    const items = terms.items.filter(({ prd_id }) => isAvailable(prd_id, 1));
    return items.length > 0 ? { ...terms, items } : undefined;
  }
  return terms;
}
