import type { Database } from '../../../../platform/db/index.ts';
import { dueLines, totalOf } from '../payouts/due.ts';
import { findUnsettled } from '../payouts/repository.ts';
import { findPromoters, type PromoterRecord } from './list-repository.ts';

export interface ListedPromoter extends Omit<PromoterRecord, 'cus_id' | 'active' | 'clicks'> {
  /** The amount that is payable now, and in no payout yet. */
  payable: number;
}

/** The promoters, those with the most payable profit first, and their total number. */
export async function listPromoters(
  db: Database,
  limit: number,
  now: Date,
): Promise<{ promoters: ListedPromoter[]; total: number }> {
  const due = dueLines(await findUnsettled(db), now);
  const promoters = (await findPromoters(db))
    .map(({ cus_id, active: _a, clicks: _c, ...promoter }) => ({
      ...promoter,
      payable: totalOf(due.get(cus_id) ?? []),
    }))
    .sort((a, b) => b.payable - a.payable || (a.email < b.email ? -1 : 1));
  return { promoters: promoters.slice(0, limit), total: promoters.length };
}
