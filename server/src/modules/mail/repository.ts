import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/index.ts';
import { outboxMails } from '../../platform/db/schema/index.ts';
import type { OutgoingMail } from './mail.ts';

export type OutboxMail = typeof outboxMails.$inferSelect;

const MINUTE_MS = 60_000;

/** The lease of a claimed mail; after it another instance may try. */
const LEASE_MS = 2 * MINUTE_MS;

/** Minutes to wait after the first, second, … failure; after the last one delivery is given up. */
const WAITS = [1, 5, 30, 120, 720];

/** Claims the next due mail for this instance; null when none is due. */
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

/** Records that a mail was sent and deletes its content: it may contain a code or an address. */
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

/** Adds a mail to the outbox, in the given transaction. */
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
