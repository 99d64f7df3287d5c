import type { CartLine, CartView, Checkout } from '@pinpu/shared/contracts';
import { type OrderAmounts, orderAmounts } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import {
  coupons,
  orderLines,
  orders,
  outboxMails,
  priceRules,
  products,
  promoOrders,
  settings,
  stockReservations,
  variants,
} from '../../../platform/db/schema/index.ts';
import { BRITTLE, OOLONG, PROMOTER_CODE, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { addRules, combineRules, giftFrom, offFrom } from '../../../testing/orders/price-rule.ts';
import { countedOrders, recountedOrders } from '../../../testing/promo/promo-counts.ts';
import { currentView } from '../cart/service.ts';
import { findOrdersWithCoupon, findShopCoupon } from '../coupon/repository.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const TEA = lineOf(OOLONG, 2);
const OFF = { rule_id: 'off', name: '滿千折百', terms: offFrom(1000, 100) };
const GIFT = { rule_id: 'gift', name: '送花生糖', terms: giftFrom(1000, BRITTLE.prd_id) };
const LAST = eq(variants.var_id, BRITTLE.prd_id);

/** The checkout of a remote that knows rules, of a cart as the shop answers it. */
async function ruledBody({ db, clock }: TestApp, cart: CartLine[], change: Partial<Checkout> = {}) {
  const view = await currentView(db, { cart, ...change }, clock.now());
  const amounts = orderAmounts(view.cart, view.coupon, {}, view.price_rules);
  return checkoutBody(view.cart, { applied_rules: [], ...amounts, ...change });
}

type Answer = Awaited<ReturnType<typeof sendCheckout>>;
const sentences = (answer: Answer): string[] =>
  answer.json().msg.map(({ Message }: { Message: string }) => Message);
const viewOf = (answer: Answer): CartView => answer.json().body;

async function ruledShop() {
  const shop = await testApp();
  await addRules(shop, OFF, GIFT);
  return shop;
}

describe('an order with rules of price', () => {
  it('has the shop’s amounts, what each rule did, its lines’ shares, and the gift as a line [44 Y7] [44 Y9]', async () => {
    const shop = await ruledShop();
    await addRules(shop, { rule_id: 'other', terms: offFrom(90_000, 1) });
    const answer = await sendCheckout(shop, await ruledBody(shop, [TEA]));
    expect(answer.statusCode).toBe(200);
    const [order] = await shop.db.select().from(orders);
    expect(order).toMatchObject({ dis_inv_amt: 100, ship_amt: 100, inv_amt: 1200, ap_amt: 1200 });
    expect(order?.applied_rules).toMatchObject([
      { rule_id: 'off', amount: 100, lines: [{ prd_id: 'P0001', amount: 100 }] },
      { rule_id: 'gift', amount: 0, gifts: [{ prd_id: 'P0003', qty: 1 }] },
    ]);
    expect(order?.price_rules?.rules.map(({ rule_id }) => rule_id)).toEqual(['gift', 'off']);
    const lines = await shop.db.select().from(orderLines);
    const facts = lines.map(({ prd_id, prd_price, qty, off_amt, gift }) => [
      ...[prd_id, prd_price, qty, off_amt, gift],
    ]);
    expect(facts).toEqual([
      ['P0001', 600, 2, 100, ''],
      ['P0003', 0, 1, 0, 'gift'],
    ]);
    expect(JSON.parse(order?.cart_json ?? '')).toMatchObject([
      { prd_id: 'P0001', off_amt: 100 },
      { prd_id: 'P0003', prd_price: 0, gift: 'gift', qty: 1 },
    ]);
  });

  it('reserves gifts beside what is bought of the same goods, and mails name rules and gifts [44 Y8] [44 Y9]', async () => {
    const shop = await ruledShop();
    await sendCheckout(shop, await ruledBody(shop, [TEA, lineOf(BRITTLE, 2)]));
    const held = await shop.db.select().from(stockReservations);
    expect(held.find(({ prd_id }) => prd_id === 'P0003')?.qty).toBe(3);
    const [mail] = await shop.db.select().from(outboxMails);
    for (const text of ['滿千折百', '−NT$100', `${BRITTLE.prd_name}（贈品） × 1`])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('優惠折抵');
  });

  it('states the coupon apart from the rules, also in the shop’s mail [44 Y9]', async () => {
    const shop = await ruledShop();
    const { db, clock } = shop;
    const coupon = { coupon_id: 'c', coupon_code: 'TEN', kind: 'percent' as const, value: 10 };
    await db.insert(coupons).values({ ...coupon, c_date: clock.now() });
    const value = 'shop@pinpu.test';
    await db.insert(settings).values({ name: 'order_email', value, u_date: clock.now() });
    const free = { kind: 'shipping', by: 'amount', from: 900 } as const;
    await addRules(shop, { rule_id: 'ship', name: '滿額免運', terms: free });
    const body = await ruledBody(shop, [TEA], { coupon_code: 'TEN' });
    expect((await sendCheckout(shop, body)).statusCode).toBe(200);
    // Of 1200, 100 by the rule, and a tenth of the rest by the coupon.
    expect(await findOrdersWithCoupon(db, 'c', 9)).toMatchObject([{ discount: 110 }]);
    expect(await findShopCoupon(db, 'TEN', clock.now())).toMatchObject({ discount: 110 });
    const mails = await db.select().from(outboxMails);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toMatch(/滿千折百\W+−NT\$100/);
      expect(text).toMatch(/優惠折抵（TEN）\W+−NT\$110/);
      expect(text).toMatch(/運費優惠（滿額免運）\W+−NT\$100/);
    }
  });

  it('leaves a coupon unused where the shop allows one of both and rules save more [44 Y3]', async () => {
    const shop = await ruledShop();
    const { db, clock } = shop;
    await combineRules(shop, 'coupon-or-rules');
    const kind = 'amount' as const;
    await db.insert(coupons).values([
      { coupon_id: 'less', coupon_code: 'LESS', kind, value: 90, c_date: clock.now() },
      { coupon_id: 'more', coupon_code: 'MORE', kind, value: 110, c_date: clock.now() },
    ]);
    for (const [coupon_code, s] of [
      ['LESS', 'session-one'],
      ['MORE', 'session-two'],
    ] as const) {
      const body = await ruledBody(shop, [TEA], { coupon_code });
      expect((await sendCheckout(shop, body, { s })).statusCode).toBe(200);
    }
    const rows = await db.select().from(orders).orderBy(orders.dis_inv_amt);
    const facts = rows.map(({ coupon_id, dis_inv_amt, applied_rules }) => [
      ...[coupon_id, dis_inv_amt, applied_rules.length],
    ]);
    expect(facts).toEqual([
      ['', 100, 2],
      ['more', 110, 0],
    ]);
    expect(await findOrdersWithCoupon(db, 'more', 9)).toMatchObject([{ discount: 110 }]);
  });

  it('counts no gift towards the limits of goods [44 Y8]', async () => {
    const shop = await ruledShop();
    await shop.db
      .update(products)
      .set({ max_qty: 2, max_buyer: 3 })
      .where(eq(products.prd_id, BRITTLE.prd_id));
    const body = await ruledBody(shop, [TEA, lineOf(BRITTLE, 2)]);
    expect((await sendCheckout(shop, body)).statusCode).toBe(200);
    const second = await ruledBody(shop, [lineOf(BRITTLE, 1)]);
    expect((await sendCheckout(shop, second, { s: 'another-session' })).statusCode).toBe(200);
  });

  it('brings its promoter what is left of the profit, and nothing for a gift; recounted alike [44 Y9] [G7]', async () => {
    const shop = await ruledShop();
    const priced = lineOf({ ...OOLONG, price: OOLONG.price1 ?? 0 }, 2);
    const body = await ruledBody(shop, [priced], { promo_code: PROMOTER_CODE });
    expect((await sendCheckout(shop, body)).statusCode).toBe(200);
    const profit = 2 * ((OOLONG.price1 ?? 0) - (OOLONG.cost_wholesale ?? 0)) - 100;
    const [order] = await shop.db.select().from(promoOrders);
    expect(order).toMatchObject({ sales: 2 * (OOLONG.price1 ?? 0) - 100, profit });
    expect(await countedOrders(shop.db)).toEqual(await recountedOrders(shop.db));
  });

  it('keeps its rules in the answer of the order [44 Y9]', async () => {
    const shop = await ruledShop();
    const { guid } = (await sendCheckout(shop, await ruledBody(shop, [TEA]))).json().data;
    const url = `/api/order/${guid}?s=session-of-a-test`;
    const payload = { acc_email: 'guest@pinpu.test' };
    const answer = await shop.app.inject({ method: 'POST', url, payload });
    expect(answer.json().body.data.body.applied_rules).toHaveLength(2);
  });
});

describe('a checkout that displays other rules', () => {
  const fakeRule = { rule_id: 'x', name: '假的', kind: 'off' as const, amount: 0, lines: [] };

  it.each<[string, (amounts: OrderAmounts) => Partial<Checkout>]>([
    ['none', () => ({ applied_rules: [] })],
    ['another one', ({ applied_rules = [] }) => ({ applied_rules: [...applied_rules, fakeRule] })],
    [
      'another amount',
      ({ applied_rules = [] }) => ({
        applied_rules: applied_rules.map((one) => ({ ...one, amount: one.amount + 1 })),
      }),
    ],
    [
      'no gift',
      ({ applied_rules = [] }) => ({
        applied_rules: applied_rules.map(({ gifts: _, ...one }) => one),
      }),
    ],
  ])('such as %s is refused with the current cart [44 Y7]', async (_what, change) => {
    const shop = await ruledShop();
    const body = await ruledBody(shop, [TEA]);
    const answer = await sendCheckout(shop, { ...body, ...change(body as never) });
    expect(answer.statusCode).toBe(409);
    expect(viewOf(answer).price_rules?.rules).toHaveLength(2);
    expect(sentences(answer)[0]).toContain('請確認');
    expect(await shop.db.select().from(orders)).toEqual([]);
  });

  it('says which rule has stopped, and is placed once it is confirmed [44 Y7]', async () => {
    const shop = await ruledShop();
    const body = await ruledBody(shop, [TEA]);
    await shop.db.update(priceRules).set({ enabled: false }).where(eq(priceRules.rule_id, 'off'));
    const answer = await sendCheckout(shop, body);
    expect([answer.statusCode, sentences(answer)]).toEqual([
      409,
      ['優惠活動「滿千折百」已不適用，請確認金額後再結帳。'],
    ]);
    const { cart, price_rules } = viewOf(answer);
    const amounts = orderAmounts(cart, undefined, {}, price_rules);
    const again = { ...body, applied_rules: [], ...amounts };
    expect((await sendCheckout(shop, again)).statusCode).toBe(200);
  });

  it('says that a gift is out of stock, in a cart without it [44 Y8]', async () => {
    const shop = await ruledShop();
    const body = await ruledBody(shop, [TEA]);
    await shop.db.update(variants).set({ on_hand: 0 }).where(LAST);
    const answer = await sendCheckout(shop, body);
    expect([answer.statusCode, sentences(answer)]).toEqual([
      409,
      ['「送花生糖」的贈品「手炒花生糖」已送完，或活動已結束，請確認後再結帳。'],
    ]);
    expect(viewOf(answer)).not.toHaveProperty('rule_goods');
  });

  it('names only the rule of a gift that is no longer on sale [44 Y8]', async () => {
    const shop = await ruledShop();
    const body = await ruledBody(shop, [TEA]);
    await shop.db.update(variants).set({ enabled: false }).where(LAST);
    expect(sentences(await sendCheckout(shop, body))).toEqual([
      '「送花生糖」的贈品已送完，或活動已結束，請確認後再結帳。',
    ]);
  });

  it('by somebody who has ordered is refused the rule for first orders [44 Y4] [44 Y7]', async () => {
    const shop = await testApp();
    await sendCheckout(shop, checkoutBody([lineOf(BRITTLE, 1)]));
    await addRules(shop, { ...OFF, conditions: { buyers: 'first-order' } });
    const body = await ruledBody(shop, [TEA]);
    expect(body.applied_rules).toHaveLength(1);
    const answer = await sendCheckout(shop, body, { s: 'another-session' });
    expect(answer.statusCode).toBe(409);
    expect(viewOf(answer)).not.toHaveProperty('price_rules');
  });
});

describe('a cart remote from before there were rules', () => {
  it('pays what the rules make of its cart, and gets the gift [44 Y7]', async () => {
    const shop = await ruledShop();
    const answer = await sendCheckout(shop, checkoutBody([TEA]));
    expect(answer.statusCode).toBe(200);
    const [order] = await shop.db.select().from(orders);
    expect(order).toMatchObject({ inv_amt: 1200, ap_amt: 1200, dis_inv_amt: 100 });
    expect(await shop.db.select().from(orderLines)).toHaveLength(2);
  });

  it('is refused other amounts [44 Y7]', async () => {
    const shop = await ruledShop();
    const amounts = { inv_amt: 1199, ap_amt: 1199 };
    expect((await sendCheckout(shop, checkoutBody([TEA], amounts))).statusCode).toBe(409);
  });
});

onPostgres(
  'of two checkouts at once, one gets the last gift; the other a cart without it [44 Y8]',
  async () => {
    const shop = await ruledShop();
    await shop.db.update(variants).set({ on_hand: 1 }).where(LAST);
    const body = await ruledBody(shop, [TEA]);
    const answers = await Promise.all(
      [1, 2].map((n) =>
        sendCheckout(
          shop,
          { ...body, cus_email: `b${n}@pinpu.test`, cus_mobile: `091234567${n}` },
          { s: `session-of-buyer-${n}`, from: `203.0.113.${n}` },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409) as Answer;
    expect(sentences(refused)[0]).toContain('「送花生糖」的贈品「手炒花生糖」已送完');
    expect(viewOf(refused).price_rules?.rules.map(({ rule_id }) => rule_id)).toEqual(['off']);
    const [last] = await shop.db.select().from(variants).where(LAST);
    expect(last).toMatchObject({ on_hand: 1, reserved: 1 });
  },
);

onPostgres(
  'of two first orders of one person at once, one has the rule for them [44 Y4]',
  async () => {
    const shop = await testApp();
    await addRules(shop, { ...OFF, conditions: { buyers: 'first-order' } });
    const body = await ruledBody(shop, [TEA]);
    const answers = await Promise.all(
      [1, 2].map((n) => sendCheckout(shop, body, { s: `session-of-tab-${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  },
);
