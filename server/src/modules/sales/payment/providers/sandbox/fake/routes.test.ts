import {
  orders,
  outboxMails,
  paymentAttempts,
  sandboxTrades,
  stockReservations,
} from '../../../../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../../../../testing/goods/goods.ts';
import { OOLONG, type TestApp, testApp } from '../../../../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../../../../testing/orders/buyer.ts';
import { choose, formOf, openPayment, postForm } from '../../../../../../testing/orders/sandbox.ts';
import { setSetting } from '../../../../../../testing/set-setting.ts';
import { paymentProvider } from '../../../provider.ts';

async function placed() {
  const shop = await testApp();
  const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
  const page = await openPayment(shop, data.html);
  return { ...shop, data, page };
}

const orderOf = async ({ db }: TestApp) => (await db.select().from(orders))[0];
const oolongOf = (shop: TestApp) => storedProduct(shop, OOLONG.prd_id);

describe('the sandbox payment page', () => {
  it('shows shop, order, goods and amount, is marked as a sandbox, and needs no script', async () => {
    const { app, data, page } = await placed();
    const answer = await app.inject(page);
    expect(answer.statusCode).toBe(200);
    for (const text of [
      '沙盒付款（示範用，不會真的扣款）',
      '拼鋪',
      data.ord_code,
      '阿里山高山烏龍茶 × 2',
      '1,300',
    ])
      expect(answer.body).toContain(text);
    expect(answer.body).not.toMatch(/<script| style=| on[a-z]+=/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows the shop’s own name', async () => {
    const { app, db, clock, page } = await placed();
    await setSetting(db, 'shop_name', '山腳下小鋪', clock.now());
    expect((await app.inject(page)).body).toContain('<dt>商店</dt><dd>山腳下小鋪</dd>');
  });

  it('pays: the webhook changes order and stock once, and the browser returns to the shop [N3]', async () => {
    const shop = await placed();
    const back = await choose(shop, shop.page, 'card');
    expect(new URL(back).pathname).toBe(`/cart/paid/${shop.data.guid}`);
    expect(await orderOf(shop)).toMatchObject({
      status: 3,
      pay_way: 3,
      pay_amt: 1300,
      pay_date: shop.clock.now(),
    });
    expect(await oolongOf(shop)).toMatchObject({ on_hand: 18, reserved: 0, sold_out_qty: 1202 });
    expect(await shop.db.select().from(paymentAttempts)).toMatchObject([
      { status: 'paid', pay_way: 3 },
    ]);
    expect(await shop.db.select().from(stockReservations)).toMatchObject([{ state: 'committed' }]);
    expect(await shop.db.select().from(sandboxTrades)).toMatchObject([
      { state: 'paid', unacknowledged: 0 },
    ]);
    const mails = await shop.db.select().from(outboxMails);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-placed', 'payment-received']);
    expect(mails.find(({ kind }) => kind === 'payment-received')?.text).toContain(
      '實付金額：NT$1,300',
    );
  });

  it('ignores a second press [C9]', async () => {
    const shop = await placed();
    await choose(shop, shop.page, 'card');
    expect(await choose(shop, shop.page, 'fail')).toBe(shop.page);
    expect(await choose(shop, shop.page, 'card')).toBe(shop.page);
    expect(await orderOf(shop)).toMatchObject({ status: 3 });
    expect(await oolongOf(shop)).toMatchObject({ on_hand: 18, sold_out_qty: 1202 });
    expect((await shop.app.inject(shop.page)).body).toContain('已經付款完成');
  });

  it('fails: the order can be paid again and its stock is released', async () => {
    const shop = await placed();
    const back = await choose(shop, shop.page, 'fail');
    expect(new URL(back).pathname).toBe(`/cart/failed/${shop.data.guid}`);
    expect(await orderOf(shop)).toMatchObject({ status: 88, pay_date: null });
    expect(await oolongOf(shop)).toMatchObject({ on_hand: 20, reserved: 0 });
  });

  it.each([
    ['atm', 2, { BankCode: '999', vAccount: expect.stringMatching(/^9\d{15}$/) }, 3],
    [
      'barcode',
      9,
      {
        Barcode1: expect.stringMatching(/^[0-9A-Z]{9}$/),
        Barcode2: expect.stringMatching(/^[0-9A-Z]{16}$/),
        Barcode3: expect.stringMatching(/^\d{15}$/),
      },
      7,
    ],
  ])(
    'issues a number by %s, which is stored with the order and paid later [D4]',
    async (choice, pay_way, meta, days) => {
      const shop = await placed();
      const back = await choose(shop, shop.page, choice);
      expect(new URL(back).pathname).toBe(`/cart/order/${shop.data.guid}`);
      const order = await orderOf(shop);
      const deadline = new Date(shop.clock.now().getTime() + days * 86_400_000);
      expect(order).toMatchObject({ status: 6, pay_way, pay_deadline: deadline });
      const { ExpireDate, ...issued } = JSON.parse(order?.pay_meta ?? '');
      expect(ExpireDate).toBe(deadline.toISOString());
      expect(issued).toEqual(meta);
      expect(await oolongOf(shop)).toMatchObject({ on_hand: 20, reserved: 2 });
      const mail = (await shop.db.select().from(outboxMails)).find(
        ({ kind }) => kind === 'payment-code',
      );
      for (const code of Object.values(issued)) expect(mail?.text).toContain(code);

      const number = String(issued.vAccount ?? issued.Barcode2);
      const found = await postForm(shop, '/sandbox-pay/find', {
        number: ` ${number.toLowerCase()} `,
      });
      expect(found.headers.location).toBe(shop.page);
      expect(new URL(await choose(shop, shop.page, 'settle')).pathname).toBe(
        `/cart/paid/${shop.data.guid}`,
      );
      expect(await orderOf(shop)).toMatchObject({ status: 3, pay_way, pay_amt: 1300 });
      expect(await oolongOf(shop)).toMatchObject({ on_hand: 18, reserved: 0 });
    },
  );

  it('changes nothing when the shopper goes back', async () => {
    const shop = await placed();
    expect((await shop.app.inject(shop.page)).body).toContain(`/cart/order/${shop.data.guid}"`);
    expect(await orderOf(shop)).toMatchObject({ status: 2 });
  });

  it.each(['amount', 'trade_no', 'paid_url', 'signature'])(
    'rejects a form with an altered %s',
    async (field) => {
      const shop = await testApp();
      const { data } = (await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 2)]))).json();
      const { fields } = formOf(data.html);
      const answer = await postForm(shop, '/sandbox-pay/checkout', { ...fields, [field]: '1' });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(await shop.db.select().from(sandboxTrades)).toEqual([]);
    },
  );

  it('opens one trade however often the form is sent', async () => {
    const shop = await placed();
    expect(await openPayment(shop, shop.data.html)).toBe(shop.page);
    expect(await shop.db.select().from(sandboxTrades)).toHaveLength(1);
  });

  it.each(['', 'x', 'settle'])('rejects the choice "%s" on an open trade', async (choice) => {
    const shop = await placed();
    await postForm(shop, shop.page, { choice });
    expect(await orderOf(shop)).toMatchObject({ status: 2 });
    expect(await shop.db.select().from(sandboxTrades)).toMatchObject([{ state: 'open' }]);
  });

  it('shows an error for an unknown trade or number', async () => {
    const shop = await testApp();
    expect((await shop.app.inject('/sandbox-pay/trade/S0')).statusCode).toBe(404);
    expect((await postForm(shop, '/sandbox-pay/find', { number: '123' })).body).toContain(
      '查無這個號碼',
    );
    expect((await shop.app.inject('/sandbox-pay/')).body).toContain('模擬繳費');
  });
});

describe('a refund in the sandbox', () => {
  async function paid() {
    const shop = await placed();
    await choose(shop, shop.page, 'card');
    const [attempt] = await shop.db.select().from(paymentAttempts);
    if (!attempt) throw new Error('nothing was paid');
    const { refund } = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
    if (!refund) throw new Error('the sandbox pays nothing back');
    return { ...shop, attempt, refund };
  }

  it('is shown on the payment’s page, and adds up to what was paid [Q1] [Q4]', async () => {
    const { app, page, attempt, refund } = await paid();
    expect(await refund.payBack(attempt, 300, [])).toEqual({
      refund_no: expect.stringMatching(/^R/),
    });
    expect((await app.inject(page)).body).toMatch(/已退款<\/dt><dd>NT\$300/);
    expect(await refund.state(attempt)).toMatchObject({ paid: 1300, refunded: 300 });
    expect(await refund.payBack(attempt, 1001, [])).toMatchObject({
      message: expect.stringContaining('超過可退的餘額'),
    });
    await refund.payBack(attempt, 1000, []);
    expect((await app.inject(page)).body).toContain('<h1>付款已退還</h1>');
  });

  it('is offered for cards alone, and of instalments as a whole [Q1]', async () => {
    const { attempt, refund, db } = await paid();
    expect([2, 3, 4, 9].filter(refund.offers)).toEqual([3, 4]);
    await db.update(sandboxTrades).set({ pay_way: 4 });
    expect(await refund.state({ ...attempt, pay_way: 4 })).toMatchObject({
      part: { never: expect.stringContaining('全額') },
    });
    expect(await refund.payBack(attempt, 300, [])).toMatchObject({ refused: '10100050' });
  });
});
