import { formatTwd } from './money.ts';

/**
 * The fields of a cart line that the shipping fee depends on; amounts in TWD; a threshold of 0 means none (spec §3).
 */
export interface ShippedLine {
  prd_price: number;
  qty: number;
  ship_fee: number;
  ship_fee_free_amt: number;
}

/**
 * Σ price × quantity, in TWD (spec §9). Without `reduce`, which old libraries replace on pages that embed the cart.
 */
export function subTotal(lines: readonly Pick<ShippedLine, 'prd_price' | 'qty'>[]): number {
  let sum = 0;
  for (const { prd_price, qty } of lines) sum += prd_price * qty;
  return sum;
}

/**
 * The line that determines the fee: the one with the highest fee and, among equal fees, the lowest threshold, so that
 * the order of lines does not matter. Empty lines are ignored.
 */
function decisiveLine<Line extends ShippedLine>(lines: readonly Line[]): Line | undefined {
  const threshold = (line: Line) => line.ship_fee_free_amt || Number.POSITIVE_INFINITY;
  return lines
    .filter((line) => line.qty > 0)
    .toSorted((a, b) => b.ship_fee - a.ship_fee || threshold(a) - threshold(b))
    .at(0);
}

/**
 * The shipping fee of lines: the highest, waived from that line's threshold on by the amount of `goods`, which is that of
 * the whole cart (spec §9).
 */
export function shippingFee(lines: readonly ShippedLine[], goods = subTotal(lines)): number {
  const line = decisiveLine(lines);
  if (!line) return 0;
  const waived = line.ship_fee_free_amt > 0 && goods >= line.ship_fee_free_amt;
  return waived ? 0 : line.ship_fee;
}

/** The threshold of the line that determines `shippingFee`; 0 for none. */
export const shippingThreshold = (lines: readonly ShippedLine[]): number =>
  decisiveLine(lines)?.ship_fee_free_amt ?? 0;

/** The text of the free-shipping badge of a line or product: free for fee 0, else from its threshold on (spec §9). */
export function freeShippingText(
  line: Pick<ShippedLine, 'ship_fee' | 'ship_fee_free_amt'>,
): string | undefined {
  if (line.ship_fee <= 0) return '免運費';
  if (line.ship_fee_free_amt > 0) return `滿 ${formatTwd(line.ship_fee_free_amt)} 免運費`;
  return undefined;
}
