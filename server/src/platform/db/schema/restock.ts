import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';
import { variants } from './variant.ts';

/** `asked`: not confirmed yet; `waiting` for stock; `sent`: its only mail has been queued. */
export type RestockState = 'asked' | 'waiting' | 'sent';

/** Requests for back-in-stock mails: one row per variant and e-mail. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    /** Random, and known only to the receiver of its mails, since the unsubscribe link contains it. */
    id: text().primaryKey(),
    prd_id: text()
      .notNull()
      .references(() => variants.var_id, { onDelete: 'cascade' }),
    email: text().notNull(),
    state: text().$type<RestockState>().notNull(),
    /** The cart session that may see it while it waits; '' for a member's, which is found by the e-mail. */
    s: plainText(),
    /** The session that requested the latest confirmation; it sees nothing but that. */
    asking_s: plainText(),
    /** SHA-256 of that confirmation's token; stays after its use. */
    token_hash: text(),
    /** When the token expires; null once it was used. */
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
