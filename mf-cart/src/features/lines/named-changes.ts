import type { CartChange, CartLine } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';

/** A change that the server made to the cart, with the name of its line, since a removed line no longer has it. */
export type NamedChange = CartChange & { prd_name: string };

/**
 * Adds the changes of a response to those shown; a newer change of a line replaces the older one. Names come from
 * `lines`.
 */
export function mergeChanges(
  shown: readonly NamedChange[],
  changes: readonly CartChange[],
  lines: readonly CartLine[],
): NamedChange[] {
  const renewed = new Set(changes.map(({ prd_id }) => prd_id));
  const named = changes.map((change) => {
    const line = lines.find(({ prd_id }) => prd_id === change.prd_id);
    return { ...change, prd_name: line ? lineName(line) : '' };
  });
  return [...shown.filter(({ prd_id }) => !renewed.has(prd_id)), ...named];
}
