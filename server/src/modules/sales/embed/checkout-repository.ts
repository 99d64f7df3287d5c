import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { embedCheckouts, orders } from '../../../platform/db/schema/index.ts';

export type EmbedCheckoutRow = typeof embedCheckouts.$inferSelect;

export async function insertEmbedCheckout(
  db: Database,
  row: typeof embedCheckouts.$inferInsert,
): Promise<void> {
  await db.insert(embedCheckouts).values(row);
}

/** Redeems a code for one browser; false where it is unknown, expired or already redeemed. */
export async function markRedeemed(
  db: Database,
  code_hash: string,
  browser_hash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(embedCheckouts)
    .set({ code_hash: null, browser_hash })
    .where(and(eq(embedCheckouts.code_hash, code_hash), gt(embedCheckouts.expires_at, now)))
    .returning({ ticket_hash: embedCheckouts.ticket_hash });
  return rows.length > 0;
}

export async function findByBrowser(
  db: Database,
  browser_hash: string,
): Promise<EmbedCheckoutRow | undefined> {
  const rows = db.select().from(embedCheckouts);
  const [row] = await rows.where(eq(embedCheckouts.browser_hash, browser_hash));
  return row;
}

/** Records the first order of a browser that came with a cart. */
export async function updateOrderOf(
  db: Database,
  browser_hash: string,
  ord_id: string,
): Promise<void> {
  await db
    .update(embedCheckouts)
    .set({ ord_id })
    .where(and(eq(embedCheckouts.browser_hash, browser_hash), isNull(embedCheckouts.ord_id)));
}

/** A site's checkout with the state of its order; undefined where the ticket is not the site's. */
export async function findByTicket(db: Database, site: string, ticket_hash: string) {
  const [row] = await db
    .select({
      expires_at: embedCheckouts.expires_at,
      browser_hash: embedCheckouts.browser_hash,
      ord_code: orders.ord_code,
      status: orders.status,
      paid_at: orders.pay_date,
    })
    .from(embedCheckouts)
    .leftJoin(orders, eq(orders.ord_id, embedCheckouts.ord_id))
    .where(and(eq(embedCheckouts.ticket_hash, ticket_hash), eq(embedCheckouts.site, site)));
  return row;
}

export async function deleteEmbedCheckouts(db: Database, before: Date): Promise<void> {
  await db.delete(embedCheckouts).where(lt(embedCheckouts.c_date, before));
}
