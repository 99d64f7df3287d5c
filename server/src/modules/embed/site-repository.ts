import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { embedSites } from '../../platform/db/schema/index.ts';

export type Site = typeof embedSites.$inferSelect;

export const insertSite = async (db: Database, site: typeof embedSites.$inferInsert) => {
  await db.insert(embedSites).values(site);
};

export async function findSite(db: Database, key: string): Promise<Site | undefined> {
  const [site] = await db.select().from(embedSites).where(eq(embedSites.key, key));
  return site;
}

export const findSites = (db: Database): Promise<Site[]> =>
  db.select().from(embedSites).orderBy(asc(embedSites.c_date));

/** The changed site; undefined where there is none of this key. */
export async function updateSite(
  db: Database,
  key: string,
  change: Partial<Pick<Site, 'name' | 'origins' | 'enabled'>>,
  u_date: Date,
): Promise<Site | undefined> {
  const rows = db.update(embedSites).set({ ...change, u_date });
  const [site] = await rows.where(eq(embedSites.key, key)).returning();
  return site;
}
