import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { parse } from 'zod/mini';
import type { Database } from '../../platform/db/index.ts';
import { cartSessions, promoCodes, settings, slideshows } from '../../platform/db/schema/index.ts';
import { type ShopSettings, shopSettingsSchema } from './shop-settings.ts';

export async function findSettings(db: Database): Promise<ShopSettings> {
  const rows = await db.select().from(settings);
  return parse(
    shopSettingsSchema,
    Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  );
}

/** Slides that are switched on; whether today is within their dates is for who shows them. */
export async function findSlideshows(db: Database) {
  const rows = await db
    .select()
    .from(slideshows)
    .where(eq(slideshows.enable, true))
    .orderBy(asc(slideshows.sort), asc(slideshows.id));
  return rows.map(({ sort: _sort, ...slide }) => slide);
}

/** The group-buy code of the house, '' for none. */
export async function findHousePromoCode(db: Database): Promise<string> {
  const [row] = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(and(isNull(promoCodes.cus_id), eq(promoCodes.enabled, true)))
    .orderBy(asc(promoCodes.code))
    .limit(1);
  return row?.code ?? '';
}

const DAY_MS = 86_400_000;

/** Whether the session is known; a known one counts as used today, which keeps it from being swept. */
export async function visitCartSession(db: Database, s: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ u_date: cartSessions.u_date })
    .from(cartSessions)
    .where(eq(cartSessions.s, s));
  if (!row) return false;
  if (now.getTime() - row.u_date.getTime() > DAY_MS) {
    await db.update(cartSessions).set({ u_date: now }).where(eq(cartSessions.s, s));
  }
  return true;
}

export async function addCartSession(db: Database, s: string, now: Date): Promise<void> {
  await db.insert(cartSessions).values({ s, c_date: now, u_date: now });
}

/** Browsers forget after 90 days (ledger S2), and so does the server. */
export async function sweepCartSessions(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 90 * DAY_MS);
  await db.delete(cartSessions).where(lt(cartSessions.u_date, limit));
}
