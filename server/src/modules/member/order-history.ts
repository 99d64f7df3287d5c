import type { OrderHistoryItem } from '@pinpu/shared/contracts';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { orderLines, orders } from '../../db/schema/index.ts';

/** A member's orders, and the guest orders under the e-mail the member signs in with (spec §3). */
export async function orderHistory(
  db: Database,
  { cus_id, acc_email }: { cus_id: string; acc_email: string },
): Promise<OrderHistoryItem[]> {
  const guest = and(isNull(orders.cus_id), eq(orders.cus_email, acc_email));
  const rows = await db
    .select()
    .from(orders)
    .where(and(or(eq(orders.cus_id, cus_id), guest), ne(orders.status, ORDER_STATUS.draft)))
    .orderBy(desc(orders.ord_date))
    .limit(500);
  return Promise.all(
    rows.map(async ({ ord_id, ord_code, guid, ord_date, inv_amt, status, cart_json }) => ({
      ord_code,
      guid,
      ord_date: ord_date.toISOString(),
      inv_amt,
      status,
      cart_json,
      OrdDtl: await db
        .select({ name: orderLines.prd_name, qty: orderLines.qty })
        .from(orderLines)
        .where(eq(orderLines.ord_id, ord_id))
        .orderBy(orderLines.line_no),
    })),
  );
}
