import { refundTasks } from '../../../../../platform/db/schema/index.ts';
import {
  answersOf,
  atEcpay,
  type EcpayShop,
  ecpayShop,
  orderAndStock,
  payMeta,
} from '../../../../../testing/orders/ecpay-shop.ts';
import { reconcilePayments } from '../../../order/paying/reconcile.ts';
import { sweepOrders } from '../../../order/paying/sweeper.ts';
import { paymentProvider } from '../../provider.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { ecpayConfig } from './config.ts';
import { ecpayProvider } from './index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const settlementOf = (shop: EcpayShop) => ({
  provider: paymentProvider(shop.app, { ...shop, clock: shop.clock.now }),
  publicUrl: shop.url,
  limits: shop.config.limits,
  now: shop.clock.now(),
});
const sweep = (shop: EcpayShop) => sweepOrders(shop.db, settlementOf(shop));
const reconcile = (shop: EcpayShop) => reconcilePayments(shop.db, settlementOf(shop));

describe('a lost webhook', () => {
  it('is replaced by a query when the bank’s time for a decision is over', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    const trade = shop.peer.trade(trade_no);
    const pending = { ...shop.peer.result(trade), RtnCode: '10300066', RtnMsg: '待確認' };
    await shop.peer.sendWebhook(trade.form.ReturnURL ?? '', pending);
    expect((await orderAndStock(shop))[0]).toBe(7);
    shop.peer.knobs.times = 0;
    await shop.peer.choose(trade_no, 'Credit');
    shop.clock.advance(20 * MINUTE);
    await sweep(shop);
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
  });

  it('is replaced by a query after a quarter of an hour', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    shop.peer.knobs.times = 0;
    await shop.peer.choose(trade_no, 'Credit');
    shop.clock.advance(14 * MINUTE);
    await reconcile(shop);
    expect((await orderAndStock(shop))[0]).toBe(2);
    shop.clock.advance(MINUTE);
    await reconcile(shop);
    expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
  });

  it('may be that of an issued account: its order is not cancelled', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 2);
    shop.peer.knobs.times = 0;
    await shop.peer.choose(trade_no, 'ATM');
    shop.clock.advance(2 * DAY);
    await sweep(shop);
    expect(await orderAndStock(shop)).toEqual([6, 2, 20, 2]);
    const { vAccount } = shop.peer.trade(trade_no).issued;
    expect(await payMeta(shop)).toMatchObject({ BankCode: '812', vAccount });
  });

  it('is ruled out for a form that never arrived: the order is cancelled after a day', async () => {
    const shop = await ecpayShop();
    await atEcpay(shop, 3);
    shop.peer.trades.clear();
    shop.clock.advance(2 * DAY);
    await sweep(shop);
    expect(await orderAndStock(shop)).toEqual([0, 3, 20, 0]);
  });

  it('results in a refund task where the order was cancelled', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    shop.clock.advance(2 * DAY);
    await sweep(shop);
    await shop.peer.choose(trade_no, 'Credit');
    expect(answersOf(shop)).toEqual(['200 1|OK']);
    expect(await shop.db.select().from(refundTasks)).toMatchObject([
      { trade_no, amount: 1300, reason: 'late' },
    ]);
  });
});

describe('while ECPay is down', () => {
  it('a checkout still places its order: the form needs no request', async () => {
    const shop = await ecpayShop();
    shop.peer.knobs.down = true;
    await atEcpay(shop, 3);
    expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);
  });

  it.each([
    ['down', { down: true }],
    ['ten minutes ahead', { skewMs: 10 * MINUTE }],
    ['ten minutes behind', { skewMs: -10 * MINUTE }],
  ])(
    'nothing is concluded while it is %s, and everything once it is back',
    async (_what, knobs) => {
      const shop = await ecpayShop();
      const { trade_no, guid } = await atEcpay(shop, 3);
      shop.peer.knobs.times = 0;
      await shop.peer.choose(trade_no, 'Credit');
      Object.assign(shop.peer.knobs, knobs);
      shop.clock.advance(2 * DAY);
      await expect(sweep(shop)).rejects.toThrow('orders could not be swept');
      await expect(reconcile(shop)).rejects.toThrow('目前無法連線到付款服務');
      expect(await orderAndStock(shop)).toEqual([2, 3, 20, 2]);

      const url = `/api/cart/pubPay/${guid}`;
      const payload = { acc_email: 'guest@pinpu.test' };
      const repaid = await shop.app.inject({ method: 'POST', url, payload });
      expect([repaid.statusCode, repaid.json().msg[0].Code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);

      Object.assign(shop.peer.knobs, { down: false, skewMs: 0 });
      shop.clock.advance(2 * MINUTE);
      await sweep(shop);
      expect(await orderAndStock(shop)).toEqual([3, 3, 18, 0]);
    },
  );

  it('is queried once, however often a guest pays again [finding M11]', async () => {
    const shop = await ecpayShop();
    const { guid } = await atEcpay(shop, 3);
    const url = `/api/cart/pubPay/${guid}`;
    const payload = { acc_email: 'guest@pinpu.test' };
    const payAgain = () => shop.app.inject({ method: 'POST', url, payload });
    expect((await payAgain()).statusCode).toBe(200);
    for (let n = 0; n < 9; n += 1) await Promise.all(Array.from({ length: 11 }, payAgain));
    expect(shop.peer.queries).toEqual(['/Cashier/QueryTradeInfo/V5']);
  });

  it('is queried once when a guest pays again in many windows at once [finding M11]', async () => {
    const shop = await ecpayShop();
    const { guid } = await atEcpay(shop, 3);
    const url = `/api/cart/pubPay/${guid}`;
    const payload = { acc_email: 'guest@pinpu.test' };
    await Promise.all(
      Array.from({ length: 20 }, () => shop.app.inject({ method: 'POST', url, payload })),
    );
    expect(shop.peer.queries).toEqual(['/Cashier/QueryTradeInfo/V5']);
  });

  it('a query is aborted after its timeout', async () => {
    const shop = await ecpayShop();
    const { trade_no } = await atEcpay(shop, 3);
    shop.peer.knobs.hangs = true;
    const ecpay = ecpayConfig(shop.config.environment, shop.url);
    const impatient = ecpayProvider({
      ecpay,
      publicUrl: shop.url,
      clock: shop.clock.now,
      limitMs: 50,
    });
    await expect(
      impatient.query({ trade_no, provider_trade_no: '', amount: 1300 }),
    ).rejects.toThrow(ProviderUnreachable);
  });
});
