import { ORDER_STATUS, orderStatusText } from '@pinpu/shared/domain';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DataHooks, Person } from '../../../platform/data-hooks.ts';
import type { Database } from '../../../platform/db/index.ts';
import { isEmail, personRows } from '../../../platform/db/person-rows.ts';
import { orderRequests, orders, parcels } from '../../../platform/db/schema/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { deleteMailsAbout } from '../../base/mail/data-repository.ts';
import { findOrdersWithRefunds } from '../payment/refund-repository.ts';
import { findOrdersWithRequests } from './request-repository.ts';

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

export const findParcelsOfOwnOrders = (db: Database, person: Person) => {
  const own = db.select({ ord_id: orders.ord_id }).from(orders).where(isOwnOrder(person));
  return personRows(db, parcels, inArray(parcels.ord_id, own));
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

export function findOthersOrdersByBuyer(db: Database, who: Person) {
  const { ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode } = orders;
  return db
    .select({ ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode })
    .from(orders)
    .where(sql`${isOtherOrder(who)} AND ${isEmail(orders.cus_email, who.email)}`);
}

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

/** The people on a parcel's form: the recipient, who is the sender of a return. */
const NO_PEOPLE = {
  ...{ receiver_name: '', receiver_phone: '', receiver_email: '' },
  ...{ receiver_postcode: '', receiver_address: '', store_id: '' },
  ...{ sender_name: '', sender_phone: '', sender_postcode: '', sender_address: '' },
};

export const clearParcels = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(parcels)
    .set({ form: sql`${parcels.form} || ${JSON.stringify(NO_PEOPLE)}::jsonb` })
    .where(inArray(parcels.ord_id, [...ord_ids]));

const CLOSED: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.fulfilled];

/** @throws Rejection naming every open order and open refund: goods and refunds need a name and an address. */
async function rejectUnlessClosed(tx: Database, orders: readonly NamingOrder[], advice: string) {
  const ids = orders.map(({ ord_id }) => ord_id);
  const owed = await findOrdersWithRefunds(tx, ids);
  const requested = await findOrdersWithRequests(tx, ids);
  const byCode = orders.toSorted((a, b) => (a.ord_code < b.ord_code ? -1 : 1));
  const open = byCode.flatMap(({ ord_id, ord_code, status }) => {
    if (owed.includes(ord_id)) return [`${ord_code}（待退款）`];
    if (requested.includes(ord_id)) return [`${ord_code}（申請待回覆）`];
    return CLOSED.includes(status) ? [] : [`${ord_code}（${orderStatusText(status)}）`];
  });
  if (open.length > 0)
    throw new Rejection(409, 'ORDERS_OPEN', `以下訂單尚未結束：${open.join('、')}。${advice}`);
}

const idsWhere = (orders: readonly NamingOrder[], part: 'buyer' | 'recipient') =>
  orders.filter((order) => order[part]).map(({ ord_id }) => ord_id);

async function clearOrders(tx: Database, orders: readonly NamingOrder[]) {
  await clearBuyer(tx, idsWhere(orders, 'buyer'));
  await clearRequests(tx, idsWhere(orders, 'buyer'));
  await clearRecipient(tx, idsWhere(orders, 'recipient'));
  await clearParcels(tx, idsWhere(orders, 'recipient'));
  const ids = orders.map(({ ord_id }) => ord_id);
  return { orders: orders.length, mails: await deleteMailsAbout(tx, ids) };
}

export const orderData: DataHooks = {
  findSessions: findOrderSessions,
  tables: {
    orders: findOwnOrders,
    order_requests: findRequestsOfOwnOrders,
    parcels: findParcelsOfOwnOrders,
  },
  mentions: {
    orders_of_others_as_buyer: findOthersOrdersByBuyer,
    orders_of_others_as_recipient: findOthersOrdersByRecipient,
  },
  forget: async (tx, who, advice) => {
    const orders = await lockOrders(tx, who);
    await rejectUnlessClosed(tx, orders, advice);
    return () => clearOrders(tx, orders);
  },
};
