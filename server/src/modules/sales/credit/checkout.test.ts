import { eq } from 'drizzle-orm';
import { after, DAY } from '../../../platform/clock.ts';
import { creditLots, orders, outboxMails, settings } from '../../../platform/db/schema/index.ts';
import { creditShop, wrongLots } from '../../../testing/orders/credit-shop.ts';
import { sweepOrders } from '../order/paying/sweeper.ts';
import { paymentProvider } from '../payment/provider.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const ALL = 1_000_000;
const REFUND = { reason: 'refund' } as const;

describe('a checkout with store credit', () => {
  it('uses bonus credit within its share as a discount, and paid credit as payment [W2]', async () => {
    const shop = await creditShop();
    await shop.grant(900);
    await shop.grant(200, REFUND);
    expect((await shop.buy(ALL)).statusCode).toBe(200);
    const [order] = await shop.orders();
    expect(order).toMatchObject({ credit_amt: 800, dis_inv_amt: 600, inv_amt: 700, ap_amt: 500 });
    expect(await shop.balance()).toEqual({ bonus: 300, paid: 0 });
    expect(await wrongLots(shop)).toEqual([]);
    const [mail] = await shop.db.select().from(outboxMails);
    for (const text of ['購物金折抵', '−NT$600', '購物金支付', '−NT$200', 'NT$500'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('優惠折抵');
  });

  it('uses first what expires first, and nothing that has expired [W2]', async () => {
    const shop = await creditShop();
    const now = shop.clock.now();
    await shop.grant(100, { source: 'never' });
    await shop.grant(100, { source: 'late', expires_at: after(now, 9 * DAY) });
    await shop.grant(100, { source: 'soon', expires_at: after(now, 2 * DAY) });
    await shop.grant(100, { source: 'over', expires_at: after(now, -1) });
    await shop.buy(150);
    const rests = (await shop.lots()).map(({ source, rest }) => [source, rest]);
    expect(rests).toEqual([
      ['late', 50],
      ['never', 100],
      ['over', 100],
      ['soon', 0],
    ]);
  });

  it('needs no payment where paid credit covers everything, shipping too [W2]', async () => {
    const shop = await creditShop();
    await shop.grant(1300, REFUND);
    await shop.buy(ALL);
    expect(await shop.orders()).toMatchObject([{ status: 3, inv_amt: 1300, ap_amt: 0 }]);
  });

  it('sends the offer with the cart of a member who has credit, and with no other [W2]', async () => {
    const shop = await creditShop();
    const cartOf = async (headers: Record<string, string>) => {
      const payload = { s: 'session-1', cart: [], promo_code: '' };
      const url = '/api/cart/update?s=session-1';
      return (await shop.app.inject({ method: 'POST', url, headers, payload })).json().body;
    };
    expect(await cartOf(shop.member.headers)).not.toHaveProperty('credit');
    await shop.grant(300);
    expect(await cartOf(shop.member.headers)).toMatchObject({
      credit: { bonus: 300, paid: 0, max_percent: 50 },
    });
    expect(await cartOf({})).not.toHaveProperty('credit');
    await shop.db.delete(settings).where(eq(settings.name, 'store_credit'));
    expect(await cartOf(shop.member.headers)).not.toHaveProperty('credit');
  });

  it('is rejected with a sentence and the current balance where it has been used meanwhile [W2]', async () => {
    const shop = await creditShop();
    await shop.grant(300);
    const body = await shop.bodyOf(300);
    await shop.buy(250, { cus_name: '王大明' });
    const answer = await shop.send(body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      msg: [{ Code: 'CREDIT_CHANGED' }],
      body: { credit: { bonus: 50 } },
    });
    expect(await shop.orders()).toHaveLength(1);
  });

  it.each([
    ['a guest', {}],
    ['more than the share', { credit_amt: 700 }],
    ['another amount due', { ap_amt: 1 }],
  ])('is rejected for %s [W2]', async (_, change) => {
    const shop = await creditShop();
    await shop.grant(900);
    const body = { ...(await shop.bodyOf(300)), ...change };
    const isGuest = Object.keys(change).length === 0;
    const answer = await shop.send(body, isGuest ? {} : shop.member.headers);
    expect(answer.statusCode).toBe(409);
    expect(await shop.balance()).toEqual({ bonus: 900, paid: 0 });
  });

  it('of a remote before store credit uses none [W2]', async () => {
    const shop = await creditShop();
    await shop.grant(900);
    const { credit_amt: _, ...body } = await shop.bodyOf(0);
    expect((await shop.send(body)).statusCode).toBe(200);
    expect(await shop.orders()).toMatchObject([{ credit_amt: 0, ap_amt: 1300 }]);
  });

  it('is the same order for a second press, and uses the credit once [W2] [C9]', async () => {
    const shop = await creditShop();
    await shop.grant(300);
    const body = await shop.bodyOf(300);
    await shop.send(body);
    expect((await shop.send(body)).statusCode).toBe(200);
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.balance()).toEqual({ bonus: 0, paid: 0 });
  });

  onPostgres('in many tabs at once never uses more than there is [W2]', async () => {
    const shop = await creditShop();
    await shop.grant(500);
    await shop.grant(200, REFUND);
    const bodies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => shop.bodyOf(200, { cus_name: `王小明 ${n}` })),
    );
    const answers = await Promise.all(bodies.map((body) => shop.send(body)));
    const placed = answers.filter(({ statusCode }) => statusCode === 200);
    const used = (await shop.orders()).map(({ credit_amt }) => credit_amt);
    expect(used).toEqual(placed.map(() => 200));
    expect(placed.length).toBeLessThanOrEqual(3);
    const { bonus, paid } = await shop.balance();
    expect(bonus + paid).toBe(700 - 200 * placed.length);
    expect(await wrongLots(shop)).toEqual([]);
  });
});

describe('an order that is cancelled', () => {
  it('without payment returns its credit to where it came from [W6]', async () => {
    const shop = await creditShop();
    await shop.grant(300);
    await shop.grant(200, REFUND);
    await shop.buy(400);
    shop.clock.advance(2 * DAY);
    const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
    const { publicUrl, limits } = shop.config;
    await sweepOrders(shop.db, { provider, publicUrl, limits, now: shop.clock.now() });
    expect(await shop.orders()).toMatchObject([{ status: 0 }]);
    expect(await shop.balance()).toEqual({ bonus: 300, paid: 200 });
    expect(await wrongLots(shop)).toEqual([]);
  });

  it('by the shop after payment returns it, too; what expired meanwhile is valid for 30 days [W6]', async () => {
    const shop = await creditShop();
    await shop.grant(300, { expires_at: after(shop.clock.now(), DAY) });
    const ord_code = await shop.paid(300);
    shop.clock.advance(2 * DAY);
    await (await shop.anna()).move(ord_code, 'refund', { way: 'hand' });
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 0 }]);
    const [lot] = await shop.db.select().from(creditLots);
    expect(lot).toMatchObject({ rest: 300, expires_at: after(shop.clock.now(), 30 * DAY) });
  });
});
