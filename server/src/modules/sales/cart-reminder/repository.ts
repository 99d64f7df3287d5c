import { randomUUID } from 'node:crypto';
import type { LineQuantity } from '@pinpu/shared/domain';
import { and, asc, eq, gt, gte, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { after, before, DAY } from '../../../platform/clock.ts';
import type { DataHooks } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { rowsOfMember } from '../../../platform/db/person-rows.ts';
import { firstRow, hasRows } from '../../../platform/db/rows.ts';
import {
  cartReminders,
  mailConsents,
  memberCarts,
  members,
  orders,
} from '../../../platform/db/schema/index.ts';

/** How long the link of a reminder works, in ms. */
export const LINK_MS = 14 * DAY;

/** Older carts are left alone: a shop that begins to remind does not mail about carts of last year. */
const OLDEST_MS = 14 * DAY;
const PAUSE_MS = 7 * DAY;

/** Orders of the member, also those placed as a guest. */
const ordersOf = (db: Database, when: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(or(eq(orders.cus_id, members.cus_id), eq(orders.cus_email, members.acc_email)), when),
    );

/** A reminder within a week, or one after which the member has not ordered and then filled the cart again. */
const hindering = (db: Database, now: Date) => {
  const orderedSince = and(
    gt(orders.c_date, cartReminders.c_date),
    lt(orders.c_date, memberCarts.u_date),
  );
  return db
    .select({ one: sql`1` })
    .from(cartReminders)
    .where(
      and(
        eq(cartReminders.cus_id, members.cus_id),
        or(gt(cartReminders.c_date, before(now, PAUSE_MS)), notExists(ordersOf(db, orderedSince))),
      ),
    );
};

/**
 * The carts that their members are reminded of now, the oldest first. The consents are locked, so that nobody withdraws
 * one before the mail is queued.
 */
export const lockDueCarts = (
  tx: Database,
  { hours, limit, now }: { hours: number; limit: number; now: Date },
) => {
  const until = before(now, hours * 3_600_000);
  return tx
    .select({
      ...{ cus_id: members.cus_id, email: members.acc_email, consent_id: mailConsents.id },
      ...{ lines: memberCarts.lines, cart_date: memberCarts.u_date },
    })
    .from(memberCarts)
    .innerJoin(members, eq(members.cus_id, memberCarts.cus_id))
    .innerJoin(mailConsents, eq(mailConsents.email, members.acc_email))
    .where(
      and(
        and(eq(mailConsents.topic, 'cart'), eq(mailConsents.state, 'confirmed')),
        sql`${memberCarts.lines} <> '[]'::jsonb`,
        sql`greatest(${memberCarts.u_date}, ${mailConsents.confirmed_at}) <= ${until.toISOString()}::timestamptz`,
        gt(memberCarts.u_date, before(now, OLDEST_MS)),
        notExists(ordersOf(tx, gte(orders.c_date, memberCarts.u_date))),
        notExists(hindering(tx, now)),
      ),
    )
    .orderBy(asc(memberCarts.u_date), asc(members.cus_id))
    .limit(limit)
    .for('update', { of: mailConsents, skipLocked: true });
};

type NewReminder = Pick<
  typeof cartReminders.$inferInsert,
  'cus_id' | 'cart_date' | 'lines' | 'key_hash'
>;

/** Stores a reminder; false where another instance has reminded of the same cart. */
export const insertReminder = (tx: Database, reminder: NewReminder, now: Date) =>
  hasRows(
    tx
      .insert(cartReminders)
      .values({ ...reminder, id: randomUUID(), expires_at: after(now, LINK_MS), c_date: now })
      .onConflictDoNothing()
      .returning({ id: cartReminders.id }),
  );

interface RemindedCart {
  cus_id: string;
  lines: LineQuantity[];
  /** What the member's cart holds by now. */
  current: LineQuantity[] | null;
}

/** The reminder with a link's secret; undefined where it has expired. */
export const findReminder = (
  db: Database,
  key_hash: string,
  now: Date,
): Promise<RemindedCart | undefined> =>
  firstRow(
    db
      .select({
        ...{ cus_id: cartReminders.cus_id, lines: cartReminders.lines },
        current: memberCarts.lines,
      })
      .from(cartReminders)
      .leftJoin(memberCarts, eq(memberCarts.cus_id, cartReminders.cus_id))
      .where(and(eq(cartReminders.key_hash, key_hash), gt(cartReminders.expires_at, now))),
  );

/** How long reminders are stored, in ms: until a new cart of the same member is another one. */
const STORED_MS = 90 * DAY;

/** Rows go with the member, by their foreign key. */
export const cartReminderData: DataHooks = {
  tables: { cart_reminders: rowsOfMember(cartReminders) },
  deleteOld: (db, now) =>
    db.delete(cartReminders).where(lt(cartReminders.c_date, before(now, STORED_MS))),
};
