import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { cartSessions, productLikes, products } from '../../platform/db/schema/index.ts';

/** Whether the session exists; locks it against the clean-up until the transaction ends. */
export async function lockCartSession(tx: Database, s: string): Promise<boolean> {
  const found = await tx
    .select({ s: cartSessions.s })
    .from(cartSessions)
    .where(eq(cartSessions.s, s))
    .for('key share');
  return found.length > 0;
}

/** Stores a session that writes for the first time. */
export async function insertCartSession(tx: Database, s: string, now: Date): Promise<void> {
  await tx.insert(cartSessions).values({ s, c_date: now, u_date: now }).onConflictDoNothing();
}

export async function isLiked(db: Database, s: string, prd_id: string): Promise<boolean> {
  const found = await db
    .select({ s: productLikes.s })
    .from(productLikes)
    .where(and(eq(productLikes.s, s), eq(productLikes.prd_id, prd_id)));
  return found.length > 0;
}

/** Inserts a like; false where it exists already. */
export async function insertLike(tx: Database, like: typeof productLikes.$inferInsert) {
  const inserted = await tx.insert(productLikes).values(like).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Deletes a like; false where there was none. */
export async function deleteLike(tx: Database, s: string, prd_id: string) {
  const removed = await tx
    .delete(productLikes)
    .where(and(eq(productLikes.s, s), eq(productLikes.prd_id, prd_id)))
    .returning();
  return removed.length > 0;
}

/** The product's like count; undefined where it is not for sale. */
export async function findLikeCount(db: Database, prd_id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ like_count: products.like_count })
    .from(products)
    .where(and(eq(products.enabled, true), eq(products.prd_id, prd_id)));
  return row?.like_count;
}

const move = (tx: Database, prd_id: string, to: SQL, guard?: SQL) =>
  tx
    .update(products)
    .set({ like_count: to })
    .where(and(eq(products.prd_id, prd_id), guard));

export const incrementLikeCount = (tx: Database, prd_id: string) =>
  move(tx, prd_id, sql`${products.like_count} + 1`);

export const decrementLikeCount = (tx: Database, prd_id: string) =>
  move(tx, prd_id, sql`${products.like_count} - 1`, gt(products.like_count, 0));
