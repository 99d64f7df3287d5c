import { eq, getTableColumns, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/index.ts';
import {
  cartSessions,
  checkoutKeys,
  clickTallies,
  couponTries,
  integratorTokens,
  linkClicks,
  memberCarts,
  memberLikes,
  members,
  memberTokens,
  orderRequests,
  orders,
  otpCodes,
  outboxMails,
  passkeys,
  pickupVisits,
  productLikes,
  promoAccounts,
  promoCodes,
  promoOrders,
  promoPayouts,
  promoTallies,
  restockRequests,
  savedDetails,
  shortLinks,
  signInFailures,
} from '../../../platform/db/schema/index.ts';
import { isEmail, isOwnOrder, type Person } from './repository.ts';

/** A person with the sessions they signed in or ordered with. */
export type KnownPerson = Person & { sessions: string[] };

type Rows = Record<string, unknown>[];

/** Columns with hashes, which the server uses for proofs and a person can't read. */
const isHash = (name: string) => /_hash$|^origin$|^visitor$|^fingerprint$/.test(name);

const exportedColumns = (table: PgTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !isHash(name)));

const rowsOf = (db: Database, table: PgTable, where: SQL | undefined): Promise<Rows> =>
  db.select(exportedColumns(table)).from(table).where(where);

const idOf = ({ cus_id }: KnownPerson) => cus_id ?? '';

const { cus_id, bank_code, last_four, u_date } = promoAccounts;

/** How the rows that name a person are found in each table, as the erasure finds them (ADR 0154). */
export const PERSON_TABLES: Record<string, (db: Database, who: KnownPerson) => Promise<Rows>> = {
  members: (db, who) => rowsOf(db, members, eq(members.cus_id, idOf(who))),
  member_tokens: (db, who) => rowsOf(db, memberTokens, eq(memberTokens.cus_id, idOf(who))),
  integrator_tokens: (db, who) =>
    rowsOf(db, integratorTokens, eq(integratorTokens.cus_id, idOf(who))),
  passkeys: (db, who) => rowsOf(db, passkeys, eq(passkeys.cus_id, idOf(who))),
  member_carts: (db, who) => rowsOf(db, memberCarts, eq(memberCarts.cus_id, idOf(who))),
  saved_details: (db, who) => rowsOf(db, savedDetails, eq(savedDetails.cus_id, idOf(who))),
  member_likes: (db, who) => rowsOf(db, memberLikes, eq(memberLikes.cus_id, idOf(who))),
  promo_codes: (db, who) => rowsOf(db, promoCodes, eq(promoCodes.cus_id, idOf(who))),
  // The account number is encrypted, and stays so: a stolen session must not reveal it.
  promo_accounts: (db, who) =>
    db
      .select({ cus_id, bank_code, last_four, u_date })
      .from(promoAccounts)
      .where(eq(cus_id, idOf(who))),
  promo_payouts: (db, who) => rowsOf(db, promoPayouts, eq(promoPayouts.cus_id, idOf(who))),
  promo_orders: (db, who) => rowsOf(db, promoOrders, eq(promoOrders.cus_id, idOf(who))),
  promo_tallies: (db, who) => rowsOf(db, promoTallies, eq(promoTallies.cus_id, idOf(who))),
  short_links: (db, who) => rowsOf(db, shortLinks, eq(shortLinks.cus_id, idOf(who))),
  link_clicks: (db, who) => rowsOf(db, linkClicks, inArray(linkClicks.code, linksOf(db, who))),
  click_tallies: (db, who) => rowsOf(db, clickTallies, eq(clickTallies.cus_id, idOf(who))),
  orders: (db, who) => rowsOf(db, orders, isOwnOrder(who)),
  order_requests: (db, who) =>
    rowsOf(db, orderRequests, inArray(orderRequests.ord_id, ordersOf(db, who))),
  cart_sessions: (db, who) => rowsOf(db, cartSessions, inArray(cartSessions.s, who.sessions)),
  checkout_keys: (db, who) => rowsOf(db, checkoutKeys, inArray(checkoutKeys.s, who.sessions)),
  coupon_tries: (db, who) => rowsOf(db, couponTries, inArray(couponTries.s, who.sessions)),
  pickup_visits: (db, who) => rowsOf(db, pickupVisits, inArray(pickupVisits.s, who.sessions)),
  product_likes: (db, who) => rowsOf(db, productLikes, inArray(productLikes.s, who.sessions)),
  otp_codes: (db, { email }) => rowsOf(db, otpCodes, eq(otpCodes.email, email)),
  outbox_mails: mailsTo,
  restock_requests: restockRequestsOf,
  sign_in_failures: (db, { email }) =>
    rowsOf(db, signInFailures, sql`${signInFailures.realm} = 'member' AND account = ${email}`),
};

const ordersOf = (db: Database, who: KnownPerson) =>
  db.select({ ord_id: orders.ord_id }).from(orders).where(isOwnOrder(who));

const linksOf = (db: Database, who: KnownPerson) =>
  db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(eq(shortLinks.cus_id, idOf(who)));

/** Mails sent to an address. The text of a mail with a code is stored encrypted, and left out. */
async function mailsTo(db: Database, { email }: KnownPerson): Promise<Rows> {
  const { kind, to_email, subject, status, c_date, sent_at, expires_at, text } = outboxMails;
  const columns = { kind, to_email, subject, status, c_date, sent_at };
  const toThem = isEmail(to_email, email);
  const readable = db.select({ ...columns, text }).from(outboxMails);
  const coded = db.select(columns).from(outboxMails);
  return [
    ...(await readable.where(sql`${toThem} AND ${isNull(expires_at)}`)),
    ...(await coded.where(sql`${toThem} AND ${not(isNull(expires_at))}`)),
  ];
}

/** The back-in-stock requests of a member. */
function restockRequestsOf(db: Database, who: KnownPerson): Promise<Rows> {
  const { prd_id, email, state, c_date, confirmed_at, sent_at } = restockRequests;
  return db
    .select({ prd_id, email, state, c_date, confirmed_at, sent_at })
    .from(restockRequests)
    .where(eq(email, who.email));
}

/** Mentions of the person in orders and profiles of others: the fields that the erasure would clear. */
export async function findNamedByOthers(
  db: Database,
  who: KnownPerson,
): Promise<Record<string, Rows>> {
  const { ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode } = orders;
  const { cnt_name, email, phone1, addr1, addr1_postcode } = orders;
  // `IS NOT TRUE` instead of `NOT`, since a guest's order has a null member, and `NOT NULL` would drop it.
  const other = sql`${isOwnOrder(who)} IS NOT TRUE`;
  const buyer = { ord_code, cus_name, cus_email, cus_phone, cus_mobile, cus_addr1, cus_postcode };
  const recipient = { ord_code, cnt_name, email, phone1, addr1, addr1_postcode };
  const saved = {
    cnt_name: members.cnt_name,
    cnt_email: members.cnt_email,
    cnt_phone1: members.cnt_phone1,
    cnt_addr1: members.cnt_addr1,
    cnt_addr1_postcode: members.cnt_addr1_postcode,
  };
  const { cnt_name: name, phone1: phone, email: theirs, ...address } = savedDetails;
  const savedRecipient = {
    ...{ cnt_name: name, phone1: phone, email: theirs },
    ...{ addr1: address.addr1, addr1_postcode: address.addr1_postcode },
  };
  return {
    orders_of_others_as_buyer: await db
      .select(buyer)
      .from(orders)
      .where(sql`${other} AND ${isEmail(orders.cus_email, who.email)}`),
    orders_of_others_as_recipient: await db
      .select(recipient)
      .from(orders)
      .where(sql`${other} AND ${isEmail(orders.email, who.email)}`),
    saved_by_others: await db
      .select(saved)
      .from(members)
      .where(sql`${members.cus_id} <> ${idOf(who)} AND ${isEmail(members.cnt_email, who.email)}`),
    recipients_saved_by_others: await db
      .select(savedRecipient)
      .from(savedDetails)
      .where(sql`${savedDetails.cus_id} <> ${idOf(who)} AND ${isEmail(theirs, who.email)}`),
  };
}
