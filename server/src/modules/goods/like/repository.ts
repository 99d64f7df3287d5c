import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { rowsOfMember, rowsOfSessions } from '../../../platform/db/person-rows.ts';
import { hasRows } from '../../../platform/db/rows.ts';
import {
  cartSessions,
  memberLikes,
  members,
  offers,
  productLikes,
  products,
} from '../../../platform/db/schema/index.ts';

/** The owner of likes: a member, on every device, or a guest's cart session. */
export type LikeOwner = { cus_id: string } | { s: string };

const tableOf = (owner: LikeOwner) =>
  'cus_id' in owner
    ? { table: memberLikes, own: eq(memberLikes.cus_id, owner.cus_id) }
    : { table: productLikes, own: eq(productLikes.s, owner.s) };

/** Whether the session exists; locks it against the cleanup until the transaction ends. */
export const lockCartSession = (tx: Database, s: string) =>
  hasRows(
    tx
      .select({ s: cartSessions.s })
      .from(cartSessions)
      .where(eq(cartSessions.s, s))
      .for('no key update'),
  );

/** Whether the member exists; locks the member, so that changes of their likes run one after the other. */
export const lockMember = (tx: Database, cus_id: string) =>
  hasRows(
    tx
      .select({ cus_id: members.cus_id })
      .from(members)
      .where(eq(members.cus_id, cus_id))
      .for('no key update'),
  );

export const insertCartSession = (tx: Database, s: string, now: Date) =>
  tx.insert(cartSessions).values({ s, c_date: now, u_date: now }).onConflictDoNothing();

export async function hasLiked(db: Database, owner: LikeOwner, prd_id: string): Promise<boolean> {
  const { table, own } = tableOf(owner);
  const found = await db
    .select({ prd_id: table.prd_id })
    .from(table)
    .where(and(own, eq(table.prd_id, prd_id)));
  return found.length > 0;
}

export const countLikes = (db: Database, owner: LikeOwner): Promise<number> => {
  const { table, own } = tableOf(owner);
  return db.$count(table, own);
};

export async function findLikedIds(db: Database, owner: LikeOwner): Promise<string[]> {
  const { table, own } = tableOf(owner);
  const { prd_id, c_date } = table;
  const rows = await db.select({ prd_id }).from(table).where(own).orderBy(desc(c_date), prd_id);
  return rows.map((row) => row.prd_id);
}

interface Page {
  /** The last like of the previous page; undefined for the first page. */
  cursor: { at: Date; id: string } | undefined;
  limit: number;
}

/** A page of likes with the product's name and picture, including products no longer for sale, newest first. */
export function findLikes(db: Database, owner: LikeOwner, { cursor, limit }: Page) {
  const { table, own } = tableOf(owner);
  const { prd_id, price, c_date } = table;
  const { prd_name, prd_man_pic } = products;
  return db
    .select({ prd_id, price, c_date, prd_name, prd_man_pic })
    .from(table)
    .innerJoin(products, eq(products.prd_id, prd_id))
    .where(
      and(
        own,
        cursor &&
          sql`(${c_date}, ${prd_id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(desc(c_date), desc(prd_id))
    .limit(limit);
}

type Like = Omit<typeof memberLikes.$inferInsert, 'cus_id'>;

export async function insertLike(tx: Database, owner: LikeOwner, like: Like): Promise<boolean> {
  const insert =
    'cus_id' in owner
      ? tx.insert(memberLikes).values({ ...owner, ...like })
      : tx.insert(productLikes).values({ ...owner, ...like });
  return (await insert.onConflictDoNothing().returning()).length > 0;
}

export async function deleteLike(tx: Database, owner: LikeOwner, prd_id: string) {
  const { table, own } = tableOf(owner);
  const removed = await tx
    .delete(table)
    .where(and(own, eq(table.prd_id, prd_id)))
    .returning();
  return removed.length > 0;
}

/** Moves the likes of a session to a member; returns the ids of products that the member had liked already. */
export async function mergeSessionLikes(tx: Database, s: string, cus_id: string) {
  const moved = await tx.delete(productLikes).where(eq(productLikes.s, s)).returning();
  if (moved.length === 0) return [];
  const inserted = await tx
    .insert(memberLikes)
    .values(moved.map(({ s: _, ...like }) => ({ ...like, cus_id })))
    .onConflictDoNothing()
    .returning({ prd_id: memberLikes.prd_id });
  const fresh = new Set(inserted.map(({ prd_id }) => prd_id));
  return moved.map(({ prd_id }) => prd_id).filter((prd_id) => !fresh.has(prd_id));
}

/** A product's price and like count, and `enabled`: whether it is for sale; undefined for an unknown product. */
export async function findLikeable(db: Database, prd_id: string) {
  const { enabled, like_count } = products;
  const { price } = offers;
  const [row] = await db
    .select({ enabled, price, like_count })
    .from(products)
    .innerJoin(offers, eq(offers.prd_id, products.prd_id))
    .where(eq(products.prd_id, prd_id));
  return row;
}

const move = (tx: Database, which: SQL, to: SQL, guard?: SQL) =>
  tx.update(products).set({ like_count: to }).where(and(which, guard));

export const incrementLikeCount = (tx: Database, prd_id: string) =>
  move(tx, eq(products.prd_id, prd_id), sql`${products.like_count} + 1`);

/** Lowers the like count of each product by one, in the same order as every other transaction. */
export async function decrementLikeCounts(tx: Database, prd_ids: readonly string[]) {
  const which = inArray(products.prd_id, [...prd_ids]);
  await tx
    .select({ prd_id: products.prd_id })
    .from(products)
    .where(which)
    .orderBy(products.prd_id)
    .for('no key update');
  await move(tx, which, sql`${products.like_count} - 1`, gt(products.like_count, 0));
}

/** Likes are deleted with their member or cart session, by foreign keys. */
export const likeData: DataHooks = {
  tables: { member_likes: rowsOfMember(memberLikes), product_likes: rowsOfSessions(productLikes) },
};
