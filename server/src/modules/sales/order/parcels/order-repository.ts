import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { orders } from '../../../../platform/db/schema/index.ts';
import type { OrderRow } from '../repository.ts';

/** Dates the dispatch of a locked order whose status stays, or changes its store. */
export async function updateDispatch(
  tx: Database,
  order: OrderRow,
  change: Partial<Pick<OrderRow, 'ship_date' | 'ship_code' | 'ship_carrier' | 'rec_meta'>>,
  now: Date,
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, u_date: now })
    .where(eq(orders.ord_id, order.ord_id))
    .returning();
  return row ?? order;
}
