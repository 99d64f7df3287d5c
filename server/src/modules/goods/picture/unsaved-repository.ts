import { HTML_FIELDS } from '@pinpu/shared/contracts/backoffice';
import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { products, unsavedPictures } from '../../../platform/db/schema/index.ts';
import { textArray } from '../../../platform/db/text-array.ts';

export async function upsertUnsavedPicture(db: Database, name: string, at: Date): Promise<void> {
  await db
    .insert(unsavedPictures)
    .values({ name, at })
    .onConflictDoUpdate({ target: unsavedPictures.name, set: { at } });
}

/** Renews the time of pictures that are about to be used; waits while one of them is being deleted. */
export async function updateUnsavedPictures(db: Database, names: readonly string[], at: Date) {
  if (names.length > 0)
    await db
      .update(unsavedPictures)
      .set({ at })
      .where(inArray(unsavedPictures.name, [...names]));
}

export async function deleteUnsavedPictures(tx: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await tx.delete(unsavedPictures).where(inArray(unsavedPictures.name, [...names]));
}

/** Locks the oldest rows from before a moment, except for those that another instance has locked. */
export const lockUnsavedPictures = (tx: Database, before: Date, limit: number) =>
  tx
    .select({ name: unsavedPictures.name })
    .from(unsavedPictures)
    .where(lt(unsavedPictures.at, before))
    .orderBy(asc(unsavedPictures.at))
    .limit(limit)
    .for('update', { skipLocked: true });

const PRODUCT_HTML = sql.join(
  HTML_FIELDS.map((field) => products[field]),
  sql`, `,
);

/** In products, categories, makers, slides, settings, or versions that can be restored. */
export async function findUsedPictures(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT name FROM unnest(${textArray(names)}) AS given (name) WHERE
      EXISTS (SELECT FROM products WHERE strpos(concat(prd_man_pic, prd_album_pics, videos, manual, ${PRODUCT_HTML}), name) > 0)
      OR EXISTS (SELECT FROM variants WHERE strpos(picture, name) > 0)
      OR EXISTS (SELECT FROM categories WHERE strpos(cate_attachment, name) > 0)
      OR EXISTS (SELECT FROM makers WHERE strpos(concat(maker_picture, maker_story), name) > 0)
      OR EXISTS (SELECT FROM slideshows WHERE strpos(concat(m, d, caption), name) > 0)
      OR EXISTS (SELECT FROM settings WHERE strpos(value::text, name) > 0)
      OR EXISTS (SELECT FROM setting_versions WHERE strpos(changes::text, name) > 0)`,
  );
  return rows.map(({ name }) => name);
}
