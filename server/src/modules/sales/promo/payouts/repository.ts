import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { firstRow } from '../../../../platform/db/rows.ts';
import {
  members,
  orders,
  promoOrders,
  promoPayoutLines,
  promoPayoutMonths,
  promoPayouts,
} from '../../../../platform/db/schema/index.ts';
import { hasOpenRequest } from '../../order/request-repository.ts';

export type PayoutRow = typeof promoPayouts.$inferSelect;

/** An order in a payout with its amount in TWD; negative for a return after an earlier payout. */
export interface PayoutLine {
  ord_id: string;
  amount: number;
}

/** The most rows in one statement, because of PostgreSQL's limit of parameters. */
const BATCH = 5000;

export const findClosedMonth = (db: Database, month: string) =>
  firstRow(db.select().from(promoPayoutMonths).where(eq(promoPayoutMonths.month, month)));

/** The last closed month; '' where none is closed. */
export async function findLastMonth(db: Database): Promise<string> {
  const [row] = await db
    .select({ month: promoPayoutMonths.month })
    .from(promoPayoutMonths)
    .orderBy(desc(promoPayoutMonths.month))
    .limit(1);
  return row?.month ?? '';
}

export const insertMonth = (tx: Database, row: typeof promoPayoutMonths.$inferSelect) =>
  tx.insert(promoPayoutMonths).values(row);

const left = sql<number>`${promoOrders.profit} - ${promoOrders.returned_profit}`;

/** Shipped orders whose remaining profit differs from what payouts contain: too little, or too much after a return. */
const unsettledOrders = (db: Database, where?: SQL) =>
  db
    .select({
      ...{ ord_id: promoOrders.ord_id, cus_id: promoOrders.cus_id },
      ...{ left: left.mapWith(Number), paid_out: promoOrders.paid_out },
      ...{ status: orders.status, ship_date: orders.ship_date, rec_way: orders.rec_way },
      asked: hasOpenRequest,
    })
    .from(promoOrders)
    .innerJoin(orders, eq(orders.ord_id, promoOrders.ord_id))
    .where(
      and(
        sql`profit - returned_profit <> paid_out`,
        eq(orders.status, ORDER_STATUS.fulfilled),
        where,
      ),
    )
    .orderBy(asc(promoOrders.ord_id));

export type UnsettledOrder = Awaited<ReturnType<typeof unsettledOrders>>[number];

export const findUnsettled = (db: Database): Promise<UnsettledOrder[]> => unsettledOrders(db);

export const findUnsettledOf = (db: Database, cus_id: string): Promise<UnsettledOrder[]> =>
  unsettledOrders(db, eq(promoOrders.cus_id, cus_id));

const { cus_id, cus_name, acc_email } = members;

/** The given promoters, locked against erasure until the transaction ends. */
export const lockPayees = (tx: Database, ids: readonly string[]) =>
  tx
    .select({ cus_id, cus_name, acc_email })
    .from(members)
    .where(inArray(cus_id, [...ids]))
    .orderBy(asc(acc_email))
    .for('key share');

export type Payee = Awaited<ReturnType<typeof lockPayees>>[number];

/** Stores a payout: its lines first, which locks the orders, as accepting a return locks an order before its profit. */
export async function insertPayout(
  tx: Database,
  payout: Omit<PayoutRow, 'id' | 'paid_on' | 'paid_by'>,
  lines: readonly PayoutLine[],
): Promise<void> {
  const payout_id = randomUUID();
  await tx.insert(promoPayouts).values({ ...payout, id: payout_id });
  for (let at = 0; at < lines.length; at += BATCH) {
    const rows = lines.slice(at, at + BATCH).map((line) => ({ ...line, payout_id }));
    await tx.insert(promoPayoutLines).values(rows);
  }
  await tx.execute(sql`
    UPDATE promo_orders p SET paid_out = p.paid_out + l.amount
    FROM promo_payout_lines l WHERE l.payout_id = ${payout_id} AND l.ord_id = p.ord_id`);
}

const counted = sql`(SELECT count(*) FROM ${promoPayoutLines} WHERE ${promoPayoutLines.payout_id} = "promo_payouts"."id")`;
const below = sql`FROM ${promoPayoutLines} WHERE ${promoPayoutLines.payout_id} = "promo_payouts"."id" AND ${promoPayoutLines.amount} < 0`;
const corrected = sql`coalesce((SELECT sum(${promoPayoutLines.amount}) ${below}), 0)`;

const payoutFields = {
  ...{ id: promoPayouts.id, month: promoPayouts.month, cus_id: promoPayouts.cus_id },
  ...{ amount: promoPayouts.amount, account: promoPayouts.account, paid_on: promoPayouts.paid_on },
  orders: counted.mapWith(Number),
  /** Deduction for returns after an earlier payout: 0 or below. */
  corrections: corrected.mapWith(Number),
  /** How many orders the corrections are for. */
  returns: sql`(SELECT count(*) ${below})`.mapWith(Number),
};

/** The payouts of a month with their promoters; null where a promoter was erased. */
export const findPayouts = (db: Database, month: string) =>
  db
    .select({ ...payoutFields, paid_by: promoPayouts.paid_by, cus_name, acc_email })
    .from(promoPayouts)
    .leftJoin(members, eq(cus_id, promoPayouts.cus_id))
    .where(eq(promoPayouts.month, month))
    .orderBy(asc(acc_email), asc(promoPayouts.id));

export type PayoutWithPayee = Awaited<ReturnType<typeof findPayouts>>[number];

export const updatePayoutAccount = (tx: Database, id: string, account: string) =>
  tx
    .update(promoPayouts)
    .set({ account })
    .where(and(eq(promoPayouts.id, id), eq(promoPayouts.paid_on, '')));

/** Records the day of transfer, and who reports it, for payouts that have none yet. */
export const markPayoutsPaid = (
  tx: Database,
  ids: readonly string[],
  transfer: Pick<PayoutRow, 'paid_on' | 'paid_by'>,
) =>
  tx
    .update(promoPayouts)
    .set(transfer)
    .where(and(inArray(promoPayouts.id, [...ids]), eq(promoPayouts.paid_on, '')));

export const findUnpaid = (db: Database, of: string) =>
  db
    .select({ month: promoPayouts.month, amount: promoPayouts.amount })
    .from(promoPayouts)
    .where(and(eq(promoPayouts.cus_id, of), eq(promoPayouts.paid_on, '')))
    .orderBy(asc(promoPayouts.month));

/** Removes the account from the payouts of an erased person; amounts and days stay. */
export const clearPayoutAccounts = (tx: Database, of: string) =>
  tx.update(promoPayouts).set({ account: '' }).where(eq(promoPayouts.cus_id, of));

/** A promoter's payouts, the latest month first; only those before the month `before`, if it is given. */
export const findPayoutsOf = (db: Database, of: string, before: string, limit: number) =>
  db
    .select(payoutFields)
    .from(promoPayouts)
    .where(
      and(eq(promoPayouts.cus_id, of), before === '' ? undefined : lt(promoPayouts.month, before)),
    )
    .orderBy(desc(promoPayouts.month))
    .limit(limit);

/** The orders in a promoter's payouts, the latest month first, after a position in that order. */
export const findLinesOf = (
  db: Database,
  of: string,
  after: { month: string; ord_id: string } | undefined,
  limit: number,
) =>
  db
    .select({
      ...{ month: promoPayouts.month, paid_on: promoPayouts.paid_on, ord_code: orders.ord_code },
      ...{ ord_id: promoPayoutLines.ord_id, amount: promoPayoutLines.amount },
    })
    .from(promoPayouts)
    .innerJoin(promoPayoutLines, eq(promoPayoutLines.payout_id, promoPayouts.id))
    .innerJoin(orders, eq(orders.ord_id, promoPayoutLines.ord_id))
    .where(
      and(
        eq(promoPayouts.cus_id, of),
        after &&
          sql`(${promoPayouts.month}, ${promoPayoutLines.ord_id}) < (${after.month}, ${after.ord_id})`,
      ),
    )
    .orderBy(desc(promoPayouts.month), desc(promoPayoutLines.ord_id))
    .limit(limit);
