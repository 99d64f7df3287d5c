import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment, plainText } from './columns.ts';
import { members } from './member.ts';

/** Orders, all fields of spec §3; status changes only by `UPDATE … WHERE status = ANY(from)`. */
export const orders = pgTable(
  'orders',
  {
    ord_id: text().primaryKey(),
    guid: text().notNull(),
    ord_code: text().notNull(),
    s: plainText(),
    /** Hash of the network address that placed or last paid it (ADR 0142); '' once the order is no longer unpaid. */
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
    /** Failures of the sweeper with this order, one after another, and when it tries again. */
    sweep_failures: integer().notNull().default(0),
    sweep_at: moment(),
    /** Status 6: until when the issued code can be paid. */
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
    ship_amt: amount(),
    payment_fees: amount(),
    dis_tot_amt: amount(),
    dis_tot_tax: amount(),
    dis_inv_amt: amount(),
    dis_ship_amt: amount(),
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
    /** Lower case: a guest's order belongs to the member who has this address. */
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
    index('orders_coupon').on(t.coupon_id).where(sql`coupon_id <> ''`),
  ],
);
