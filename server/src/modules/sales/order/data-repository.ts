import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Person } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail, personRows } from '../../../platform/db/person-rows.ts';
import { orderRequests, orders } from '../../../platform/db/schema/index.ts';

/** An order that names the person; `buyer` and `recipient` say which of its fields are theirs. */
export interface NamingOrder {
  ord_id: string;
  ord_code: string;
  status: number;
  buyer: boolean;
  recipient: boolean;
}

const isOwnOrder = ({ email, cus_id }: Person): SQL =>
  sql`(${or(and(isNull(orders.cus_id), isEmail(orders.cus_email, email)), cus_id === null ? undefined : eq(orders.cus_id, cus_id))})`;

export async function findOrderSessions(db: Database, person: Person): Promise<string[]> {
  const rows = await db.selectDistinct({ s: orders.s }).from(orders).where(isOwnOrder(person));
  return rows.map(({ s }) => s);
}

export const findOwnOrders = (db: Database, person: Person) =>
  personRows(db, orders, isOwnOrder(person));

export const findRequestsOfOwnOrders = (db: Database, person: Person) => {
  const own = db.select({ ord_id: orders.ord_id }).from(orders).where(isOwnOrder(person));
  return personRows(db, orderRequests, inArray(orderRequests.ord_id, own));
};

/** Locks and returns the orders that name the person. `buyer` and `recipient` are both true for their own orders. */
export function lockOrders(tx: Database, person: Person): Promise<NamingOrder[]> {
  const own = isOwnOrder(person);
  const buyer = sql<boolean>`(${own} OR ${isEmail(orders.cus_email, person.email)})`;
  const recipient = sql<boolean>`(${own} OR ${isEmail(orders.email, person.email)})`;
  const { ord_id, ord_code, status } = orders;
  return tx
    .select({ ord_id, ord_code, status, buyer, recipient })
    .from(orders)
    .where(or(buyer, recipient))
    .orderBy(orders.ord_id)
    .for('update');
}

// `IS NOT TRUE` instead of `NOT`, since a guest's order has a null member, and `NOT NULL` would drop it.
const isOtherOrder = (who: Person) => sql`${isOwnOrder(who)} IS NOT TRUE`;

/** The buyer's fields of other people's orders with the person's e-mail. */
export function findOthersOrdersByBuyer(db: Database, who: Person) {
  const { ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode } = orders;
  return db
    .select({ ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode })
    .from(orders)
    .where(sql`${isOtherOrder(who)} AND ${isEmail(orders.cus_email, who.email)}`);
}

/** The recipient's fields of other people's orders with the person's e-mail. */
export function findOthersOrdersByRecipient(db: Database, who: Person) {
  const { ord_code, cnt_name, email, phone1, addr1, addr1_postcode } = orders;
  return db
    .select({ ord_code, cnt_name, email, phone1, addr1, addr1_postcode })
    .from(orders)
    .where(sql`${isOtherOrder(who)} AND ${isEmail(orders.email, who.email)}`);
}

const NO_RECIPIENT = { cnt_name: '', email: '', phone1: '', addr1: '', addr1_postcode: '' };

const NO_BUYER = {
  s: '',
  client_hash: '',
  cus_name: '',
  cus_email: '',
  cus_phone: '',
  cus_mobile: '',
  cus_addr1: '',
  cus_postcode: '',
  birth_day: '',
  invoice_addr1: '',
  invoice_carrier_num: '',
  // A company's title is not personal data; it stays together with the company's number.
  invoice_title: sql`CASE WHEN ${orders.invoice_vatid} = '' THEN '' ELSE ${orders.invoice_title} END`,
  pay_note: '',
  pay_meta: '',
  bnw_meta: '',
  utm_meta: '',
  ill: '',
  ship_msg: '',
};

/** Removes the buyer from orders; amounts, lines, dates and the invoice numbers stay. */
export const clearBuyer = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(orders)
    .set(NO_BUYER)
    .where(inArray(orders.ord_id, [...ord_ids]));

export const clearRequests = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(orderRequests)
    .set({ reason: '', answer: '' })
    .where(inArray(orderRequests.ord_id, [...ord_ids]));

export const clearRecipient = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(orders)
    .set({ ...NO_RECIPIENT, rec_meta: '' })
    .where(inArray(orders.ord_id, [...ord_ids]));
