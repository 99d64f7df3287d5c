import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { cartSessions, promoCodes } from '../../../platform/db/schema/index.ts';

/** The shop's own group-buy code; '' where it has none. */
export async function findShopPromoCode(db: Database): Promise<string> {
  const [row] = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(and(isNull(promoCodes.cus_id), eq(promoCodes.enabled, true)))
    .orderBy(asc(promoCodes.code))
    .limit(1);
  return row?.code ?? '';
}

const DAY_MS = 86_400_000;

/** Whether the session exists; records that it was used today, so that the cleanup does not delete it. */
export async function markCartSessionUsed(db: Database, s: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ u_date: cartSessions.u_date })
    .from(cartSessions)
    .where(eq(cartSessions.s, s));
  if (!row) return false;
  if (now.getTime() - row.u_date.getTime() > DAY_MS) {
    const touched = db.update(cartSessions).set({ u_date: now }).where(eq(cartSessions.s, s));
    // Errors are ignored, so that the shop opens even with a full disk; a later visit records the use.
    await touched.catch(() => undefined);
  }
  return true;
}

/** Deletes sessions unused for 90 days, as browsers do (ledger S2). */
export async function deleteStaleCartSessions(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 90 * DAY_MS);
  await db.delete(cartSessions).where(lt(cartSessions.u_date, limit));
}
