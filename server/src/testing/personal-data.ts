import { eq } from 'drizzle-orm';
import { issueIntegratorToken } from '../modules/member/integrator-token-service.ts';
import { memberTokens, orders, pickupVisits } from '../platform/db/schema/index.ts';
import { checkoutBody, lineOf, sendCheckout } from './buyer.ts';
import { promotableProduct } from './promo-product.ts';
import { signedInMember } from './signed-in-member.ts';
import { OOLONG } from './small-shop.ts';
import type { TestApp } from './test-app.ts';

/** Everything the shop could know of one person, each text found nowhere else; `digit` is the person's own. */
export function personCalled(name: string, digit: number) {
  const of = (what: string) => `${what}-of-${name}`;
  return {
    email: `${name}@person.example`,
    sessions: { guest: of('guest-session'), member: of('member-session') },
    profile: {
      cus_name: of('buyer'),
      cus_email: `${name}@person.example`,
      cus_mobile: `091122233${digit}`,
      cus_addr1: of('home'),
      cnt_name: of('recipient'),
      email: `${name}-recipient@person.example`,
      addr1: of('recipients-home'),
    },
    invoice: { invoice_title: of('title'), invoice_addr1: of('invoice-home') },
    member: { cnt_name: of('saved'), cnt_addr1: of('saved-home'), birth_day: `195${digit}-02-03` },
    order: { pay_note: of('note'), pay_meta: of('account'), utm_meta: of('campaign') },
    store: of('store'),
  };
}
export type Person = ReturnType<typeof personCalled>;

/** Every text of an object, however deep. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];

/** Signs a person in as a promoter, with a token for a program, too. */
async function signedInPerson(
  { db, clock }: TestApp,
  { email, member, profile, sessions }: Person,
) {
  const own = { ...member, acc_email: email, cus_name: profile.cus_name, status: 1 };
  const { cus_id, headers } = await signedInMember(db, clock.now(), own);
  await issueIntegratorToken(db, { email, name: profile.cus_name, days: 30 }, clock.now());
  await db.update(memberTokens).set({ s: sessions.member }).where(eq(memberTokens.cus_id, cus_id));
  return { cus_id, headers };
}

/** Has a person leave data in every table: orders as guest and member, a cart, likes, a store, codes, mails and links. */
export async function leaveData(shop: TestApp, person: Person) {
  const { app, db, clock } = shop;
  const { email: acc_email, sessions, profile } = person;
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, headers = {}, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const buy = async (s: string) => {
    const body = checkoutBody([lineOf(OOLONG, 1)], profile);
    return (await sendCheckout(shop, body, { s, key: `key-of-${s}` })).json().data;
  };
  await buy(sessions.guest);
  const { cus_id, headers } = await signedInPerson(shop, person);
  await buy(sessions.member);
  await db.update(orders).set({ cus_id }).where(eq(orders.s, sessions.member));
  await db
    .update(orders)
    .set({ ...person.order, ...person.invoice, birth_day: person.member.birth_day })
    .where(eq(orders.cus_email, acc_email));
  await call('PUT', `/api/product/${OOLONG.prd_id}/like?s=${sessions.guest}`, {}, { liked: true });
  const cart = {
    s: sessions.member,
    cart: [lineOf(OOLONG, 1)],
    member_base: [],
    coupon_code: 'WRONG',
  };
  await call('POST', `/api/cart/update?s=${sessions.member}`, headers, cart);
  await db.insert(pickupVisits).values({
    state: `state-of-${cus_id}`,
    s: sessions.guest,
    sub_type: 'SANDBOX',
    back: '/cart',
    c_date: clock.now(),
    expires_at: clock.now(),
    rec_meta: person.store,
  });
  await call('POST', '/api/vip/login/otp', {}, { mode: 'getOtp', email: acc_email });
  const wrong = { mode: 'auth', email: acc_email, otp: '000000' };
  await call('POST', '/api/vip/login/otp', {}, wrong);
  const target_url = `/p/${await promotableProduct(db, clock.now())}`;
  const link = { target_url, service_type: 'product', cus_id: '' };
  const { short_url } = (await call('POST', '/api/shorturl/create', headers, link)).json().body;
  await call('GET', new URL(short_url).pathname);
  return { cus_id, headers, code: short_url.split('/').at(-1) as string };
}
