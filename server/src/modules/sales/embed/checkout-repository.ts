import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import { embedCheckouts, orders } from '../../../platform/db/schema/index.ts';

export const insertEmbedCheckout = (db: Database, row: typeof embedCheckouts.$inferInsert) =>
  db.insert(embedCheckouts).values(row);

/** Redeems a code for one browser; false where it is unknown, expired or already redeemed. */
export const markRedeemed = (db: Database, code_hash: string, browser_hash: string, now: Date) =>
  hasRows(
    db
      .update(embedCheckouts)
      .set({ code_hash: null, browser_hash })
      .where(and(eq(embedCheckouts.code_hash, code_hash), gt(embedCheckouts.expires_at, now)))
      .returning({ ticket_hash: embedCheckouts.ticket_hash }),
  );

export async function findByBrowser(db: Database, browser_hash: string) {
  const rows = db.select().from(embedCheckouts);
  const [row] = await rows.where(eq(embedCheckouts.browser_hash, browser_hash));
  return row;
}

/** Records the first order of a browser that came with a cart. */
export async function updateOrderOf(db: Database, browser_hash: string, ord_id: string) {
  await db
    .update(embedCheckouts)
    .set({ ord_id })
    .where(and(eq(embedCheckouts.browser_hash, browser_hash), isNull(embedCheckouts.ord_id)));
}

/** A site's checkout with the state of its order; undefined where the ticket is not the site's. */
export const findByTicket = (db: Database, site: string, ticket_hash: string) =>
  firstRow(
    db
      .select({
        expires_at: embedCheckouts.expires_at,
        browser_hash: embedCheckouts.browser_hash,
        ord_code: orders.ord_code,
        status: orders.status,
        paid_at: orders.pay_date,
      })
      .from(embedCheckouts)
      .leftJoin(orders, eq(orders.ord_id, embedCheckouts.ord_id))
      .where(and(eq(embedCheckouts.ticket_hash, ticket_hash), eq(embedCheckouts.site, site))),
  );

/** As long as a payment code may still be paid. */
const STORED = 90 * DAY;

export const embedData: DataHooks = {
  deleteOld: (db, now) =>
    db.delete(embedCheckouts).where(lt(embedCheckouts.c_date, before(now, STORED))),
};
