import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

/**
 * Visits to a store map: each is opened with a secret that its callback brings back, once and before it expires. A cart
 * session's store is the one it chose last.
 */
export const pickupVisits = pgTable(
  'pickup_visits',
  {
    /** SHA-256 of the secret. */
    state: text().primaryKey(),
    s: text().notNull(),
    /** The chain whose map was opened, as a LogisticsSubType. */
    sub_type: text().notNull(),
    /** The page the map was opened from: `/cart` or `/c`. */
    back: text().notNull(),
    c_date: moment().notNull(),
    expires_at: moment().notNull(),
    answered_at: moment(),
    /** JSON text of the store that was chosen. */
    rec_meta: plainText(),
  },
  (t) => [
    index('pickup_visits_session').on(t.s, t.answered_at),
    index('pickup_visits_age').on(t.c_date),
  ],
);
