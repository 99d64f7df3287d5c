import { isPromotable, normaliseEmail, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import {
  insertPromoOrder,
  lockPromoter,
  lockTallies,
  mergeTallyBatch,
  TALLY_BATCH,
} from './repository.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface PromotedLine {
  prd_price: number;
  cost_wholesale: number;
  qty: number;
  /** What rules of price took off the whole line. */
  off_amt?: number | undefined;
  /** The rule that gave it: a gift brings nothing. */
  gift?: string | undefined;
}

const ownOff = ({ off_amt = 0 }: PromotedLine) => off_amt;

/**
 * The promoter's profit of each line of an order, in whole TWD. A line loses what rules took off it; the rest of the
 * discount on goods is divided among the lines in proportion to what is left of their amounts. Running totals are rounded
 * down, so that the shares add up to the discount. A line's discount reduces its profit, but not below 0. An order of the
 * promoter's own brings nothing unless the shop allows it.
 */
export function lineProfits(
  lines: readonly PromotedLine[],
  { discount, earns }: { discount: number; earns: boolean },
): number[] {
  const amounts = lines.map((line) => line.prd_price * line.qty - ownOff(line));
  const coupon = discount - sum(lines.map(ownOff));
  const total = sum(amounts);
  // BigInt, since the product of two amounts may exceed the integers that a number holds exactly.
  const shareUpTo = (upTo: number) =>
    total === 0 ? 0 : Number((BigInt(coupon) * BigInt(upTo)) / BigInt(total));
  let before = 0;
  return lines.map((line, at) => {
    const { prd_price, cost_wholesale, qty, gift } = line;
    const after = before + (amounts[at] ?? 0);
    const share = shareUpTo(after) - shareUpTo(before);
    before = after;
    if (!earns || gift || !isPromotable({ cost_wholesale })) return 0;
    return Math.max(0, (prd_price - cost_wholesale) * qty - ownOff(line) - share);
  });
}

interface OrderFacts {
  ord_id: string;
  ord_date: Date;
  promo_code: string;
  cus_id: string | null;
  cus_email: string;
  dis_inv_amt: number;
}

/**
 * Computes and stores the profit that a new order brings its promoter, if it has one; returns the order's lines with
 * their profits. Later changes of prices, costs, settings or the promoter do not affect it.
 */
export async function promotedLines<Line extends PromotedLine>(
  tx: Database,
  order: OrderFacts,
  promoter_id: string | null,
  lines: readonly Line[],
): Promise<(Line & { profit: number })[]> {
  const promoter = promoter_id === null ? undefined : await lockPromoter(tx, promoter_id);
  if (!promoter) return lines.map((line) => ({ ...line, profit: 0 }));
  const { ord_id, ord_date, promo_code: code, dis_inv_amt: discount } = order;
  const own =
    order.cus_id === promoter.cus_id || normaliseEmail(order.cus_email) === promoter.acc_email;
  const earns = !own || (await findSettings(tx)).promo_own_purchases;
  const profits = lineProfits(lines, { discount, earns });
  await insertPromoOrder(tx, {
    ord_id,
    cus_id: promoter.cus_id,
    code,
    ord_date,
    month: taipeiDate(ord_date).slice(0, 7),
    own,
    sales: sum(lines.map(({ prd_price, qty }) => prd_price * qty)) - discount,
    profit: sum(profits),
  });
  return lines.map((line, at) => ({ ...line, profit: profits[at] ?? 0 }));
}

/** Merges the counts that orders have added since the last run; instances do so one at a time. */
export async function mergeTallies(db: Database): Promise<void> {
  for (let taken = TALLY_BATCH; taken === TALLY_BATCH; ) {
    taken = await db.transaction(async (tx) => {
      await lockTallies(tx);
      return mergeTallyBatch(tx);
    });
  }
}
