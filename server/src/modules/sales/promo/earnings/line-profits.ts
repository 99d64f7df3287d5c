import { isPromotable } from '@pinpu/shared/domain';

export interface PromotedLine {
  prd_price: number;
  cost_wholesale: number;
  qty: number;
}

/**
 * The promoter's profit of each line of an order, in whole TWD. The discount on goods is divided among the lines in
 * proportion to their amounts; running totals are rounded down, so that the shares add up to the discount. A line's
 * share reduces its profit, but not below 0. An order of the promoter's own brings nothing unless the shop allows it.
 */
export function lineProfits(
  lines: readonly PromotedLine[],
  { discount, earns }: { discount: number; earns: boolean },
): number[] {
  const amounts = lines.map(({ prd_price, qty }) => prd_price * qty);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  // BigInt, since the product of two amounts may exceed the integers that a number holds exactly.
  const shareUpTo = (sum: number) =>
    total === 0 ? 0 : Number((BigInt(discount) * BigInt(sum)) / BigInt(total));
  let before = 0;
  return lines.map(({ prd_price, cost_wholesale, qty }, at) => {
    const after = before + (amounts[at] ?? 0);
    const share = shareUpTo(after) - shareUpTo(before);
    before = after;
    if (!earns || !isPromotable({ cost_wholesale })) return 0;
    return Math.max(0, (prd_price - cost_wholesale) * qty - share);
  });
}
