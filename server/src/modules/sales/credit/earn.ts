import { earnedCredit } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findCreditTerms } from '../../base/settings/repository.ts';
import { levelsOf } from '../level/service.ts';
import { earnSource, findEarningOrders } from './earn-repository.ts';
import { creditEnd, grantCredit } from './ledger.ts';

/** How many orders are read at once. */
const PAGE = 200;

type Earning = Awaited<ReturnType<typeof findEarningOrders>>[number];

/** Grants the credit of one order; nothing where that is below NT$1. */
async function earn(
  db: Database,
  { ord_id, ord_code, cus_id, paid }: Earning,
  { percent, expires_at }: { percent: number; expires_at: Date | null },
  now: Date,
): Promise<void> {
  const amount = earnedCredit(paid, percent);
  if (cus_id === null || amount === 0) return;
  const about = { reason: 'order', source: earnSource(ord_id), note: `訂單 ${ord_code}` } as const;
  const lot = { cus_id, ...about, amount, expires_at, actor: 'sweeper' };
  await db.transaction((tx) => grantCredit(tx, lot, now));
}

/**
 * Grants members credit for orders whose time to return goods is over, by the shop's percentage or their level's, whichever
 * is higher. Orders that earn nothing are passed over, however many they are.
 */
export async function earnCredit(db: Database, now: Date, limit = PAGE): Promise<void> {
  const terms = await findCreditTerms(db);
  if (!terms) return;
  const { earn_days, earn_percent, valid_days } = terms;
  const expires_at = creditEnd(valid_days, now);
  let after: Earning | undefined;
  do {
    const page = await findEarningOrders(db, { earn_days, now, limit, after });
    const ids = [...new Set(page.flatMap(({ cus_id }) => cus_id ?? []))];
    const levels = await levelsOf(db, ids, now);
    for (const order of page) {
      const level = levels.get(order.cus_id ?? '');
      const percent = Math.max(earn_percent, level?.credit_percent ?? 0);
      await earn(db, order, { percent, expires_at }, now);
    }
    after = page.length === limit ? page.at(-1) : undefined;
  } while (after);
}

/** Grants a new member what the shop gives as a welcome. */
export async function welcomeCredit(tx: Database, cus_id: string, now: Date): Promise<void> {
  const terms = await findCreditTerms(tx);
  if (!terms || terms.welcome === 0) return;
  const { welcome: amount, valid_days } = terms;
  const about = {
    reason: 'welcome',
    source: `welcome ${cus_id}`,
    expires_at: creditEnd(valid_days, now),
  } as const;
  await grantCredit(tx, { cus_id, ...about, amount, actor: 'sign-in' }, now);
}
