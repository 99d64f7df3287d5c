import { and, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import { MAIL_LEASE_MS } from './repository.ts';

const SHOWN = 200;

/** Condition: a mail that failed and waits for a retry, or was given up. A discarded mail has no recipient any more. */
const unsent = and(
  ne(outboxMails.to_email, ''),
  or(
    eq(outboxMails.status, 'dead'),
    and(
      eq(outboxMails.status, 'queued'),
      gt(outboxMails.attempts, 0),
      ne(outboxMails.last_error, ''),
    ),
  ),
);

const { id, kind, to_email, subject, status, attempts, last_error, c_date, next_at } = outboxMails;
const has_content = sql<boolean>`${outboxMails.text} <> ''`;

export const findUnsentMails = (db: Database) =>
  db
    .select({
      id,
      kind,
      to_email,
      subject,
      status,
      attempts,
      last_error,
      c_date,
      next_at,
      has_content,
    })
    .from(outboxMails)
    .where(unsent)
    .orderBy(desc(c_date), desc(id))
    .limit(SHOWN);

export async function countUnsentMails(db: Database, limit: number): Promise<number> {
  const some = db.select({ id }).from(outboxMails).where(unsent).limit(limit).as('some');
  const [row] = await db.select({ mails: count() }).from(some);
  return row?.mails ?? 0;
}

/** Condition: an unsent mail that no instance is sending now; while one does, `next_at` is within the lease. */
const unclaimed = (now: Date) =>
  and(unsent, or(eq(status, 'dead'), gt(next_at, after(now, MAIL_LEASE_MS))));

/** Queues a mail again with all its attempts; false where it was sent, is being sent, or has no content. */
export async function markMailForRetry(db: Database, mail: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(outboxMails)
    .set({ status: 'queued', attempts: 0, next_at: now })
    .where(and(eq(id, mail), unclaimed(now), has_content))
    .returning({ id });
  return rows.length > 0;
}

/** Discards a mail permanently and deletes its content; the row still prevents a second mail for the same cause. */
export async function markMailDiscarded(db: Database, mail: string, now: Date): Promise<boolean> {
  const content = { subject: '', text: '', html: '', unsubscribe_url: '' };
  const nothing = { ...content, to_email: '', last_error: '' };
  const rows = await db
    .update(outboxMails)
    .set({ ...nothing, status: 'dead', next_at: now })
    .where(and(eq(id, mail), unclaimed(now)))
    .returning({ id });
  return rows.length > 0;
}
