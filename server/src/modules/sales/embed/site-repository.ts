import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, asc, count, eq, getTableColumns, gte, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { embedCheckouts, embedSites, orders } from '../../../platform/db/schema/index.ts';

export type Site = typeof embedSites.$inferSelect;

export const insertSite = async (db: Database, site: typeof embedSites.$inferInsert) => {
  await db.insert(embedSites).values(site);
};

/** The site of a key; `lock` locks it until the transaction ends. */
export async function findSite(db: Database, key: string, lock = false): Promise<Site | undefined> {
  const query = db.select().from(embedSites).where(eq(embedSites.key, key));
  const [site] = await (lock ? query.for('update') : query);
  return site;
}

/** Checkouts that began on the sites' pages since a moment, with the orders placed. */
const checkoutsSince = (db: Database, since: Date) =>
  db
    .select({
      site: embedCheckouts.site,
      checkouts: count().as('checkouts'),
      orders: count(orders.ord_id).as('placed_orders'),
      amount: sum(orders.inv_amt).as('amount'),
    })
    .from(embedCheckouts)
    .leftJoin(
      orders,
      and(eq(orders.ord_id, embedCheckouts.ord_id), ne(orders.status, ORDER_STATUS.cancelled)),
    )
    .where(gte(embedCheckouts.c_date, since))
    .groupBy(embedCheckouts.site)
    .as('site_checkouts');

/** Since a moment, oldest first; only one site where its key is given. */
export function findShopSites(db: Database, since: Date, key?: string) {
  const checkoutsOfSite = checkoutsSince(db, since);
  const zero = (column: unknown) => sql`coalesce(${column}, 0)`.mapWith(Number);
  return db
    .select({
      ...getTableColumns(embedSites),
      checkouts: zero(checkoutsOfSite.checkouts),
      orders: zero(checkoutsOfSite.orders),
      amount: zero(checkoutsOfSite.amount),
    })
    .from(embedSites)
    .leftJoin(checkoutsOfSite, eq(checkoutsOfSite.site, embedSites.key))
    .where(key === undefined ? undefined : eq(embedSites.key, key))
    .orderBy(asc(embedSites.c_date), asc(embedSites.key));
}

export const updateSite = (tx: Database, key: string, change: Partial<Omit<Site, 'key'>>) =>
  tx.update(embedSites).set(change).where(eq(embedSites.key, key));
