import type { CartLine } from '@pinpu/shared/contracts';
import type { SetPart } from '@pinpu/shared/domain';

/** A variant in an order, or in all orders. */
export type PackedLine = Pick<
  CartLine,
  'prd_id' | 'prd_name' | 'option_text' | 'qty' | 'temperature' | 'parts' | 'preorder'
>;

/** The parts of a line's sets, with the quantity in all its pieces; empty for other goods. */
export const packedParts = ({ parts = [], qty }: PackedLine): SetPart[] =>
  parts.map((part) => ({ ...part, qty: part.qty * qty }));

/** What is taken from the shelves for a line: itself, or the parts of its sets. */
export const pickedLines = (line: PackedLine): PackedLine[] =>
  line.parts?.length ? packedParts(line) : [line];

/** The units of every variant, sorted by code, as shelves are; pre-orders apart from goods in stock. */
export function packingTotals(lines: readonly PackedLine[]): PackedLine[] {
  const totals = new Map<string, PackedLine>();
  for (const line of lines.flatMap(pickedLines)) {
    const { prd_id, prd_name, option_text, qty, temperature, preorder } = line;
    const key = `${prd_id} ${preorder ?? ''}`;
    const before = totals.get(key)?.qty ?? 0;
    const marks = { ...(temperature && { temperature }), ...(preorder && { preorder }) };
    totals.set(key, { prd_id, prd_name, option_text, ...marks, qty: before + qty });
  }
  return [...totals.values()].sort((one, other) => one.prd_id.localeCompare(other.prd_id, 'en'));
}
