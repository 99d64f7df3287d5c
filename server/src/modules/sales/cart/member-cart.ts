import { CART_MAX_LINES, isSameCart, type LineQuantity, mergedCart } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { lockMemberCart, updateMemberCart } from './repository.ts';

/**
 * Merges a browser's lines with the member's cart, based on the last synced state, and stores the result. Two carts with
 * too many lines together are not merged: returns undefined and changes neither.
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
    if (!isSameCart(merged, theirs)) await updateMemberCart(tx, cus_id, merged, now);
    return merged;
  });
}

/** Removes what was ordered from the member's cart, so that no other device orders it again. */
export async function removeOrdered(
  tx: Database,
  cus_id: string,
  ordered: readonly LineQuantity[],
  now: Date,
): Promise<void> {
  const lines = await lockMemberCart(tx, cus_id, now);
  const sold = new Set(ordered.map(({ prd_id }) => prd_id));
  await updateMemberCart(
    tx,
    cus_id,
    lines.filter(({ prd_id }) => !sold.has(prd_id)),
    now,
  );
}
