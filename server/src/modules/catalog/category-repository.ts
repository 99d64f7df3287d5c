import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { categories, shortLinks } from '../../db/schema/index.ts';

/** All categories, parents before and beside their children as the shop arranged them. */
export const findCategories = (db: Database) =>
  db
    .select({
      cate_id: categories.cate_id,
      cate_name: categories.cate_name,
      parent_cate_id: categories.parent_cate_id,
      cate_attachment: categories.cate_attachment,
    })
    .from(categories)
    .orderBy(asc(categories.sort), asc(categories.cate_id));

/** Ids of the category named so (by id or by name) and of its children; null where there is none. */
export async function findShelf(db: Database, cate: string): Promise<string[] | null> {
  const [found] = await db
    .select({ cate_id: categories.cate_id })
    .from(categories)
    .where(or(eq(categories.cate_id, cate), eq(categories.cate_name, cate)))
    .orderBy(asc(categories.sort))
    .limit(1);
  if (!found) return null;
  const children = await db
    .select({ cate_id: categories.cate_id })
    .from(categories)
    .where(eq(categories.parent_cate_id, found.cate_id));
  return [found.cate_id, ...children.map(({ cate_id }) => cate_id)];
}

/** Products of a promoter's bundle by its short code; null where there is none. */
export async function findBundle(db: Database, code: string): Promise<string[] | null> {
  const [link] = await db.select().from(shortLinks).where(eq(shortLinks.code, code));
  return link?.kind === 'bundle' ? link.prd_ids : null;
}
