import { orders, paymentAttempts, refundTasks } from '../../../../../platform/db/schema/index.ts';
import { SESSION } from '../../../../../testing/orders/buyer.ts';
import {
  addressOf,
  atLinePay,
  choose,
  follow,
  type LinePayShop,
  linePayShop,
  orderAndStock,
} from '../../../../../testing/orders/linepay-shop.ts';
import { reconcilePayments } from '../../../order/paying/reconcile.ts';
import { sweepOrders } from '../../../order/paying/sweeper.ts';
import { cancelOrder } from '../../../order/shop/operations.ts';
import { paymentProvider } from '../../provider.ts';

const MINUTE = 60_000;
const CARD = 3;
const [PLACED, PROCESSING, FAILED, CANCELLED] = [2, 7, 88, 0];

const UNPAID = [PLACED, 0, 20, 2];
const PAID = [3, CARD, 18, 0];

const contextOf = (shop: LinePayShop) => ({
  provider: paymentProvider(shop.app, { ...shop, clock: shop.clock.now }),
  publicUrl: 'http://shop.test',
  limits: shop.config.limits,
  actor: 'admin' as const,
  now: shop.clock.now(),
});
const reconcile = (shop: LinePayShop) => reconcilePayments(shop.db, contextOf(shop));
const sweep = (shop: LinePayShop) => sweepOrders(shop.db, contextOf(shop));

const repay = async (shop: LinePayShop, guid: string) =>
  shop.app.inject({ method: 'POST', url: `/api/cart/pubPay/${guid}?s=${SESSION}`, payload: {} });

const attemptsOf = async ({ db }: LinePayShop) =>
  (await db.select().from(paymentAttempts)).map(({ status }) => status).sort();

/** Pauses confirmations just before money is taken: tells when one has arrived, and lets it continue. */
function pauseConfirm({ line }: LinePayShop) {
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  line.knobs.beforeConfirm = () => {
    start.resolve();
    return end.promise;
  };
  return { started: start.promise, goOn: () => end.resolve() };
}

describe('paying by LINE Pay', () => {
  it('redirects by GET to a page that lists the order, and results in a paid order [B4, C9]', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    expect(await (await fetch(page)).text()).toContain('阿里山高山烏龍茶 × 2');
    const back = await choose(page, 'pay');
    // All 19 digits of LINE Pay's id, not rounded.
    expect(new URL(back, 'http://shop.test').searchParams.get('transactionId')).toMatch(
      /^\d{18}7$/,
    );
    expect(await orderAndStock(shop)).toEqual(UNPAID);
    expect(await follow(shop, back)).toBe(`/cart/paid/${guid}`);
    expect(await orderAndStock(shop)).toEqual(PAID);
    const [order] = await shop.db.select().from(orders);
    expect(order?.pay_amt).toBe(1300);
    expect(shop.line.calls).toEqual(['request', 'check', 'confirm']);
  });

  it('takes the money once, however often the return is opened', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    const back = await choose(page, 'pay');
    for (let i = 0; i < 3; i += 1) expect(await follow(shop, back)).toBe(`/cart/paid/${guid}`);
    expect(shop.line.charges).toBe(1);
    expect(await orderAndStock(shop)).toEqual(PAID);
  });

  it('takes the money once where two tabs return at the same moment', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    const back = await choose(page, 'pay');
    const { started, goOn } = pauseConfirm(shop);
    const first = follow(shop, back);
    await started;
    // The second confirmation gets 1198 or 1152, finds no payment yet, and leaves the order in processing.
    expect(await follow(shop, back)).toBe(`/cart/order/${guid}`);
    expect((await orderAndStock(shop))[0]).toBe(PROCESSING);
    goOn();
    expect(await first).toBe(`/cart/paid/${guid}`);
    expect(await orderAndStock(shop)).toEqual(PAID);
    expect(shop.line.charges).toBe(1);
  });

  it('paying by balance has no pay way of its own', async () => {
    const shop = await linePayShop();
    const { page } = await atLinePay(shop);
    shop.line.knobs.method = 'BALANCE';
    await follow(shop, await choose(page, 'pay'));
    expect(await orderAndStock(shop)).toEqual([3, 0, 18, 0]);
  });

  it('a payment that the shopper cancels fails, and can be repeated under another trade number', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    expect(await follow(shop, await choose(page, 'cancel'))).toBe(`/cart/failed/${guid}`);
    expect(await orderAndStock(shop)).toEqual([FAILED, 0, 20, 0]);
    const again = addressOf((await repay(shop, guid)).json().data.html);
    expect(again).not.toBe(page);
    expect(await follow(shop, await choose(again, 'pay'))).toBe(`/cart/paid/${guid}`);
    expect(await attemptsOf(shop)).toEqual(['failed', 'paid']);
  });

  it('changes nothing for a return or a cancellation unknown to LINE Pay', async () => {
    const shop = await linePayShop();
    const { guid } = await atLinePay(shop);
    const path = (what: string) => `/api/payment/linepay/${what}/${guid}?transactionId=1&orderId=2`;
    expect(await follow(shop, path('return'))).toBe(`/cart/order/${guid}`);
    expect(await follow(shop, path('cancel'))).toBe(`/cart/failed/${guid}`);
    expect(await orderAndStock(shop)).toEqual(UNPAID);
    expect(shop.line.charges).toBe(0);
  });

  it.each(['1142', '1282', '1298'])(
    'a payment that is declined with %s fails at once',
    async (code) => {
      const shop = await linePayShop();
      const { guid, page } = await atLinePay(shop);
      shop.line.knobs.declines = code;
      expect(await follow(shop, await choose(page, 'pay'))).toBe(`/cart/failed/${guid}`);
      expect(await orderAndStock(shop)).toEqual([FAILED, 0, 20, 0]);
    },
  );

  it('does not count money of another amount than the order’s, and records that it is owed [B5]', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    shop.line.knobs.overcharge = 1;
    expect(await follow(shop, await choose(page, 'pay'))).toBe(`/cart/order/${guid}`);
    expect(await orderAndStock(shop)).toEqual(UNPAID);
    shop.clock.advance(16 * MINUTE);
    await reconcile(shop);
    expect(await shop.db.select().from(refundTasks)).toMatchObject([
      { amount: 1301, reason: 'amount', status: 'open' },
    ]);
  });
});

describe('a confirmation whose answer is lost', () => {
  it('is looked up at LINE Pay, and never sent again', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    shop.line.knobs.losesAnswerOf = 'confirm';
    expect(await follow(shop, await choose(page, 'pay'))).toBe(`/cart/paid/${guid}`);
    expect(shop.line.calls).toEqual(['request', 'check', 'confirm', 'details']);
    expect(await orderAndStock(shop)).toEqual(PAID);
  });

  it('leaves the order in processing while LINE Pay is down, and is settled by the sweeper', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    const back = await choose(page, 'pay');
    shop.line.knobs.losesAnswerOf = 'confirm';
    const { started, goOn } = pauseConfirm(shop);
    const returning = follow(shop, back);
    await started;
    shop.line.knobs.down = true;
    goOn();
    expect(await returning).toBe(`/cart/order/${guid}`);
    expect((await orderAndStock(shop))[0]).toBe(PROCESSING);
    expect((await repay(shop, guid)).statusCode).toBe(503);
    Object.assign(shop.line.knobs, { down: false, losesAnswerOf: 'none' });
    shop.clock.advance(16 * MINUTE);
    await sweep(shop);
    expect(await orderAndStock(shop)).toEqual(PAID);
    expect(shop.line.charges).toBe(1);
  });

  it('counts after a crash between confirmation and commit, by the next return', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    const back = await choose(page, 'pay');
    // The state after a process that ended before it could write anything.
    const [attempt] = await shop.db.select().from(paymentAttempts);
    await shop.line.confirm(attempt?.provider_trade_no ?? '', '{"amount":1300,"currency":"TWD"}');
    expect(await follow(shop, back)).toBe(`/cart/paid/${guid}`);
    expect(shop.line.calls).not.toContain('confirm');
    expect(await orderAndStock(shop)).toEqual(PAID);
  });
});

describe('a shopper who does not return', () => {
  it('is charged by the shop for what was authorised', async () => {
    const shop = await linePayShop();
    const { page } = await atLinePay(shop);
    await choose(page, 'pay');
    shop.clock.advance(16 * MINUTE);
    await reconcile(shop);
    expect(await orderAndStock(shop)).toEqual(PAID);
  });

  it('after leaving the page pays nothing, and the order fails when the request expires at LINE Pay', async () => {
    const shop = await linePayShop();
    await atLinePay(shop);
    shop.clock.advance(16 * MINUTE);
    await reconcile(shop);
    expect(await orderAndStock(shop)).toEqual(UNPAID);
    shop.clock.advance(31 * MINUTE);
    await reconcile(shop);
    expect(await orderAndStock(shop)).toEqual([FAILED, 0, 20, 0]);
  });

  it('after authorising and paying again is charged only for the first', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    await choose(page, 'pay');
    expect((await repay(shop, guid)).statusCode).toBe(409);
    expect(await orderAndStock(shop)).toEqual(PAID);
    expect(await attemptsOf(shop)).toEqual(['paid']);
  });

  it('is charged nothing for an order that the shop cancels', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    const back = await choose(page, 'pay');
    const [order] = await shop.db.select().from(orders);
    await cancelOrder(shop.db, { ord_id: order?.ord_id ?? '' }, contextOf(shop));
    expect(await follow(shop, back)).toBe(`/cart/order/${guid}`);
    expect(await orderAndStock(shop)).toEqual([CANCELLED, 0, 20, 0]);
    expect(shop.line.charges).toBe(0);
    expect(await shop.db.select().from(refundTasks)).toEqual([]);
  });
});

describe('the payment page of LINE Pay', () => {
  it('is requested once; the same checkout returns the same page', async () => {
    const shop = await linePayShop();
    const { guid, page } = await atLinePay(shop);
    expect(await atLinePay(shop)).toEqual({ guid, page });
    expect(shop.line.calls).toEqual(['request']);
  });

  it('belongs to a new trade where the answer to the first request was lost', async () => {
    const shop = await linePayShop();
    shop.line.knobs.losesAnswerOf = 'request';
    await expect(atLinePay(shop)).rejects.toThrow();
    shop.line.knobs.losesAnswerOf = 'none';
    const { guid, page } = await atLinePay(shop);
    expect(await attemptsOf(shop)).toEqual(['open', 'superseded']);
    expect(await follow(shop, await choose(page, 'pay'))).toBe(`/cart/paid/${guid}`);
    expect(await shop.db.select().from(orders)).toHaveLength(1);
  });

  it('is unavailable while LINE Pay is down: the order remains, with a message', async () => {
    const shop = await linePayShop();
    const { guid } = await atLinePay(shop);
    shop.line.knobs.down = true;
    const answer = await repay(shop, guid);
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect(await orderAndStock(shop)).toEqual(UNPAID);
  });

  it('needs no webhook', async () => {
    const { app } = await linePayShop();
    const answer = await app.inject({ method: 'POST', url: '/api/payment/linepay/notice' });
    expect(answer.statusCode).toBe(404);
  });
});
