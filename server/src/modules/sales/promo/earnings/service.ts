import { normaliseEmail, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import { lineProfits, type PromotedLine } from './line-profits.ts';
import {
  insertPromoOrder,
  lockPromoter,
  lockTallies,
  mergeTallyBatch,
  TALLY_BATCH,
} from './repository.ts';

interface OrderFacts {
  ord_id: string;
  ord_date: Date;
  promo_code: string;
  cus_id: string | null;
  cus_email: string;
  dis_inv_amt: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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
