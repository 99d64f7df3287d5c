import { randomUUID } from 'node:crypto';
import { ORDER_STATUS } from '@pinpu/shared/domain';
import { and, asc, desc, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { firstRow } from '../../../platform/db/rows.ts';
import {
  type AttemptStatus,
  orders,
  paymentAttempts,
  paymentNotices,
  refundTasks,
} from '../../../platform/db/schema/index.ts';
import { randomBase32 } from '../../../platform/random.ts';
import type { EventResult, PaidTrade, PaymentEvent, TradeRef } from './port.ts';
import { UNAWAITED } from './refund-repository.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

const CURRENT: AttemptStatus[] = ['open', 'code_issued'];

/** The trade number has 20 letters and digits, which is what providers allow. */
export async function insertAttempt(
  tx: Database,
  { ord_id, ap_amt }: Pick<typeof orders.$inferSelect, 'ord_id' | 'ap_amt'>,
  { provider, pay_way, pay_period }: Pick<Attempt, 'provider' | 'pay_way' | 'pay_period'>,
  now: Date,
): Promise<Attempt> {
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      attempt_id: randomUUID(),
      ord_id,
      trade_no: `PT${randomBase32(18)}`,
      provider,
      pay_way,
      pay_period,
      amount: ap_amt,
      status: 'open',
      c_date: now,
      u_date: now,
    })
    .returning();
  if (!attempt) throw new Error('a payment attempt was not inserted');
  return attempt;
}

/** The attempt that can still be paid. */
export const findCurrentAttempt = (db: Database, ord_id: string) =>
  firstRow(
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.ord_id, ord_id), inArray(paymentAttempts.status, CURRENT))),
  );

export const findAttemptByTradeNo = (db: Database, trade_no: string) =>
  firstRow(db.select().from(paymentAttempts).where(eq(paymentAttempts.trade_no, trade_no)));

export async function updateAttempt(
  tx: Database,
  attempt_id: string,
  change: Partial<Attempt>,
  now: Date,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ ...change, u_date: now })
    .where(eq(paymentAttempts.attempt_id, attempt_id));
}

/** An order whose shopper comes back from the payment page. */
export interface ReturningOrder {
  isPaid: boolean;
  /** The order's attempt at this provider that can still be paid. */
  trade: TradeRef | null;
}

export async function findReturningOrder(
  db: Database,
  guid: string,
  provider: string,
): Promise<ReturningOrder | undefined> {
  const [order] = await db
    .select({ ord_id: orders.ord_id, status: orders.status })
    .from(orders)
    .where(eq(orders.guid, guid));
  if (!order) return undefined;
  const attempt = await findCurrentAttempt(db, order.ord_id);
  return {
    isPaid: order.status === ORDER_STATUS.paid || order.status === ORDER_STATUS.fulfilled,
    trade: attempt?.provider === provider ? attempt : null,
  };
}

/** Marks every attempt of the order that could still be paid as superseded. */
export async function markAttemptsSuperseded(tx: Database, ord_id: string, now: Date) {
  await tx
    .update(paymentAttempts)
    .set({ status: 'superseded', u_date: now })
    .where(and(eq(paymentAttempts.ord_id, ord_id), inArray(paymentAttempts.status, CURRENT)));
}

interface ReceivedEvent {
  event: PaymentEvent;
  provider: string;
  isExpected: boolean;
}

/**
 * The key that identifies repeats of an event. The text of a repeated webhook may differ, so these fields are used
 * (docs/taiwan). An event with a wrong amount also has the amount in its key, so that the right one still counts.
 */
const dedupeKey = ({ event, provider, isExpected }: ReceivedEvent) =>
  [
    provider,
    event.trade_no,
    event.provider_trade_no,
    event.code,
    ...(isExpected ? [] : [event.amount]),
  ].join(' ');

/** Records an event and returns its id; null for a duplicate, which is not recorded. */
export async function insertPaymentEvent(tx: Database, received: ReceivedEvent, now: Date) {
  const { event, provider } = received;
  const { trade_no, provider_trade_no, merchant, amount, code, message, pay_way } = event;
  const payload = {
    provider_trade_no,
    merchant,
    amount: `${amount}`,
    code,
    message,
    pay_way: `${pay_way}`,
  };
  const [row] = await tx
    .insert(paymentNotices)
    .values({
      id: randomUUID(),
      dedupe_key: dedupeKey(received),
      provider,
      trade_no,
      kind: event.outcome,
      verified: true,
      payload,
      received_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.id });
  return row?.id ?? null;
}

/** Records a genuine event that belongs to no attempt of this provider; its money may have to be refunded by hand. */
export async function insertUnmatchedEvent(
  tx: Database,
  { outcome, ...received }: Omit<ReceivedEvent, 'isExpected'> & { outcome: EventResult },
  now: Date,
): Promise<void> {
  const id = await insertPaymentEvent(tx, { ...received, isExpected: false }, now);
  if (id !== null) await updatePaymentEvent(tx, id, { outcome, processed_at: now });
}

export const updatePaymentEvent = (
  tx: Database,
  id: string,
  change: Pick<typeof paymentNotices.$inferInsert, 'outcome' | 'processed_at'>,
) => tx.update(paymentNotices).set(change).where(eq(paymentNotices.id, id));

/** The attempt that an order was paid with. A late or duplicate payment, which is to be refunded, does not count. */
export async function findPaidAttempt(db: Database, ord_id: string): Promise<Attempt | undefined> {
  const { trade_no, reason } = refundTasks;
  const owed = db
    .select({ id: refundTasks.id })
    .from(refundTasks)
    .where(and(eq(trade_no, paymentAttempts.trade_no), inArray(reason, [...UNAWAITED])));
  const paid = and(eq(paymentAttempts.ord_id, ord_id), eq(paymentAttempts.status, 'paid'));
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(paid, notExists(owed)))
    .limit(1);
  return attempt;
}

/** By which provider and in which way these trades were paid. */
export const findTradeWays = (db: Database, trade_nos: readonly string[]) =>
  db
    .select({
      trade_no: paymentAttempts.trade_no,
      provider: paymentAttempts.provider,
      pay_way: paymentAttempts.pay_way,
    })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.trade_no, [...trade_nos]));

/**
 * A trade that money was taken for, with its provider; undefined where the order was paid in another way. A payment of
 * another amount has left its attempt unchanged, so the provider's number is then in its notice.
 */
export async function findPaidTrade(
  db: Database,
  trade_no: string,
): Promise<(PaidTrade & { provider: string }) | undefined> {
  const attempt = await findAttemptByTradeNo(db, trade_no);
  if (!attempt) return undefined;
  const { provider, amount, pay_way } = attempt;
  const trade = { provider, trade_no, amount, pay_way };
  if (attempt.provider_trade_no !== '')
    return { ...trade, provider_trade_no: attempt.provider_trade_no };
  const [notice] = await db
    .select({ payload: paymentNotices.payload })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.trade_no, trade_no), eq(paymentNotices.kind, 'paid')))
    .orderBy(desc(paymentNotices.received_at))
    .limit(1);
  return { ...trade, provider_trade_no: notice?.payload.provider_trade_no ?? '' };
}

export const findAttempts = (db: Database, ord_id: string): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.ord_id, ord_id))
    .orderBy(asc(paymentAttempts.c_date), asc(paymentAttempts.attempt_id));
