import { payableFrom } from '../earnings/payable.ts';
import type { PayoutLine, UnsettledOrder } from './repository.ts';

/**
 * The amount due for an order at a moment. Before its payout, the remaining profit once that is payable. After it, what
 * a return has since reduced it by, as a negative amount.
 */
function dueOf({ left, paid_out, asked, ship_date, ...order }: UnsettledOrder, at: Date): number {
  if (paid_out > 0) return left - paid_out;
  const from = payableFrom({ ...order, ship_date: ship_date?.toISOString() ?? '' });
  return from !== undefined && from < at && !asked ? left : 0;
}

/** The lines that are due at a moment, by promoter. */
export function dueLines(
  orders: readonly UnsettledOrder[],
  at: Date,
): ReadonlyMap<string, readonly PayoutLine[]> {
  const lines = new Map<string, PayoutLine[]>();
  for (const order of orders) {
    const amount = dueOf(order, at);
    if (amount === 0) continue;
    const { cus_id, ord_id } = order;
    const found = lines.get(cus_id);
    if (found) found.push({ ord_id, amount });
    else lines.set(cus_id, [{ ord_id, amount }]);
  }
  return lines;
}

export const totalOf = (lines: readonly PayoutLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
