import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/index.ts';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import type { OutgoingMail, SecretMail } from './mail.ts';
import { encryptedContent } from './secret-content.ts';

export type OutboxMail = typeof outboxMails.$inferSelect;

const MINUTE_MS = 60_000;

/** How long a mail is claimed by an instance, in ms; afterwards another instance may send it. */
export const MAIL_LEASE_MS = 2 * MINUTE_MS;

/** Minutes to wait after the first, second, … failure; after the last one delivery is given up. */
const WAITS = [1, 5, 30, 120, 720];
const EXPIRING_WAITS = [0.2, 0.5, 1, 2, 5];

/** Columns cleared once a mail is finished: they may contain a code or an address. */
const NO_CONTENT = { text: '', html: '', unsubscribe_url: '' };

export async function markExpiredMails(db: Database, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ ...NO_CONTENT, status: 'dead', last_error: 'expired' })
    .where(and(eq(outboxMails.status, 'queued'), lte(outboxMails.expires_at, now)));
}

/** Mails that only go out by consent, which never delay others. */
const isConsented = sql`${outboxMails.kind} IN ('news', 'cart-reminder')`;

/** Claims the next due mail for this instance: expiring ones first, those by consent last; null where none is due. */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.status, 'queued'), lte(outboxMails.next_at, now)))
      .orderBy(
        asc(isNull(outboxMails.expires_at)),
        isConsented,
        outboxMails.next_at,
        outboxMails.id,
      )
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const next_at = new Date(now.getTime() + MAIL_LEASE_MS);
    const claimed = { attempts: due.attempts + 1, next_at };
    await tx.update(outboxMails).set(claimed).where(eq(outboxMails.id, due.id));
    return { ...due, ...claimed };
  });
}

export async function markSent(db: Database, { id }: OutboxMail, now: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ ...NO_CONTENT, status: 'sent', sent_at: now, last_error: '' })
    .where(eq(outboxMails.id, id));
}

export async function markFailed(
  db: Database,
  { id, attempts, expires_at }: OutboxMail,
  error: string,
  now: Date,
): Promise<boolean> {
  const wait = (expires_at ? EXPIRING_WAITS : WAITS)[attempts - 1];
  const isOver = wait === undefined;
  const next = isOver
    ? { status: 'dead' as const, ...(expires_at && NO_CONTENT) }
    : { next_at: new Date(now.getTime() + wait * MINUTE_MS) };
  await db
    .update(outboxMails)
    .set({ ...next, last_error: error.slice(0, 500) })
    .where(eq(outboxMails.id, id));
  return isOver;
}

const rowOf = ({ to, dedupe_key, ...mail }: OutgoingMail, now: Date) => ({
  ...mail,
  id: randomUUID(),
  dedupe_key: dedupe_key ?? null,
  to_email: to,
  next_at: now,
  c_date: now,
});

/** Returns the mail's id. */
export async function insertMail(tx: Database, mail: OutgoingMail, now: Date): Promise<string> {
  const row = rowOf(mail, now);
  await tx.insert(outboxMails).values(row).onConflictDoNothing();
  return row.id;
}

export async function insertSecretMail(
  tx: Database,
  key: ServerKey,
  mail: SecretMail,
  now: Date,
): Promise<string> {
  return insertMail(tx, { ...mail, ...encryptedContent(key, mail) }, now);
}

/** Discards the unsent mails of a kind to an address, besides one that is being sent at this moment. */
export async function discardQueuedMails(
  tx: Database,
  to: string,
  kind: string,
  now: Date,
): Promise<void> {
  const content = { ...NO_CONTENT, to_email: '', subject: '', last_error: '' };
  await tx
    .update(outboxMails)
    .set({ ...content, status: 'dead', next_at: now })
    .where(
      and(
        eq(outboxMails.kind, kind),
        eq(outboxMails.to_email, to),
        eq(outboxMails.status, 'queued'),
      ),
    );
}
