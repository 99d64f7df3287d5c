import { earnedCredit } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findCreditTerms } from '../../base/settings/repository.ts';
import { levelOf } from '../level/service.ts';
import { earnSource, findEarningOrders } from './earn-repository.ts';
import { creditEnd, grantCredit } from './ledger.ts';

/** How many orders earn credit in one run. */
const BATCH = 500;

/**
 * Grants members credit for orders whose time to return goods is over, by the shop's percentage or their level's, whichever
 * is higher. An order whose credit is below 1 earns none.
 */
export async function earnCredit(db: Database, now: Date): Promise<void> {
  const terms = await findCreditTerms(db);
  if (!terms) return;
  const { earn_days, earn_percent, valid_days } = terms;
  const found = await findEarningOrders(db, { earn_days, now, limit: BATCH });
  for (const { ord_id, ord_code, cus_id, paid } of found) {
    if (cus_id === null) continue;
    const { credit_percent = 0 } = (await levelOf(db, cus_id, now)) ?? {};
    const amount = earnedCredit(paid, Math.max(earn_percent, credit_percent));
    if (amount === 0) continue;
    const about = {
      reason: 'order',
      source: earnSource(ord_id),
      note: `訂單 ${ord_code}`,
    } as const;
    const lot = { cus_id, ...about, amount, expires_at: creditEnd(valid_days, now) };
    await db.transaction((tx) => grantCredit(tx, { ...lot, actor: 'sweeper' }, now));
  }
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
