import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { promotedLines } from '../../modules/sales/promo/earnings/service.ts';
import { promoEntitlement } from '../../modules/sales/promo/links/repository.ts';
import type { Database } from '../../platform/db/index.ts';
import { orderLines, orders } from '../../platform/db/schema/index.ts';

export type SoldLine = [price: number, cost: number, qty: number, prd_id?: string];

/** An order brought by a code, with lines of these prices, costs and quantities; returns its id. */
export async function promotedOrder(
  db: Database,
  order: { promo_code: string; status: number; ord_date: Date } & Partial<
    typeof orders.$inferInsert
  >,
  lines: readonly SoldLine[],
): Promise<string> {
  const { status, ord_date } = order;
  const ord_id = randomUUID();
  const ids = { ord_id, guid: ord_id, ord_code: ord_id, c_date: ord_date, u_date: ord_date, pl: 1 };
  const [draft] = await db
    .insert(orders)
    .values({ ...ids, ...order, status: ORDER_STATUS.draft })
    .returning();
  if (!draft) throw new Error('the order was not stored');
  const { member_id } = await promoEntitlement(db, order.promo_code, ord_date);
  const sold = lines.map(([prd_price, cost_wholesale, qty, prd_id], line_no) => ({
    ord_id,
    line_no,
    prd_id: prd_id ?? `T${line_no}`,
    prd_name: '測試商品',
    prd_price,
    cost_wholesale,
    qty,
  }));
  await db.insert(orderLines).values(await promotedLines(db, draft, member_id, sold));
  await db.update(orders).set({ status }).where(eq(orders.ord_id, ord_id));
  return ord_id;
}
