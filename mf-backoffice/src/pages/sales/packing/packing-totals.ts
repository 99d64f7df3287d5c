import type { CartLine } from '@pinpu/shared/contracts';

/** A variant in an order, or in all orders. */
export type PackedLine = Pick<CartLine, 'prd_id' | 'prd_name' | 'option_text' | 'qty' | 'preorder'>;

/** The units of every variant, sorted by code, as shelves are; pre-orders apart from goods in stock. */
export function packingTotals(lines: readonly PackedLine[]): PackedLine[] {
  const totals = new Map<string, PackedLine>();
  for (const { prd_id, prd_name, option_text, qty, preorder } of lines) {
    const key = `${prd_id} ${preorder ?? ''}`;
    const before = totals.get(key)?.qty ?? 0;
    totals.set(key, { prd_id, prd_name, option_text, qty: before + qty, preorder });
  }
  return [...totals.values()].sort((one, other) => one.prd_id.localeCompare(other.prd_id, 'en'));
}
