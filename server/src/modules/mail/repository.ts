import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { outboxMails } from '../../platform/db/schema/index.ts';
import type { OutgoingMail } from './mail.ts';

export type OutboxMail = typeof outboxMails.$inferSelect;

const MINUTE_MS = 60_000;

/** How long a claimed mail is left to who claimed it; after that another instance may try. */
const LEASE_MS = 2 * MINUTE_MS;

/** Minutes to wait after the first, second, … failure; after the last one the mail is given up. */
const WAITS = [1, 5, 30, 120, 720];

/** Takes the next mail that is due, for this instance alone; null when none is. */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.status, 'queued'), lte(outboxMails.next_at, now)))
      .orderBy(asc(outboxMails.next_at), asc(outboxMails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const next_at = new Date(now.getTime() + LEASE_MS);
    const claimed = { attempts: due.attempts + 1, next_at };
    await tx.update(outboxMails).set(claimed).where(eq(outboxMails.id, due.id));
    return { ...due, ...claimed };
  });
}

/** A sent mail keeps that it was sent, not what it said: it may hold a code or an address. */
export async function markSent(db: Database, { id }: OutboxMail, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'sent', sent_at: now, text: '', html: '', last_error: '' })
    .where(eq(outboxMails.id, id));
}

export async function markFailed(
  db: Database,
  { id, attempts }: OutboxMail,
  error: string,
  now: Date,
): Promise<void> {
  const wait = WAITS[attempts - 1];
  const next =
    wait === undefined
      ? { status: 'dead' as const }
      : { next_at: new Date(now.getTime() + wait * MINUTE_MS) };
  await db
    .update(outboxMails)
    .set({ ...next, last_error: error.slice(0, 500) })
    .where(eq(outboxMails.id, id));
}

/** Puts a mail into the outbox, in the given transaction. */
export async function insertMail(
  tx: Database,
  { to, dedupe_key, ...mail }: OutgoingMail,
  now: Date,
): Promise<void> {
  await tx
    .insert(outboxMails)
    .values({
      ...mail,
      id: randomUUID(),
      dedupe_key: dedupe_key ?? null,
      to_email: to,
      next_at: now,
      c_date: now,
    })
    .onConflictDoNothing();
}
