import { eq } from 'drizzle-orm';
import { embedCheckouts, orders, variants } from '../../../platform/db/schema/index.ts';
import { OOLONG, PROMOTER_CODE, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { BLOG, otherSite } from '../../../testing/people/other-site.ts';

const MINUTE = 60_000;
const PAGE = `${BLOG}/tea?from=home#buy`;
let shop: TestApp;
let blog: Awaited<ReturnType<typeof otherSite>>;
beforeEach(async () => {
  shop = await testApp();
  blog = await otherSite(shop);
});

const cart = [{ prd_id: OOLONG.prd_id, qty: 2 }];
const leave = (change: object = {}) =>
  blog.post('/checkout', { s: SESSION, cart, return_url: PAGE, ...change });
const begun = async (change?: object) =>
  (await leave(change)).json().body as { url: string; ticket: string };
/** The browser at the shop's own address, with the cookie it got there. */
async function arrive(url: string) {
  const answer = await shop.app.inject({ url: new URL(url).pathname });
  const [cookie] = answer.cookies as {
    name: string;
    value: string;
    sameSite?: string;
    httpOnly?: boolean;
  }[];
  const cookies: Record<string, string> = cookie ? { [cookie.name]: cookie.value } : {};
  return { answer, cookie, cookies };
}
const fetchedCart = async (cookies: Record<string, string>) =>
  (await shop.app.inject({ method: 'POST', url: '/api/cart/embedded', cookies })).json().body;
const outcome = async (ticket: string) => (await blog.get(`/checkout/${ticket}`)).json().body;

describe('a checkout that leaves another site’s page [M5]', () => {
  it('arrives once with the cart, at the shop’s prices, and the page to return to', async () => {
    const { url } = await begun({ promo_code: PROMOTER_CODE, coupon_code: 'TEA10' });
    const { answer, cookie, cookies } = await arrive(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart/brought']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(await fetchedCart(cookies)).toMatchObject({
      cart: [{ prd_id: OOLONG.prd_id, qty: 2, prd_price: 540 }],
      promo_code: PROMOTER_CODE,
      coupon_code: 'TEA10',
      site_name: '茶語部落格',
      return_url: PAGE,
    });
    const second = await arrive(url);
    expect([second.answer.headers.location, second.cookies]).toEqual(['/cart/not-brought', {}]);
  });

  it('is valid for ten minutes, and only with the browser’s cookie', async () => {
    const { url, ticket } = await begun();
    shop.clock.advance(10 * MINUTE);
    expect((await arrive(url)).answer.headers.location).toBe('/cart/not-brought');
    expect(await outcome(ticket)).toEqual({ state: 'expired', ord_code: '' });
    expect(await fetchedCart({})).toBeNull();
    expect(await fetchedCart({ pinpu_brought: 'invented' })).toBeNull();
  });

  it('stores neither code nor ticket nor cookie', async () => {
    const { url, ticket } = await begun();
    const code = url.split('/').at(-1) ?? '';
    const { cookie } = await arrive(url);
    const stored = JSON.stringify(await shop.db.select().from(embedCheckouts));
    for (const secret of [code, ticket, cookie?.value ?? ''])
      expect([secret.length, stored.includes(secret)]).toEqual([32, false]);
  });

  it.each(['https://thief.example/', 'javascript:alert(1)', '/cart', `${BLOG}.thief.example/`])(
    'returns to no page of another origin: %s',
    async (return_url) => {
      const answer = await leave({ return_url });
      expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'RETURN_URL']);
      expect(await shop.db.$count(embedCheckouts)).toBe(0);
    },
  );

  it('a checkout with nothing to sell is rejected with the cart as it is now', async () => {
    await shop.db.update(variants).set({ on_hand: 0 }).where(eq(variants.var_id, OOLONG.prd_id));
    const answer = await leave();
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([409, 'CART_EMPTY']);
    expect(answer.json().body.cart).toEqual([]);
  });

  it('tells the page how it ended: ordered, paid, cancelled, and no other page', async () => {
    const { url, ticket } = await begun();
    const { cookies } = await arrive(url);
    expect(await outcome(ticket)).toEqual({ state: 'open', ord_code: '' });
    const placed = await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]), { cookies });
    expect(placed.statusCode).toBe(200);
    const [order] = await shop.db.select().from(orders);
    const ord_code = order?.ord_code;
    expect(await outcome(ticket)).toEqual({ state: 'ordered', ord_code });
    expect(await fetchedCart(cookies)).toMatchObject({ cart: [], return_url: PAGE });
    await shop.db.update(orders).set({ pay_date: shop.clock.now(), status: 3 });
    expect(await outcome(ticket)).toEqual({ state: 'paid', ord_code });
    await shop.db.update(orders).set({ status: 0 });
    expect(await outcome(ticket)).toEqual({ state: 'cancelled', ord_code });
    const stranger = await otherSite(shop);
    expect((await stranger.get(`/checkout/${ticket}`)).statusCode).toBe(404);
  });

  it('does not take a later order of the same browser for its own', async () => {
    const { url, ticket } = await begun();
    const { cookies } = await arrive(url);
    for (const qty of [1, 2])
      await sendCheckout(shop, checkoutBody([lineOf(OOLONG, qty)]), { cookies });
    const rows = await shop.db.select().from(orders).orderBy(orders.inv_amt);
    expect(rows).toHaveLength(2);
    expect((await outcome(ticket)).ord_code).toBe(rows[0]?.ord_code);
  });
});
