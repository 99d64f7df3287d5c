import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import {
  cartSessions,
  checkoutKeys,
  couponTries,
  members,
  memberTokens,
  orderRequests,
  orders,
  otpCodes,
  outboxMails,
  pickupVisits,
  refundTasks,
  savedDetails,
  shortLinks,
} from '../../../platform/db/schema/index.ts';

/** Subject of the erasure: an e-mail, lower case, and the member who signs in with it, if any. */
export interface Person {
  email: string;
  cus_id: string | null;
}

/** An order that names the person; `buyer` and `recipient` say which of its fields are theirs. */
export interface NamingOrder {
  ord_id: string;
  ord_code: string;
  status: number;
  buyer: boolean;
  recipient: boolean;
}

export const isEmail = (column: SQL.Aliased | Parameters<typeof eq>[0], email: string) =>
  sql`lower(${column}) = ${email}`;

export async function findMember(db: Database, email: string) {
  const [member] = await db
    .select({ cus_id: members.cus_id, status: members.status })
    .from(members)
    .where(eq(members.acc_email, email));
  return member;
}

/** Locks the member against new tokens and orders until the transaction ends. */
export async function lockMember(tx: Database, cus_id: string): Promise<void> {
  await tx.select().from(members).where(eq(members.cus_id, cus_id)).for('update');
}

export const isOwnOrder = ({ email, cus_id }: Person): SQL =>
  sql`(${or(and(isNull(orders.cus_id), isEmail(orders.cus_email, email)), cus_id === null ? undefined : eq(orders.cus_id, cus_id))})`;

/** The cart sessions that the person signed in or ordered with. */
export async function findSessions(db: Database, person: Person): Promise<string[]> {
  const ordered = db.select({ s: orders.s }).from(orders).where(isOwnOrder(person));
  const signedIn = db
    .select({ s: memberTokens.s })
    .from(memberTokens)
    .where(eq(memberTokens.cus_id, person.cus_id ?? ''));
  const rows = await union(ordered, signedIn);
  return rows.map(({ s }) => s).filter((s) => s !== '');
}

/**
 * Locks cart sessions by their ids in ascending order, and before orders and members, as every other transaction does.
 */
export const lockSessions = (tx: Database, sessions: readonly string[]) =>
  tx
    .select({ s: cartSessions.s })
    .from(cartSessions)
    .where(inArray(cartSessions.s, [...sessions]))
    .orderBy(cartSessions.s)
    .for('update');

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

/** Those of these orders that have an open refund task. */
export async function findOwed(db: Database, ord_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ ord_id: refundTasks.ord_id })
    .from(refundTasks)
    .where(and(inArray(refundTasks.ord_id, [...ord_ids]), eq(refundTasks.status, 'open')));
  return rows.map(({ ord_id }) => ord_id);
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

/** Removes the texts that buyers and the shop wrote about requests. */
export const clearRequests = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(orderRequests)
    .set({ reason: '', answer: '' })
    .where(inArray(orderRequests.ord_id, [...ord_ids]));

/** Removes the recipient and the address from orders. */
export const clearRecipient = (tx: Database, ord_ids: readonly string[]) =>
  tx
    .update(orders)
    .set({ ...NO_RECIPIENT, rec_meta: '' })
    .where(inArray(orders.ord_id, [...ord_ids]));

/** Removes the person from the profiles of members who saved them as recipient. */
export const clearSavedRecipient = (tx: Database, email: string) =>
  tx
    .update(members)
    .set({
      cnt_name: '',
      cnt_email: '',
      cnt_phone1: '',
      cnt_addr1: '',
      cnt_addr1_postcode: '',
    })
    .where(isEmail(members.cnt_email, email));

/** Deletes saved recipients that have the person's e-mail. */
export const deleteSavedRecipient = (tx: Database, email: string) =>
  tx.delete(savedDetails).where(isEmail(savedDetails.email, email));

/**
 * Deletes the carts, likes, chosen stores, entered coupon codes and checkout keys of sessions; returns the number of
 * carts.
 */
export async function deleteSessions(tx: Database, sessions: readonly string[]): Promise<number> {
  const of = [...sessions];
  await tx.delete(pickupVisits).where(inArray(pickupVisits.s, of));
  await tx.delete(checkoutKeys).where(inArray(checkoutKeys.s, of));
  await tx.delete(couponTries).where(inArray(couponTries.s, of));
  const gone = await tx
    .delete(cartSessions)
    .where(inArray(cartSessions.s, of))
    .returning({ s: cartSessions.s });
  return gone.length;
}

export async function deleteCodes(tx: Database, email: string): Promise<number> {
  const gone = await tx
    .delete(otpCodes)
    .where(eq(otpCodes.email, email))
    .returning({ id: otpCodes.id });
  return gone.length;
}

/** Deletes the mails to an address, and the mails about these orders to anybody. */
export async function deleteMails(
  tx: Database,
  email: string,
  ord_ids: readonly string[],
): Promise<number> {
  const orderOf = sql`split_part(${outboxMails.dedupe_key}, ' ', 2)`;
  const gone = await tx
    .delete(outboxMails)
    .where(or(isEmail(outboxMails.to_email, email), inArray(orderOf, [...ord_ids])))
    .returning({ id: outboxMails.id });
  return gone.length;
}

export const countLinks = (db: Database, cus_id: string) =>
  db.$count(shortLinks, eq(shortLinks.cus_id, cus_id));

/**
 * Deletes a member. Tokens, passkeys, cart, likes, saved recipients and invoices, promo codes, short links with their
 * visits, and what orders brought are deleted by foreign keys.
 */
export const deleteMember = (tx: Database, cus_id: string) =>
  tx.delete(members).where(eq(members.cus_id, cus_id));
