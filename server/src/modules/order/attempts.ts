import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { type AttemptStatus, paymentAttempts } from '../../platform/db/schema/index.ts';
import type { OrderRow } from './repository.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CURRENT: AttemptStatus[] = ['open', 'code_issued'];

export const randomBase32 = (length: number): string =>
  Array.from({ length }, () => CROCKFORD.charAt(randomInt(CROCKFORD.length))).join('');

/** A new try to pay; its trade number has the 20 letters and digits that gateways allow, and is never used twice. */
export async function openAttempt(
  tx: Database,
  { ord_id, ap_amt }: Pick<OrderRow, 'ord_id' | 'ap_amt'>,
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
  if (!attempt) throw new Error('an attempt was not written');
  return attempt;
}

/** The attempt that can still be paid, if there is one. */
export async function currentAttempt(db: Database, ord_id: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.ord_id, ord_id), inArray(paymentAttempts.status, CURRENT)));
  return attempt;
}

export async function attemptOfTrade(db: Database, trade_no: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.trade_no, trade_no));
  return attempt;
}

export async function changeAttempt(
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

/** Whatever could still be paid for this order no longer counts as its current try. */
export async function supersedeAttempts(tx: Database, ord_id: string, now: Date): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ status: 'superseded', u_date: now })
    .where(and(eq(paymentAttempts.ord_id, ord_id), inArray(paymentAttempts.status, CURRENT)));
}
