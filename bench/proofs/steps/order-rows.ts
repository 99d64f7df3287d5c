import { eq } from 'drizzle-orm';
import {
  invoiceTasks,
  orderEvents,
  orders,
  parcels,
  refundAccounts,
  refundTasks,
} from '../../../server/src/platform/db/schema/index.ts';
import { linksTo } from '../paperwork/mail-copies.ts';
import type { PaperOrder } from '../paperwork/paper-orders.ts';
import type { PaperShop } from '../paperwork/paper-shop.ts';

/** An order, and what it has on paper. */
export const rowsOf = ({ deployment }: Pick<PaperShop, 'deployment'>, { guid }: PaperOrder) =>
  deployment.withDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.guid, guid));
    if (!order) throw new Error(`no order ${guid}`);
    const { ord_id } = order;
    return {
      order,
      parcels: await db.select().from(parcels).where(eq(parcels.ord_id, ord_id)),
      refunds: await db.select().from(refundTasks).where(eq(refundTasks.ord_id, ord_id)),
      invoices: await db.select().from(invoiceTasks).where(eq(invoiceTasks.ord_id, ord_id)),
      causes: (await db.select().from(orderEvents).where(eq(orderEvents.ord_id, ord_id))).map(
        ({ cause }) => cause,
      ),
      accounts: await db
        .select({ entered_at: refundAccounts.entered_at, exported_at: refundAccounts.exported_at })
        .from(refundAccounts)
        .innerJoin(refundTasks, eq(refundTasks.id, refundAccounts.refund_id))
        .where(eq(refundTasks.ord_id, ord_id)),
    };
  });

/** The paths of the links in mails to the order's buyer, the newest first. */
export async function linksOf(
  shop: Pick<PaperShop, 'deployment'>,
  placed: PaperOrder,
  path: RegExp,
): Promise<string[]> {
  const { order } = await rowsOf(shop, placed);
  return linksTo(shop.deployment, order.cus_email, path);
}
