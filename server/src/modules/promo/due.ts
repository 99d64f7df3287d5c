import { payableFrom } from './payable.ts';
import type { PayoutLine, UnsettledOrder } from './payout-repository.ts';

/**
 * Amount of an order due up to a moment: the remaining profit once it is payable; after a payout, the amount a return
 * has taken off since, below 0.
 */
function dueOf({ left, paid_out, asked, ship_date, ...order }: UnsettledOrder, at: Date): number {
  if (paid_out > 0) return left - paid_out;
  const from = payableFrom({ ...order, ship_date: ship_date?.toISOString() ?? '' });
  return from !== undefined && from < at && !asked ? left : 0;
}

/** The lines that are due up to a moment, by promoter. */
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
