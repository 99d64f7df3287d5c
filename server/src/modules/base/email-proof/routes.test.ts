import { eq } from 'drizzle-orm';
import {
  checkoutKeys,
  members,
  orders,
  otpCodes,
  outboxMails,
  settings,
  signInFailures,
  variants,
} from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { chooseStore, pickupShop } from '../../../testing/orders/pickup.ts';
import { provingBrowser } from '../../../testing/people/email-proof.ts';
import { mailedCodes, signInBrowser, wrongCode } from '../../../testing/people/sign-in-browser.ts';
import { signedInMember } from '../../../testing/people/signed-in-member.ts';

const MINUTE = 60_000;
const email = 'guest@pinpu.test';
const BODY = checkoutBody([lineOf(OOLONG, 2)], { pay_way: 1 });
let shop: TestApp;
let browser: ReturnType<typeof provingBrowser>;

beforeEach(async () => {
  shop = await testApp();
  browser = provingBrowser(shop);
  const value = [{ pay_way: 1 }, { pay_way: 3 }];
  await shop.db.insert(settings).values({ name: 'pay_ways', value, u_date: shop.clock.now() });
});

const order = (change: object = {}, cookies = browser.cookies) =>
  sendCheckout(shop, { ...BODY, ...change }, { cookies });
const codeOf = (to = email) => mailedCodes(shop, to);
const rejection = { success: false, msg: [{ Code: 'PROVE_EMAIL' }] };

describe('an order paid on receipt [B4] [finding H4]', () => {
  it('an order of a guest who has proved no e-mail is rejected, with nothing stored or reserved', async () => {
    const answer = await order();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject(rejection);
    for (const table of [orders, checkoutKeys, outboxMails])
      expect(await shop.db.$count(table)).toBe(0);
    const [product] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.var_id, OOLONG.prd_id));
    expect(product?.reserved).toBe(0);
  });

  it('is placed once the browser has proved its e-mail, and again within half a year', async () => {
    await browser.prove(email);
    expect((await order({ cus_email: ` ${email.toUpperCase()}` })).statusCode).toBe(200);
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 5, cus_email: email }]);
    shop.clock.advance(100 * 24 * 60 * MINUTE);
    expect((await order()).statusCode).toBe(200);
    expect(await shop.db.$count(orders)).toBe(2);
  });

  it('an order under another e-mail, or from another browser, is rejected', async () => {
    await browser.prove(email);
    expect((await order({ cus_email: 'other@pinpu.test' })).json()).toMatchObject(rejection);
    expect((await order({}, {})).json()).toMatchObject(rejection);
    const forged = { pinpu_signin: `${browser.cookies.pinpu_signin?.slice(0, 24)}.x` };
    expect((await order({}, forged)).json()).toMatchObject(rejection);
  });

  it('an order of a member needs no proof', async () => {
    const { headers } = await signedInMember(shop.db, shop.clock.now());
    const answer = await sendCheckout(shop, BODY, { headers });
    expect(answer.statusCode).toBe(200);
  });

  it('needs none in a browser on which its e-mail has signed in', async () => {
    const member = signInBrowser(shop);
    await member.ask(email);
    await member.turnIn((await codeOf()).typed, email);
    expect((await order({}, member.cookies)).statusCode).toBe(200);
  });

  it('needs one for payment at the store, too', async () => {
    const pickup = await pickupShop();
    const rec_meta = await chooseStore(pickup);
    const guest = { cnt_name: '陳美玲', phone1: '0987654321', addr1: '', addr1_postcode: '' };
    const body = { ...BODY, ...guest, rec_way: 2, rec_meta, pay_way: 5 };
    expect((await sendCheckout(pickup, body)).json()).toMatchObject(rejection);
    const proving = provingBrowser(pickup);
    await proving.prove(email);
    const { cookies } = proving;
    expect((await sendCheckout(pickup, body, { cookies })).statusCode).toBe(200);
    expect(await pickup.db.select().from(orders)).toMatchObject([{ status: 4 }]);
  });

  it('needs one when an unpaid order is to be paid so after all', async () => {
    const placed = await order({ pay_way: 3 }, {});
    const { guid } = placed.json().data;
    const url = `/api/cart/pubPay/${guid}?s=${SESSION}`;
    const again = { method: 'POST', url, payload: { pay_way: 1 } } as const;
    expect((await shop.app.inject(again)).json()).toMatchObject(rejection);
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 2, pay_way: 3 }]);
    await browser.prove(email);
    expect((await shop.app.inject({ ...again, cookies: browser.cookies })).statusCode).toBe(200);
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 5, pay_way: 1 }]);
  });

  it('is rejected for its prices first: a code is asked for only when the order can be placed', async () => {
    const answer = await order({ inv_amt: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toHaveProperty('body.cart');
  });
});

it('an order paid online needs no proof [finding H4]', async () => {
  expect((await order({ pay_way: 3 }, {})).statusCode).toBe(200);
});

describe('the code that proves an e-mail', () => {
  it('comes in a mail without a link, and creates no member', async () => {
    const before = await shop.db.$count(members);
    await browser.ask(email);
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail).toMatchObject({ kind: 'otp', to_email: email });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:|href/);
    expect((await browser.turnIn((await codeOf()).typed, email)).json()).toEqual({ success: true });
    expect(await shop.db.$count(members)).toBe(before);
  });

  it('does not sign in, and a sign-in code proves nothing', async () => {
    await browser.ask(email);
    const member = signInBrowser(shop);
    expect((await member.turnIn((await codeOf()).typed, email)).statusCode).toBe(400);
    shop.clock.advance(1000);
    await member.ask(email);
    expect((await browser.turnIn((await codeOf()).typed, email)).statusCode).toBe(400);
    expect(await shop.db.$count(otpCodes, eq(otpCodes.purpose, 'order'))).toBe(1);
  });

  it('is valid for 30 minutes, once, and for five tries', async () => {
    await browser.ask(email);
    const { typed } = await codeOf();
    for (let n = 0; n < 4; n += 1) await browser.turnIn(wrongCode(typed), email);
    expect((await browser.turnIn(typed, email)).statusCode).toBe(200);
    expect((await browser.turnIn(typed, email)).statusCode).toBe(400);
    await browser.ask(email);
    shop.clock.advance(30 * MINUTE);
    expect((await browser.turnIn((await codeOf()).typed, email)).statusCode).toBe(400);
  });

  it('can be requested ten times in half an hour; signing in has its own ten', async () => {
    for (let n = 0; n < 10; n += 1) expect((await browser.ask(email)).statusCode).toBe(200);
    const rejected = await browser.ask(email);
    expect(rejected.statusCode).toBe(429);
    expect(rejected.json().msg).toMatchObject([{ Code: 'TOO_MANY_CODES' }]);
    expect((await signInBrowser(shop).ask(email)).statusCode).toBe(200);
  });

  it('is delayed after ten wrong ones, and off after a hundred of strangers', async () => {
    await browser.ask(email);
    for (let n = 0; n < 10; n += 1) await browser.turnIn('000000', email);
    const delayed = await browser.turnIn('000000', email);
    expect(delayed.statusCode).toBe(429);
    expect(delayed.headers['retry-after']).toBe('60');
    await shop.db
      .update(signInFailures)
      .set({ failures: 99 })
      .where(eq(signInFailures.origin, 'strangers'));
    await provingBrowser(shop, { from: '192.0.2.1' }).ask(email);
    const other = provingBrowser(shop, { from: '192.0.2.2' });
    await other.turnIn(wrongCode((await codeOf()).typed), email);
    const { count } = await codeOf();
    expect((await other.ask(email)).json().msg).toMatchObject([{ Code: 'LINK_ONLY' }]);
    expect((await codeOf()).count).toBe(count);
    expect((await other.turnIn((await codeOf()).typed, email)).json().msg).toMatchObject([
      { Code: 'LINK_ONLY' },
    ]);
  });

  it.each([
    [{}],
    [{ email: 'nobody' }],
    [{ email: `a,${email}` }],
    [{ email: 'a\u0000b@pinpu.test' }],
  ])('is rejected for %j, with nothing sent', async (payload) => {
    const post = { method: 'POST', url: '/api/cart/email/code', payload } as const;
    expect((await shop.app.inject(post)).statusCode).toBe(400);
    expect(await shop.db.$count(outboxMails)).toBe(0);
  });
});
