import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, plainText } from './columns.ts';

/**
 * Visits to a store map. Each has a secret that the map's answer must contain, once and before the visit expires. A
 * cart session's store is the one that it chose last.
 */
export const pickupVisits = pgTable(
  'pickup_visits',
  {
    /** SHA-256 of the secret. */
    state: text().primaryKey(),
    s: text().notNull(),
    /** The chain whose map was opened, as a LogisticsSubType. */
    sub_type: text().notNull(),
    /** The page that the map was opened from: `/cart` or `/c`. */
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
