import { and, desc, eq, gt, lt, max, type SQL, sql } from 'drizzle-orm';
import { before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { forgetSessions, rowsOfMember, rowsOfSessions } from '../../../platform/db/person-rows.ts';
import { cartSessions, coupons, couponTries } from '../../../platform/db/schema/index.ts';

/** Who enters codes: a cart session, and the hash of the client's address. */
export interface Trier {
  s: string;
  client_hash: string;
}

const isMiss = (since: Date): SQL | undefined =>
  and(eq(couponTries.found, false), gt(couponTries.at, since));

/** Whether the session has entered this code before, right or wrong. */
export const hasTried = async (db: Database, s: string, coupon_code: string): Promise<boolean> =>
  (await db.$count(
    couponTries,
    and(eq(couponTries.s, s), eq(couponTries.coupon_code, coupon_code)),
  )) > 0;

/** When the session's `limit`th newest wrong code was entered; undefined where there are fewer. */
export async function findMissOfSession(db: Database, s: string, since: Date, limit: number) {
  const [row] = await db
    .select({ at: couponTries.at })
    .from(couponTries)
    .where(and(eq(couponTries.s, s), isMiss(since)))
    .orderBy(desc(couponTries.at))
    .limit(1)
    .offset(limit - 1);
  return row?.at;
}

/** The same for distinct wrong codes from an address, in any session. */
export async function findMissOfAddress(
  db: Database,
  client_hash: string,
  since: Date,
  limit: number,
) {
  const at = max(couponTries.at);
  const [row] = await db
    .select({ at })
    .from(couponTries)
    .where(and(eq(couponTries.client_hash, client_hash), isMiss(since)))
    .groupBy(couponTries.coupon_code)
    .orderBy(desc(at))
    .limit(1)
    .offset(limit - 1);
  return row?.at ?? undefined;
}

/** The longest wrong code of the session that this code begins with: the shopper is still typing. */
export async function findBeginning(tx: Database, s: string, coupon_code: string, since: Date) {
  const [row] = await tx
    .select({ coupon_code: couponTries.coupon_code })
    .from(couponTries)
    .where(
      and(
        eq(couponTries.s, s),
        isMiss(since),
        sql`starts_with(${coupon_code}, ${couponTries.coupon_code})`,
      ),
    )
    .orderBy(desc(sql`length(${couponTries.coupon_code})`))
    .limit(1);
  return row?.coupon_code;
}

/** Stores a wrong code, replacing `beginning` where there is one. */
export async function insertMiss(
  tx: Database,
  { s, client_hash }: Trier,
  { coupon_code, beginning }: { coupon_code: string; beginning: string | undefined },
  now: Date,
): Promise<void> {
  const row = { s, client_hash, coupon_code, found: false, at: now };
  if (beginning === undefined) await tx.insert(couponTries).values(row).onConflictDoNothing();
  else
    await tx
      .update(couponTries)
      .set(row)
      .where(and(eq(couponTries.s, s), eq(couponTries.coupon_code, beginning)));
}

/** Only stored sessions have rows, and their number is limited per address. */
export async function insertFound(
  tx: Database,
  { s, client_hash }: Trier,
  coupon_code: string,
  now: Date,
): Promise<void> {
  if ((await tx.$count(cartSessions, eq(cartSessions.s, s))) === 0) return;
  const row = { s, client_hash, coupon_code, found: true, at: now };
  await tx.insert(couponTries).values(row).onConflictDoNothing();
}

/** How long an entered code is remembered: a day of shopping. */
const STORED = DAY;

export const couponData: DataHooks = {
  tables: { coupons: rowsOfMember(coupons), coupon_tries: rowsOfSessions(couponTries) },
  forget: forgetSessions(couponTries),
  deleteOld: (db, now) => db.delete(couponTries).where(lt(couponTries.at, before(now, STORED))),
};
