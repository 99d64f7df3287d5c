import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { issueIntegratorToken } from '../../modules/sales/member/integrator-token-service.ts';
import {
  cartReminders,
  memberTokens,
  newsletterRecipients,
  newsletters,
  orderRequests,
  orders,
  parcels,
  passkeys,
  pickupVisits,
} from '../../platform/db/schema/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../orders/buyer.ts';
import { promotableProduct } from '../promo/promo-product.ts';
import { OOLONG, PINEAPPLE } from '../small-shop.ts';
import type { TestApp } from '../test-app.ts';
import { signedInMember } from './signed-in-member.ts';

/** Each text is unique; `digit` makes the numbers differ between persons. */
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
    saved: {
      recipient: {
        cnt_name: of('friend'),
        email: `${name}-friend@person.example`,
        addr1: of('friends-home'),
      },
      invoice: { invoice_title: of('company') },
    },
    passkey: of('passkey'),
    parcel: { receiver_name: of('parcel'), receiver_address: of('parcels-home') },
    request: { reason: of('reason'), answer: of('answer') },
  };
}
export type Person = ReturnType<typeof personCalled>;

export const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [String(value)];

/** Signs a person in as a promoter, with a passkey and an integrator's token. */
async function signedInPerson(
  { db, clock }: TestApp,
  { email, member, passkey, profile, sessions }: Person,
) {
  const own = { ...member, acc_email: email, cus_name: profile.cus_name, status: 1 };
  const { cus_id, headers } = await signedInMember(db, clock.now(), own);
  await issueIntegratorToken(db, { email, name: profile.cus_name, days: 30 }, clock.now());
  const key = { id: passkey, credential_id: passkey, public_key: '', name: passkey };
  await db.insert(passkeys).values({ ...key, cus_id, c_date: clock.now() });
  await db.update(memberTokens).set({ s: sessions.member }).where(eq(memberTokens.cus_id, cus_id));
  return { cus_id, headers };
}

/** A parcel of each of the person's orders. */
async function sendParcels({ db, clock }: TestApp, { email, parcel }: Person) {
  const placed = await db.select().from(orders).where(eq(orders.cus_email, email));
  const now = clock.now();
  const dates = { next_at: now, reported_at: now, c_date: now, u_date: now };
  const carried = { kind: 'out', provider: 'ecpay', sub_type: 'TCAT', state: 'created' } as const;
  const form = { ...parcel, goods_name: '茶' } as unknown as typeof parcels.$inferInsert.form;
  await db.insert(parcels).values(
    placed.map(({ ord_id }) => ({
      ...{ ...carried, ...dates, id: ord_id, ord_id, trade_no: ord_id, form, contents: [] },
    })),
  );
}

async function askForReturns({ db, clock }: TestApp, { email, request }: Person) {
  const placed = await db.select().from(orders).where(eq(orders.cus_email, email));
  const dates = { c_date: clock.now(), u_date: clock.now() };
  const declined = { kind: 'return', state: 'declined', ...request, ...dates } as const;
  await db
    .insert(orderRequests)
    .values(placed.map(({ ord_id }) => ({ id: ord_id, ord_id, ...declined })));
}

/** Stores a promoter's bank account, and a short link that was visited; returns the link's code. */
async function leavePromotersData({ app, db, clock }: TestApp, headers: object, holder: string) {
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    app.inject({ method, url, headers: { ...headers }, payload });
  const account = { bank_code: '808', account_no: '00123456789012', holder };
  await send('PUT', '/api/vip/promo-account', account);
  const target_url = `/p/${await promotableProduct(db, clock.now())}`;
  const link = { target_url, service_type: 'product', cus_id: '' };
  const { short_url } = (await send('POST', '/api/shorturl/create', link)).json().body;
  const { pathname } = new URL(short_url);
  await app.inject(pathname);
  return pathname.split('/').at(-1) as string;
}

async function saveDetails(
  call: (method: 'POST', url: string, headers: object, payload: object) => Promise<unknown>,
  headers: object,
  { saved }: Person,
) {
  const recipient = { ...checkoutBody([]), ...saved.recipient };
  await call('POST', '/api/vip/recipients', headers, recipient);
  const company = { invoice_vatid: '04595257', ...saved.invoice };
  await call('POST', '/api/vip/invoices', headers, company);
}

async function wantProducts({ app }: TestApp, { email, sessions }: Person, headers: object) {
  const product = ({ prd_id }: { prd_id: string }, what: string, s: string) =>
    `/api/product/${prd_id}/${what}?s=${s}`;
  const like = { method: 'PUT', payload: { liked: true } } as const;
  await app.inject({ ...like, url: product(OOLONG, 'like', sessions.guest) });
  const member = { headers: { ...headers } };
  await app.inject({ ...like, ...member, url: product(OOLONG, 'like', sessions.member) });
  const url = product(PINEAPPLE, 'restock', sessions.member);
  await app.inject({ method: 'POST', ...member, url, payload: { email } });
}

/** Subscribes to all mails, and is reminded of a cart. */
async function consentToMails(
  { app, db, clock }: TestApp,
  { email }: Person,
  headers: object,
  cus_id: string,
) {
  const payload = { source: 'member', news: true, cart: true };
  await app.inject({ method: 'PUT', url: '/api/vip/mailing', headers: { ...headers }, payload });
  const now = clock.now();
  const dates = { cart_date: now, expires_at: now, c_date: now };
  const newsletter_id = randomUUID();
  const news = { newsletter_id, subject: '春茶', blocks: [], segment: {}, c_date: now };
  await db.insert(newsletters).values(news);
  await db.insert(newsletterRecipients).values({ newsletter_id, email });
  await db.insert(cartReminders).values({ id: `reminder-of-${cus_id}`, cus_id, ...dates });
}

/** Leaves data of a person in every table. */
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
  await askForReturns(shop, person);
  await sendParcels(shop, person);
  await wantProducts(shop, person, headers);
  const cart = {
    s: sessions.member,
    cart: [lineOf(OOLONG, 1)],
    member_base: [],
    coupon_code: 'WRONG',
  };
  await call('POST', `/api/cart/update?s=${sessions.member}`, headers, cart);
  await saveDetails(call, headers, person);
  await consentToMails(shop, person, headers, cus_id);
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
  return { cus_id, headers, code: await leavePromotersData(shop, headers, profile.cus_name) };
}
