import type { CartChange, CartLine } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';

/**
 * A change that the server made to the cart, with the name of its line, since a removed line no longer has it. One of
 * kind `preorder` is a line that became a pre-order, or goods in stock, or leaves on another day.
 */
export type NamedChange = Omit<CartChange, 'kind'> & {
  kind: CartChange['kind'] | 'preorder';
  prd_name: string;
  /** Of kind `preorder`: the day on which the line leaves now; undefined for goods in stock. */
  preorder?: string | undefined;
};

/** The lines of a cart that leave on another day than they did, or than the page said. */
export const dispatchChanges = (
  sent: readonly CartLine[],
  cart: readonly CartLine[],
): (Omit<NamedChange, 'prd_name'> & { kind: 'preorder' })[] =>
  cart.flatMap(({ prd_id, qty, preorder }) => {
    const before = sent.find((line) => line.prd_id === prd_id);
    if (!before || before.preorder === preorder) return [];
    return { ...{ prd_id, kind: 'preorder' as const, from: before.qty, to: qty }, preorder };
  });

/**
 * Adds the changes of a response to those shown; a newer change of a line replaces the older one. Names come from
 * `lines`.
 */
export function mergeChanges(
  shown: readonly NamedChange[],
  changes: readonly Omit<NamedChange, 'prd_name'>[],
  lines: readonly CartLine[],
): NamedChange[] {
  const renewed = new Set(changes.map(({ prd_id }) => prd_id));
  const named = changes.map((change) => {
    const line = lines.find(({ prd_id }) => prd_id === change.prd_id);
    return { ...change, prd_name: line ? lineName(line) : '' };
  });
  return [...shown.filter(({ prd_id }) => !renewed.has(prd_id)), ...named];
}
