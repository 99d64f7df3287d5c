import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

/** Outgoing mail, inserted in the transaction that causes it. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text().primaryKey(),
    /** Kind of mail, e.g. `otp`, `order-placed`. */
    kind: text().notNull(),
    /** The same for the same cause, so that each cause sends one mail. */
    dedupe_key: text(),
    to_email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: plainText(),
    /** The one-click unsubscribe address (RFC 8058); '' for mails that can't be unsubscribed from. */
    unsubscribe_url: plainText(),
    status: text().$type<'queued' | 'sent' | 'dead'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    next_at: moment().notNull(),
    last_error: plainText(),
    /** From when the mail is useless, such as one with a code; mails that expire are sent before all others. */
    expires_at: moment(),
    sent_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [
    index('outbox_mails_due').on(t.status, t.next_at),
    uniqueIndex('outbox_mails_dedupe').on(t.dedupe_key),
    // For counting the confirmations that were mailed to an address.
    index('outbox_mails_restock').on(t.to_email, t.c_date).where(sql`kind = 'restock-confirm'`),
    // For counting the newsletters of the last hour.
    index('outbox_mails_newsletter').on(t.c_date).where(sql`kind = 'news'`),
    index('outbox_mails_news').on(t.to_email, t.c_date).where(sql`kind = 'news-confirm'`),
  ],
);
