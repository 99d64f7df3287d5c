import type { Category } from '@pinpu/shared/contracts';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { categories, shortLinks } from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

export const findCategories = (db: Database) => {
  const { sort, ...shown } = getTableColumns(categories);
  return db.select(shown).from(categories).orderBy(asc(sort), asc(categories.cate_id));
};

/** All categories, in the shop's order, as one JSON column of a larger query; null where there are none. */
export const categoriesColumn = sql<
  Category[] | null
>`(SELECT json_agg(json_build_object('cate_id', cate_id,
    'cate_name', cate_name, 'parent_cate_id', parent_cate_id, 'cate_attachment', cate_attachment)
  ORDER BY sort, cate_id) FROM ${categories})`;

/** Filters category ids to those that contain products directly. */
export async function findHolding(db: Database, cate_ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ cate_id: string }>(
    sql`SELECT cate_id FROM unnest(${textArray(cate_ids)}) AS asked (cate_id)
      WHERE EXISTS (SELECT FROM listed_products AS listed WHERE listed.cate_id = asked.cate_id)`,
  );
  return rows.map(({ cate_id }) => cate_id);
}

export async function findBundle(db: Database, code: string) {
  const [link] = await db.select().from(shortLinks).where(eq(shortLinks.code, code));
  return link?.kind === 'bundle' ? link : null;
}

export const hasCategories = async (db: Database): Promise<boolean> =>
  (await db.$count(categories)) > 0;
