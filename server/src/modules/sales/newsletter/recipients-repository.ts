import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import {
  mailConsents,
  newsletterRecipients,
  outboxMails,
} from '../../../platform/db/schema/index.ts';
import { TOPICS } from '../../base/consent/topics.ts';

const { newsletter_id, email, state, mail_id } = newsletterRecipients;
const { kind } = TOPICS.news;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How many newsletters were queued in the last minute and hour. */
export async function countQueued(db: Database, now: Date) {
  const since = (ms: number) =>
    db.$count(
      outboxMails,
      // Written exactly as in the partial index, or that is not used.
      and(gt(outboxMails.c_date, before(now, ms)), sql`kind = 'news'`),
    );
  return { minute: await since(MINUTE_MS), hour: await since(HOUR_MS) };
}

export async function findWaiting(tx: Database, id: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ email })
    .from(newsletterRecipients)
    .where(and(eq(newsletter_id, id), sql`state = 'waiting'`))
    .orderBy(asc(email))
    .limit(limit);
  return rows.map((row) => row.email);
}

/** The consents of these addresses that are still valid, by address; locked, so that none is withdrawn meanwhile. */
export async function lockConsents(tx: Database, emails: readonly string[]) {
  const rows = await tx
    .select({ email: mailConsents.email, id: mailConsents.id })
    .from(mailConsents)
    .where(
      and(
        inArray(mailConsents.email, [...emails]),
        eq(mailConsents.topic, 'news'),
        eq(mailConsents.state, 'confirmed'),
      ),
    )
    .orderBy(asc(mailConsents.id))
    .for('update');
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Records the mail of a receiver; null for one who has withdrawn. */
export const markQueued = (
  tx: Database,
  receiver: { newsletter_id: string; email: string; mail_id: string | null },
) =>
  tx
    .update(newsletterRecipients)
    .set({
      mail_id: receiver.mail_id,
      state: receiver.mail_id === null ? 'withdrawn' : 'queued',
    })
    .where(and(eq(newsletter_id, receiver.newsletter_id), eq(email, receiver.email)));

/** What has become of a newsletter's mails so far; `open` are those that wait, or are being sent. */
export async function countResults(db: Database, id: string) {
  const mail = outboxMails.status;
  // A mail that was discarded, as by a withdrawal, has neither an address nor a reason.
  const isDiscarded = sql`${mail} = 'dead' AND ${outboxMails.last_error} = '' AND ${outboxMails.to_email} = ''`;
  const count = (condition: ReturnType<typeof sql>) =>
    sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      sent: count(sql`${mail} = 'sent'`),
      failed: count(sql`${mail} = 'dead' AND NOT (${isDiscarded})`),
      withdrawn: count(sql`${state} = 'withdrawn' OR (${isDiscarded})`),
      open: count(sql`${state} = 'waiting' OR ${mail} = 'queued'`),
    })
    .from(newsletterRecipients)
    .leftJoin(outboxMails, eq(outboxMails.id, mail_id))
    .where(eq(newsletter_id, id));
  return row ?? { sent: 0, failed: 0, withdrawn: 0, open: 0 };
}

export const newsKind = kind;
