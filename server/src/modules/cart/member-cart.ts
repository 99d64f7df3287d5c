import { CART_MAX_LINES, isSameCart, type LineQuantity, mergedCart } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { memberCarts } from '../../platform/db/schema/index.ts';

/** The cart of a member, locked until the transaction ends; made empty where there is none. */
async function lockMemberCart(tx: Database, cus_id: string, now: Date): Promise<LineQuantity[]> {
  await tx.insert(memberCarts).values({ cus_id, u_date: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(memberCarts)
    .where(eq(memberCarts.cus_id, cus_id))
    .for('update');
  return row?.lines ?? [];
}

const keep = (tx: Database, cus_id: string, lines: LineQuantity[], u_date: Date) =>
  tx.update(memberCarts).set({ lines, u_date }).where(eq(memberCarts.cus_id, cus_id));

/**
 * Merges a browser's lines with the member's cart, by what both last agreed on, and keeps the result. Two that
 * together are too many stay apart: undefined, and both as they were.
 */
export async function mergeMemberCart(
  db: Database,
  cus_id: string,
  { base, mine }: { base: readonly LineQuantity[]; mine: readonly LineQuantity[] },
  now: Date,
): Promise<LineQuantity[] | undefined> {
  return db.transaction(async (tx) => {
    const theirs = await lockMemberCart(tx, cus_id, now);
    const merged = mergedCart({ base, mine, theirs });
    if (merged.length > CART_MAX_LINES) return undefined;
    if (!isSameCart(merged, theirs)) await keep(tx, cus_id, merged, now);
    return merged;
  });
}

/** Takes what was ordered out of the member's cart, so that no other device orders it again. */
export async function takeOrdered(
  tx: Database,
  cus_id: string,
  ordered: readonly LineQuantity[],
  now: Date,
): Promise<void> {
  const lines = await lockMemberCart(tx, cus_id, now);
  const sold = new Set(ordered.map(({ prd_id }) => prd_id));
  await keep(
    tx,
    cus_id,
    lines.filter(({ prd_id }) => !sold.has(prd_id)),
    now,
  );
}
