import type { OrderHistoryItem } from '@pinpu/shared/contracts';
import { normaliseEmail, ORDER_STATUS } from '@pinpu/shared/domain';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { soldLines } from './order-view.ts';

/** Orders of one member that a history shows, newest first. */
const MOST = 500;

/** A member's orders, and the guest orders under the e-mail the member signs in with (spec §3, §7). */
export async function orderHistory(
  db: Database,
  { cus_id, acc_email }: { cus_id: string; acc_email: string },
): Promise<OrderHistoryItem[]> {
  const guest = and(isNull(orders.cus_id), eq(orders.cus_email, normaliseEmail(acc_email)));
  const rows = await db
    .select()
    .from(orders)
    .where(and(or(eq(orders.cus_id, cus_id), guest), ne(orders.status, ORDER_STATUS.draft)))
    .orderBy(desc(orders.ord_date), desc(orders.ord_code))
    .limit(MOST);
  return rows.map((order) => ({
    ord_code: order.ord_code,
    guid: order.guid,
    ord_date: order.ord_date.toISOString(),
    inv_amt: order.inv_amt,
    status: order.status,
    cart_json: order.cart_json,
    OrdDtl: soldLines(order).map(({ prd_name, qty }) => ({ name: prd_name, qty })),
  }));
}
