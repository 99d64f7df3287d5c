/** A product of an order, or of all orders. */
export interface PackedLine {
  prd_id: string;
  prd_name: string;
  qty: number;
}

/** The units of every product, sorted by code, as shelves are. */
export function packingTotals(lines: readonly PackedLine[]): PackedLine[] {
  const totals = new Map<string, PackedLine>();
  for (const { prd_id, prd_name, qty } of lines) {
    const before = totals.get(prd_id)?.qty ?? 0;
    totals.set(prd_id, { prd_id, prd_name, qty: before + qty });
  }
  return [...totals.values()].sort((one, other) => one.prd_id.localeCompare(other.prd_id, 'en'));
}
