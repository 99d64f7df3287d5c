import type {
  ParcelContents,
  ParcelForm,
  ParcelKind,
  ParcelStage,
  ParcelState,
  Temperature,
} from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, json, moment, plainText } from './columns.ts';
import { ofOrder } from './order.ts';

/** Parcels that a provider carries: asked for, created there, and on their way. One row is one trade at the provider. */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    ord_id: ofOrder(),
    kind: text().$type<ParcelKind>().notNull(),
    /** Of a return, the parcel that comes back; '' otherwise. */
    of_parcel: plainText(),
    provider: text().notNull(),
    /** The shop's number of it, sent to the provider and never used twice: the only handle after a lost answer. */
    trade_no: text().notNull(),
    /** The kind of carriage, such as `UNIMARTC2C`, `TCAT` or `POST`. */
    sub_type: text().notNull(),
    temperature: text().$type<Temperature>().notNull().default('room'),
    state: text().$type<ParcelState>().notNull().default('due'),
    form: json<ParcelForm>().notNull(),
    /** The lines and units in it. */
    contents: json<ParcelContents>().notNull(),
    /** The declared value, in whole TWD. */
    amount: amount(),
    /** What is collected on receipt; 0 where the goods are paid. */
    collects: amount(),
    /** The provider's own number; '' until it is known. */
    provider_no: plainText(),
    /** 寄件代碼 and its 驗證碼, which are typed in where it is handed in. */
    payment_no: plainText(),
    validation_no: plainText(),
    /** The carrier's number, by which it is tracked. */
    tracking_no: plainText(),
    stage: text().$type<ParcelStage>().notNull().default('none'),
    /** The provider's last status, as code and sentence, and when it was set. */
    status_code: plainText(),
    status_text: plainText(),
    status_at: moment(),
    handed_in_at: moment(),
    at_store_at: moment(),
    /** The last day to collect it at the store, YYYY-MM-DD; '' where unknown. */
    store_until: plainText(),
    reminded: boolean().notNull().default(false),
    closed_at: moment(),
    /** What of the collected money reaches the shop, and on which day, as the provider says. */
    allocated_amt: amount(),
    allocated_on: plainText(),
    /** What the carriage costs the shop, as the provider says. */
    charge: amount(),
    /** Why it was refused or needs a person, as a sentence for the clerk; '' otherwise. */
    message: plainText(),
    tries: integer().notNull().default(0),
    /** When it is tried next; of `sending`, when the call counts as interrupted. */
    next_at: moment().notNull(),
    /** When the provider was last asked about it, or sent a notice. */
    reported_at: moment().notNull(),
    printed_at: moment(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('parcels_trade').on(t.trade_no),
    index('parcels_order').on(t.ord_id, t.c_date),
    index('parcels_provider').on(t.provider_no).where(sql`provider_no <> ''`),
    index('parcels_next').on(t.next_at).where(sql`state IN ('due', 'sending')`),
    index('parcels_open').on(t.reported_at).where(sql`state = 'created' AND closed_at IS NULL`),
    index('parcels_list').on(t.c_date, t.id),
    index('parcels_collected').on(t.closed_at).where(sql`collects > 0 AND closed_at IS NOT NULL`),
  ],
);

/** Notices about parcels, each stored once; `outcome` says what it did. */
export const parcelNotices = pgTable(
  'parcel_notices',
  {
    id: text().primaryKey(),
    parcel_id: text()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    message: plainText(),
    /** The provider's moment of the status, as it wrote it; part of what makes a notice a repeat. */
    status_date: plainText(),
    outcome: text().$type<'applied' | 'older' | 'unknown' | 'task'>().notNull(),
    received_at: moment().notNull(),
  },
  (t) => [uniqueIndex('parcel_notices_once').on(t.parcel_id, t.code, t.status_date)],
);

/** One-time links by which a buyer chooses another store for a parcel whose store has closed. */
export const storeChanges = pgTable(
  'store_changes',
  {
    id: text().primaryKey(),
    parcel_id: text()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** Hash of the link's secret. */
    secret: text().notNull(),
    /** Hash of the secret that the provider's map returns; '' before the map was opened. */
    map_state: plainText(),
    expires_at: moment().notNull(),
    used_at: moment(),
    c_date: moment().notNull(),
  },
  (t) => [
    uniqueIndex('store_changes_secret').on(t.secret),
    index('store_changes_parcel').on(t.parcel_id),
    index('store_changes_map').on(t.map_state).where(sql`map_state <> ''`),
  ],
);
