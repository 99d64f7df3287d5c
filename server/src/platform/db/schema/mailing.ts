import type { NewsletterBlock, NewsletterSegment } from '@pinpu/shared/contracts/backoffice';
import type { LineQuantity } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, moment, plainText } from './columns.ts';
import { ofMember } from './member.ts';

/** What an e-mail can consent to: newsletters, and reminders of a cart that was left. */
export type MailTopic = 'news' | 'cart';

/** `pending`: the mailed link was not confirmed yet. */
export type ConsentState = 'pending' | 'confirmed' | 'withdrawn';

/** Where consent was given: the footer, the member centre or the cart. */
export type ConsentSource = 'footer' | 'member' | 'cart';

/** Consents to mails that nobody needs to be sent: one row per e-mail and topic; without a row there is none. */
export const mailConsents = pgTable(
  'mail_consents',
  {
    /** Random, and known only to the receiver of its mails, since the unsubscribe link contains it. */
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    topic: text().$type<MailTopic>().notNull(),
    state: text().$type<ConsentState>().notNull(),
    source: text().$type<ConsentSource>().notNull(),
    /** SHA-256 of the latest confirmation's token; stays after its use. */
    token_hash: text(),
    /** When the token expires; null once it was used. */
    token_until: moment(),
    c_date: moment().notNull(),
    confirmed_at: moment(),
    withdrawn_at: moment(),
  },
  (t) => [
    uniqueIndex('mail_consents_email').on(t.email, t.topic),
    uniqueIndex('mail_consents_token').on(t.token_hash),
    index('mail_consents_state').on(t.topic, t.state),
  ],
);

/** Carts that their members were reminded of; no second mail for the same cart. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    id: text().primaryKey(),
    cus_id: ofMember(),
    /** When the cart was last changed (`member_carts.u_date`). */
    cart_date: moment().notNull(),
    /** The lines of the mail; none where nothing of the cart was on sale, and no mail was sent. */
    lines: json<LineQuantity[]>().notNull().default([]),
    /** SHA-256 of the secret in the mail's link. */
    key_hash: plainText(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('cart_reminders_cart').on(t.cus_id, t.cart_date),
    index('cart_reminders_key').on(t.key_hash),
  ],
);

export type NewsletterState = 'draft' | 'sending' | 'stopped' | 'sent';

/** Newsletters; from `sending` on their content never changes. */
export const newsletters = pgTable(
  'newsletters',
  {
    newsletter_id: text().primaryKey(),
    subject: text().notNull(),
    preheader: plainText(),
    blocks: json<NewsletterBlock[]>().notNull(),
    segment: json<NewsletterSegment>().notNull(),
    state: text().$type<NewsletterState>().notNull().default('draft'),
    /** How many receivers it began with. */
    recipients: integer().notNull().default(0),
    /** What became of their mails; counted when the last one has ended. */
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    c_date: moment().notNull(),
    changed_by: plainText(),
    sent_at: moment(),
    sent_by: plainText(),
    ended_at: moment(),
  },
  (t) => [index('newsletters_date').on(t.c_date, t.newsletter_id)],
);

/** The receivers of a newsletter, each once, until it has ended. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    newsletter_id: text()
      .notNull()
      .references(() => newsletters.newsletter_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    state: text().$type<'waiting' | 'queued' | 'withdrawn'>().notNull().default('waiting'),
    /** The mail in the outbox. */
    mail_id: text(),
  },
  (t) => [
    primaryKey({ columns: [t.newsletter_id, t.email] }),
    index('newsletter_recipients_waiting')
      .on(t.newsletter_id, t.email)
      .where(sql`state = 'waiting'`),
    index('newsletter_recipients_email').on(t.email),
  ],
);
