import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { moment, plainText } from './columns.ts';

/** `asked`: the mail's link has not been confirmed; `waiting` for stock; `sent`: the one mail has been queued. */
export type RestockState = 'asked' | 'waiting' | 'sent';

/** Requests for back-in-stock mails (ADR 0196): one row per product and e-mail. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** Random, and known to the receiver of its mails alone: their unsubscribe link has it. */
    id: text().primaryKey(),
    prd_id: text()
      .notNull()
      .references(() => products.prd_id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    state: text().$type<RestockState>().notNull(),
    /** The cart session that may see it waiting; '' for a member's, who sees it by the e-mail. */
    s: plainText(),
    /** The session that requested the newest confirmation, which sees no more than that. */
    asking_s: plainText(),
    /** SHA-256 of that confirmation's token, also once it has been used. */
    token_hash: text(),
    /** Until when the token can be used; null once it has been. */
    token_until: moment(),
    c_date: moment().notNull(),
    asked_at: moment().notNull(),
    confirmed_at: moment(),
    sent_at: moment(),
  },
  (t) => [
    uniqueIndex('restock_requests_product').on(t.prd_id, t.email),
    uniqueIndex('restock_requests_token').on(t.token_hash),
    index('restock_requests_session').on(t.s),
    index('restock_requests_asking').on(t.asking_s),
    index('restock_requests_email').on(t.email),
    index('restock_requests_waiting').on(t.prd_id, t.confirmed_at).where(sql`state = 'waiting'`),
  ],
);
