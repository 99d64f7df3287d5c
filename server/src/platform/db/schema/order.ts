import type {
  AppliedRule,
  OrderRequestKind,
  ParcelFee,
  PriceRules,
  SetPart,
  TaxClass,
  Temperature,
} from '@pinpu/shared/domain';
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
import { members } from './member.ts';

/** Orders, all fields of spec §3; status changes only by `UPDATE … WHERE status = ANY(from)`. */
export const orders = pgTable(
  'orders',
  {
    ord_id: text().primaryKey(),
    guid: text().notNull(),
    ord_code: text().notNull(),
    s: plainText(),
    /** Hash of the network address that placed or last paid it; '' once the order is no longer unpaid. */
    client_hash: plainText(),
    cus_id: text().references(() => members.cus_id, { onDelete: 'set null' }),
    status: integer().notNull(),
    ord_date: moment().notNull(),
    c_date: moment().notNull(),
    u_date: moment().notNull(),
    pay_date: moment(),
    pay_proc_date: moment(),
    ship_date: moment(),
    reservation_date: moment(),
    /** Status 7: until when the bank's decision is awaited (the lease). */
    lease_until: moment(),
    /** The sweeper's consecutive failures with this order, and when it tries again. */
    sweep_failures: integer().notNull().default(0),
    sweep_at: moment(),
    /** Status 6: the deadline of the issued code. */
    pay_deadline: moment(),
    pay_note: plainText(),
    coupon_id: plainText(),
    coupon_code: plainText(),
    promo_code: plainText(),
    /** Price level of the order: 1 for group prices. */
    pl: integer().notNull().default(0),
    tot_amt: amount(),
    tot_tax: amount(),
    inv_amt: amount(),
    exempt_amt: amount(),
    zero_amt: amount(),
    ship_amt: amount(),
    /** The parcels that `ship_amt` is for; empty where it is one for all, by the specification's rule. */
    parcel_fees: json<ParcelFee[]>().notNull().default([]),
    payment_fees: amount(),
    dis_tot_amt: amount(),
    dis_tot_tax: amount(),
    dis_inv_amt: amount(),
    dis_ship_amt: amount(),
    /** What rules of price did; empty for nothing. */
    applied_rules: json<AppliedRule[]>().notNull().default([]),
    /** The rules that applied, as they were then, by which a partial return is computed; null for none. */
    price_rules: json<PriceRules>(),
    /** Store credit: its bonus part is in `dis_inv_amt`, its paid part is what `ap_amt` is below `inv_amt`. */
    credit_amt: amount(),
    pay_amt: amount(),
    ap_amt: amount(),
    curr: text().notNull().default('TWD'),
    curr_rate: integer().notNull().default(1),
    invoice_title: plainText(),
    invoice_addr1: plainText(),
    invoice_code: plainText(),
    invoice_random_no: plainText(),
    invoice_vatid: plainText(),
    invoice_carrier_type: plainText(),
    invoice_carrier_num: plainText(),
    invoice_love_code: plainText(),
    cus_name: plainText(),
    /** In lower case; a guest's order belongs to the member with this e-mail. */
    cus_email: plainText(),
    cus_phone: plainText(),
    cus_mobile: plainText(),
    cus_addr1: plainText(),
    cus_postcode: plainText(),
    birth_day: plainText(),
    cnt_name: plainText(),
    email: plainText(),
    phone1: plainText(),
    addr1: plainText(),
    addr1_postcode: plainText(),
    ill: plainText(),
    pay_way: integer().notNull().default(1),
    /** Way 4: number of instalments, 0 where unknown. */
    pay_period: integer().notNull().default(0),
    rec_way: integer().notNull().default(1),
    rec_time: plainText(),
    rec_meta: plainText(),
    /** JSON text with Barcode1–3 or the ATM account (spec §3). */
    pay_meta: plainText(),
    bnw_meta: plainText(),
    utm_meta: plainText(),
    ship_regon: plainText(),
    /** The parcel's number, and its carrier: a key of `CARRIERS` in the domain. */
    ship_code: plainText(),
    ship_carrier: plainText(),
    ship_msg: plainText(),
    ship_status_code: plainText(),
    ship_error_code: plainText(),
    /** JSON text, the list of lines as sold (spec §3). */
    cart_json: text().notNull().default('[]'),
  },
  (t) => [
    uniqueIndex('orders_guid').on(t.guid),
    uniqueIndex('orders_code').on(t.ord_code),
    index('orders_member').on(t.cus_id, t.ord_date.desc()),
    index('orders_promo').on(t.promo_code, t.ord_date),
    index('orders_sweep').on(t.status, t.u_date),
    index('orders_session').on(t.s, t.c_date),
    index('orders_email').on(t.cus_email),
    index('orders_date').on(t.ord_date, t.ord_code),
    index('orders_status_date').on(t.status, t.ord_date, t.ord_code),
    // Columns that the back office searches by prefix.
    index('orders_code_prefix').on(t.ord_code.op('text_pattern_ops')),
    index('orders_email_prefix').on(t.cus_email.op('text_pattern_ops')),
    index('orders_buyer_prefix').on(t.cus_name.op('text_pattern_ops')),
    index('orders_recipient_prefix').on(t.cnt_name.op('text_pattern_ops')),
    index('orders_mobile_prefix').on(t.cus_mobile.op('text_pattern_ops')),
    index('orders_phone_prefix').on(t.phone1.op('text_pattern_ops')),
    index('orders_parcel').on(t.ship_code).where(sql`ship_code <> ''`),
    index('orders_invoice').on(t.invoice_code).where(sql`invoice_code <> ''`),
    index('orders_to_invoice')
      .on(t.u_date)
      .where(sql`invoice_code = '' AND inv_amt > 0 AND status IN (3, 4, 5, 99)`),
    index('orders_coupon').on(t.coupon_id).where(sql`coupon_id <> ''`),
    index('orders_rules')
      .using('gin', t.applied_rules.op('jsonb_path_ops'))
      .where(sql`applied_rules <> '[]'::jsonb`),
  ],
);

/** The order a row belongs to, and is deleted with. */
export const ofOrder = () =>
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
    /** The values of the variant, `紅／L`; '' for a product without options. */
    option_text: plainText(),
    tax_class: text().$type<TaxClass>().notNull().default('taxed'),
    temperature: text().$type<Temperature>().notNull().default('room'),
    /** Of one piece, in grams; 0 where it is not stated. */
    weight: amount(),
    /** The day on which a pre-order leaves, YYYY-MM-DD; '' for goods in stock. */
    preorder: plainText(),
    /** What a set was made of when it was sold; empty for other goods. */
    parts: json<SetPart[]>().notNull().default([]),
    prd_man_pic: plainText(),
    prd_price: integer().notNull(),
    cost_wholesale: amount(),
    qty: integer().notNull(),
    ship_fee: amount(),
    ship_fee_free_amt: amount(),
    /** What rules of price took off the whole line. */
    off_amt: amount(),
    /** The rule that gave it; '' for goods that were bought. */
    gift: plainText(),
    /** The line's profit for the order's promoter, fixed when the order is placed. */
    profit: amount(),
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
    reason: plainText(),
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
 * `held` is counted in `variants.reserved`, `committed` has been deducted from `on_hand`; pre-orders are neither, but in
 * both states missing from `pre_left`. Of a set, the rows are its parts.
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    ord_id: ofOrder(),
    prd_id: text().notNull(),
    qty: integer().notNull(),
    /** Of pre-orders, the day on which they leave: they are taken from `variants.pre_left`. '' for stock. */
    preorder: plainText(),
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
