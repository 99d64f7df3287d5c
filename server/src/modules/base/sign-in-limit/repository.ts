import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { personRows } from '../../../platform/db/person-rows.ts';
import { signInFailures } from '../../../platform/db/schema/index.ts';

export const signInData: DataHooks = {
  tables: {
    sign_in_failures: (db, { email }) =>
      personRows(
        db,
        signInFailures,
        sql`${signInFailures.realm} = 'member' AND account = ${email}`,
      ),
  },
  forget:
    async (tx, { email }) =>
    async () => {
      await deleteFailuresOf(tx, 'member', email);
      return {};
    },
};

export interface Attempt {
  /** `order`: guesses at a guest's order, whose `account` is its code. */
  realm: 'admin' | 'member' | 'order';
  account: string;
  origin: string;
}

/** Delays after consecutive failures: none for the first `free`, then doubling from `first` to `longest`, in ms. */
export interface BackOff {
  free: number;
  first: number;
  longest: number;
}

const rowOf = ({ realm, account, origin }: Attempt): SQL | undefined =>
  and(
    eq(signInFailures.realm, realm),
    eq(signInFailures.account, account),
    eq(signInFailures.origin, origin),
  );

/** Counted before it is checked, against parallel guesses; false while it must wait. */
export async function countFailure(
  db: Database,
  attempt: Attempt,
  { free, first, longest }: BackOff,
  now: Date,
  count = 1,
): Promise<boolean> {
  const failures = sql`${signInFailures.failures} + ${count}::int`;
  const doublings = sql`least(${failures} - ${free}::int, 30)`;
  const delay = sql`least(${longest}::float8, ${first}::float8 * power(2, ${doublings})) * interval '1 millisecond'`;
  const blocked_until = sql`CASE WHEN ${failures} >= ${free}::int THEN ${now.toISOString()}::timestamptz + ${delay} END`;
  const counted = await db
    .insert(signInFailures)
    .values({ ...attempt, failures: count, u_date: now })
    .onConflictDoUpdate({
      target: [signInFailures.realm, signInFailures.account, signInFailures.origin],
      set: { failures, blocked_until, u_date: now },
      setWhere: or(isNull(signInFailures.blocked_until), lte(signInFailures.blocked_until, now)),
    })
    .returning({ failures: signInFailures.failures });
  return counted.length === 1;
}

export async function findBlockedUntil(db: Database, attempt: Attempt): Promise<Date | null> {
  const [row] = await db
    .select({ blocked_until: signInFailures.blocked_until })
    .from(signInFailures)
    .where(rowOf(attempt));
  return row?.blocked_until ?? null;
}

export async function deleteFailures(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(rowOf(attempt));
}

export async function deleteFailuresOf(
  db: Database,
  realm: Attempt['realm'],
  account: string,
): Promise<void> {
  await db
    .delete(signInFailures)
    .where(and(eq(signInFailures.realm, realm), eq(signInFailures.account, account)));
}

/** Deletes rows without an attempt since a moment, unless they still cause a wait. */
export async function deleteOldFailures(db: Database, before: Date, now: Date): Promise<void> {
  const { u_date, blocked_until } = signInFailures;
  const over = or(isNull(blocked_until), lte(blocked_until, now));
  await db.delete(signInFailures).where(and(lt(u_date, before), over));
}
