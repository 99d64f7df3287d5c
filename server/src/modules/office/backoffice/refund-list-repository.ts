import { REFUNDS_LIMIT, type RefundTab } from '@pinpu/shared/contracts/backoffice';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { orders, refundAccounts, refundTasks } from '../../../platform/db/schema/index.ts';

const { status, way, call } = refundTasks;

const isEntered = sql`coalesce(${refundAccounts.account}, '') <> ''`;

/** The open refunds of each tab, as `refundStage` of the domain says. */
const TABS: Readonly<Record<Exclude<RefundTab, 'done'>, SQL>> = {
  choose: sql`${call} = '' AND ${way} <> 'account'`,
  release: sql`${call} = 'release'`,
  provider: sql`${call} IN ('due', 'sending')`,
  failed: sql`${call} = 'failed'`,
  account: sql`${call} = '' AND ${way} = 'account' AND NOT ${isEntered}`,
  transfer: sql`${call} = '' AND ${way} = 'account' AND ${isEntered}`,
};

const conditionOf = (tab: RefundTab) =>
  tab === 'done' ? eq(status, 'done') : and(eq(status, 'open'), TABS[tab]);

/** Refunds of a tab with their orders: the oldest first, of what was paid back the newest. */
export const findListedRefunds = (db: Database, tab: RefundTab) =>
  db
    .select({
      refund: refundTasks,
      form: refundAccounts,
      ord_code: orders.ord_code,
      cnt_name: orders.cnt_name,
    })
    .from(refundTasks)
    .innerJoin(orders, eq(orders.ord_id, refundTasks.ord_id))
    .leftJoin(refundAccounts, eq(refundAccounts.refund_id, refundTasks.id))
    .where(conditionOf(tab))
    .orderBy(
      tab === 'done' ? desc(refundTasks.u_date) : asc(refundTasks.c_date),
      asc(refundTasks.id),
    )
    .limit(REFUNDS_LIMIT);

/** How many open refunds each tab has. */
export async function countRefunds(db: Database): Promise<Record<string, number>> {
  const counted = (tab: Exclude<RefundTab, 'done'>) =>
    sql`count(*) FILTER (WHERE ${TABS[tab]})`.mapWith(Number);
  const [counts] = await db
    .select({
      choose: counted('choose'),
      release: counted('release'),
      provider: counted('provider'),
      failed: counted('failed'),
      account: counted('account'),
      transfer: counted('transfer'),
    })
    .from(refundTasks)
    .leftJoin(refundAccounts, eq(refundAccounts.refund_id, refundTasks.id))
    .where(eq(status, 'open'));
  return counts ?? {};
}
