import type { CartLine } from '@pinpu/shared/contracts';

/** A variant in an order, or in all orders. */
export type PackedLine = Pick<
  CartLine,
  'prd_id' | 'prd_name' | 'option_text' | 'qty' | 'temperature'
>;

/** The units of every variant, sorted by code, as shelves are. */
export function packingTotals(lines: readonly PackedLine[]): PackedLine[] {
  const totals = new Map<string, PackedLine>();
  for (const { prd_id, prd_name, option_text, qty, temperature } of lines) {
    const before = totals.get(prd_id)?.qty ?? 0;
    const cold = temperature && { temperature };
    totals.set(prd_id, { prd_id, prd_name, option_text, ...cold, qty: before + qty });
  }
  return [...totals.values()].sort((one, other) => one.prd_id.localeCompare(other.prd_id, 'en'));
}
