import type { OrderRequestKind } from '@pinpu/shared/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, json, moment, plainText } from './columns.ts';
import { orders } from './order.ts';

const ofOrder = () =>
  text()
    .notNull()
    .references(() => orders.ord_id, { onDelete: 'cascade' });

/** Lines as sold, with names, prices and costs at the time of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    ord_id: ofOrder(),
    line_no: integer().notNull(),
    prd_id: text().notNull(),
    prd_name: text().notNull(),
    prd_man_pic: plainText(),
    prd_price: integer().notNull(),
    cost_wholesale: amount(),
    qty: integer().notNull(),
    ship_fee: amount(),
    ship_fee_free_amt: amount(),
    /** The line's profit for the order's promoter, fixed when the order is placed. */
    profit: amount(),
    /** Deduction by returns. */
    returned_profit: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.ord_id, t.line_no] }),
    index('order_lines_product').on(t.prd_id),
    check('order_lines_qty', sql`${t.qty} > 0`),
  ],
);

/** The history of an order, oldest first; `from_status` is null for its creation. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ord_id: ofOrder(),
    at: moment().notNull(),
    from_status: integer(),
    to_status: integer().notNull(),
    /** Actor: `checkout`, `gateway`, `sweeper`, `admin:<account>`, `member`, `guest`. */
    actor: text().notNull(),
    cause: text().notNull(),
    detail: json<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('order_events_order').on(t.ord_id, t.id)],
);

export type RequestState = 'open' | 'accepted' | 'declined' | 'withdrawn';

/** Buyers' requests to cancel or return; one per order is open at a time. */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: text().primaryKey(),
    ord_id: ofOrder(),
    kind: text().$type<OrderRequestKind>().notNull(),
    state: text().$type<RequestState>().notNull().default('open'),
    /** The buyer's message. */
    reason: plainText(),
    /** The shop's message. */
    answer: plainText(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    index('order_requests_order').on(t.ord_id, t.c_date),
    uniqueIndex('order_requests_open').on(t.ord_id).where(sql`state = 'open'`),
  ],
);

export type ReservationState = 'held' | 'committed' | 'released';

/**
 * Stock reserved by an order: `held` is counted in `products.reserved`, `committed` has been deducted from `on_hand`.
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    ord_id: ofOrder(),
    prd_id: text().notNull(),
    qty: integer().notNull(),
    state: text().$type<ReservationState>().notNull(),
    expires_at: moment().notNull(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ord_id, t.prd_id] }),
    index('stock_reservations_expiry').on(t.state, t.expires_at),
    check('stock_reservations_qty', sql`${t.qty} > 0`),
  ],
);

/** One order per cart session and idempotency key: a second tab gets the first one's order. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    s: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request's content; the same key with other content is rejected. */
    fingerprint: text().notNull(),
    ord_id: text().references(() => orders.ord_id, { onDelete: 'cascade' }),
    c_date: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.s, t.key] })],
);
