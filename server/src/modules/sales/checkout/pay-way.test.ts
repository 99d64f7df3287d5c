import { eq } from 'drizzle-orm';
import {
  orderEvents,
  orders,
  outboxMails,
  paymentAttempts,
  settings,
  variants,
} from '../../../platform/db/schema/index.ts';
import { BEAUTY, OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { formOf, postForm } from '../../../testing/orders/sandbox.ts';
import { provedCookies } from '../../../testing/people/email-proof.ts';
import { paymentPage } from '../order/paying/payment-page.ts';
import type { PaymentProvider } from '../payment/port.ts';
import { ProviderUnreachable } from '../payment/provider-unreachable.ts';

async function shopWith(pay_ways?: object[]): Promise<TestApp> {
  const shop = await testApp();
  if (pay_ways)
    await shop.db
      .insert(settings)
      .values({ name: 'pay_ways', value: pay_ways, u_date: shop.clock.now() });
  return shop;
}

const BODY = checkoutBody([lineOf(OOLONG, 2)]);
const DOOR = [{ pay_way: 1 }, { pay_way: 3 }];

const reserved = async ({ db }: TestApp) => {
  const [row] = await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
  return [row?.on_hand, row?.reserved];
};

describe('the way of paying at checkout', () => {
  it('is sent to the provider and shown by the order [B4]', async () => {
    const shop = await shopWith();
    const answer = await sendCheckout(shop, { ...BODY, pay_way: 2 });
    expect(formOf(answer.json().data.html).fields.pay_way).toBe('2');
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 2, pay_way: 2 }]);
    expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ pay_way: 2 }]);
  });

  it('is left to the payment page where none is sent', async () => {
    const shop = await shopWith();
    const answer = await sendCheckout(shop, BODY);
    expect(formOf(answer.json().data.html).fields.pay_way).toBe('0');
    expect(await shop.db.select().from(orders)).toMatchObject([{ pay_way: 0 }]);
  });

  it('limits the sandbox page to the chosen way', async () => {
    const shop = await shopWith();
    const { data } = (await sendCheckout(shop, { ...BODY, pay_way: 2 })).json();
    const { fields } = formOf(data.html);
    const opened = await postForm(shop, '/sandbox-pay/checkout', fields);
    const page = await shop.app.inject(String(opened.headers.location));
    expect(page.body).toContain('取得 ATM 轉帳帳號');
    expect(page.body).not.toContain('信用卡付款');
  });

  it.each([
    ['one the provider does not have', 6, undefined],
    ['one that is no pay way', 77, undefined],
    ['at the door, where the shop does not offer it', 1, undefined],
    ['one the shop does not offer', 2, [{ pay_way: 3 }]],
    ['instalments without a contract', 4, undefined],
  ])('is rejected when it is %s, with nothing stored', async (_what, pay_way, settings) => {
    const shop = await shopWith(settings);
    const answer = await sendCheckout(shop, { ...BODY, pay_way });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Code).toBe('PAY_WAY_REFUSED');
    expect(await shop.db.select().from(orders)).toEqual([]);
    expect(await reserved(shop)).toEqual([20, 0]);
  });

  it('is rejected outside its limits, which the response names', async () => {
    const shop = await shopWith([{ pay_way: 9, max_amt: 1_299 }, { pay_way: 3 }]);
    const answer = await sendCheckout(shop, { ...BODY, pay_way: 9 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().msg[0].Message).toBe(
      '「超商條碼繳費」限訂單金額 NT$17 至 NT$1,299，請選擇其他付款方式。',
    );
  });

  it('can be changed by checking out again: the same order, another payment attempt', async () => {
    const shop = await shopWith();
    const [key, other] = ['the-same-key', 2];
    const first = (await sendCheckout(shop, { ...BODY, pay_way: 3 }, { key })).json().data;
    const second = (await sendCheckout(shop, { ...BODY, pay_way: other }, { key })).json().data;
    expect(second.guid).toBe(first.guid);
    expect(formOf(second.html).fields.trade_no).not.toBe(formOf(first.html).fields.trade_no);
    const attempts = await shop.db.select().from(paymentAttempts);
    expect(attempts.map(({ status, pay_way }) => [status, pay_way]).sort()).toEqual([
      ['open', 2],
      ['superseded', 3],
    ]);
    expect(await shop.db.select().from(orders)).toMatchObject([{ pay_way: 2 }]);
    expect(await reserved(shop)).toEqual([20, 2]);
  });

  it('can be changed when paying again', async () => {
    const shop = await shopWith();
    const { guid } = (await sendCheckout(shop, { ...BODY, pay_way: 3 })).json().data;
    const url = `/api/cart/pubPay/${guid}?s=${SESSION}`;
    const again = await shop.app.inject({ method: 'POST', url, payload: { pay_way: 9 } });
    expect(formOf(again.json().data.html).fields.pay_way).toBe('9');
  });
});

describe('cash on delivery', () => {
  const placed = async () => {
    const shop = await shopWith(DOOR);
    const cookies = await provedCookies(shop);
    const answer = await sendCheckout(shop, { ...BODY, pay_way: 1 }, { cookies });
    return { ...shop, data: answer.json().data };
  };

  it('makes an order that awaits shipping, with the stock reserved [B4, B5]', async () => {
    const shop = await placed();
    expect(await shop.db.select().from(orders)).toMatchObject([
      { status: 5, pay_way: 1, pay_amt: 0 },
    ]);
    expect(await reserved(shop)).toEqual([20, 2]);
    expect(await shop.db.select().from(paymentAttempts)).toEqual([]);
    const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(events.at(-1)).toMatchObject({
      from_status: 2,
      to_status: 5,
      cause: 'cash on delivery',
    });
  });

  it('leads to the order instead of a payment page', async () => {
    const shop = await placed();
    const { action, fields } = formOf(shop.data.html);
    const answer = await postForm(shop, new URL(action).pathname, fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/cart/order/${shop.data.guid}`,
    ]);
  });

  it('says in the mail that it is paid at the door', async () => {
    const { db } = await placed();
    const [mail] = await db.select().from(outboxMails);
    expect(mail?.text).toContain('款項於收到商品時支付');
    expect(mail?.text).not.toContain('完成付款');
  });

  it('is deduplicated, too', async () => {
    const shop = await placed();
    const { guid } = (
      await sendCheckout(shop, { ...BODY, pay_way: 1 }, { key: 'another-tab' })
    ).json().data;
    expect(guid).toBe(shop.data.guid);
    expect(await shop.db.select().from(orders)).toHaveLength(1);
  });

  it('can replace a payment that was begun', async () => {
    const shop = await shopWith(DOOR);
    const cookies = await provedCookies(shop);
    await sendCheckout(shop, { ...BODY, pay_way: 3 }, { cookies });
    await sendCheckout(shop, { ...BODY, pay_way: 1 }, { cookies });
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 5, pay_way: 1 }]);
    expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ status: 'superseded' }]);
    expect(await reserved(shop)).toEqual([20, 2]);
  });

  it('has a limit', async () => {
    const shop = await shopWith([{ pay_way: 1, max_amt: 1_000 }]);
    const body = checkoutBody([lineOf(BEAUTY, 1)]);
    expect((await sendCheckout(shop, { ...body, pay_way: 1 })).statusCode).toBe(400);
  });
});

it('lists the offered ways of paying in the configuration', async () => {
  const shop = await shopWith([{ pay_way: 1 }, { pay_way: 9, min_amt: 50 }, { pay_way: 10 }]);
  const { body } = (await shop.app.inject('/api/config/public')).json();
  expect(body.module_options.cart.pay_ways).toEqual([
    { pay_way: 1, min_amt: 1, max_amt: 20_000, periods: [] },
    { pay_way: 9, min_amt: 50, max_amt: 20_000, periods: [] },
  ]);
  expect(body.module_options.cart.pay_way_required).toBe(false);
});

it('says in the configuration that a choice is required', async () => {
  const shop = await shopWith([{ pay_way: 1 }, { pay_way: 3 }]);
  const row = { name: 'pay_way_required', value: true, u_date: shop.clock.now() };
  await shop.db.insert(settings).values(row);
  const { body } = (await shop.app.inject('/api/config/public')).json();
  expect(body.module_options.cart.pay_way_required).toBe(true);
});

const AWAY: PaymentProvider = {
  name: 'sandbox',
  merchant: 'M',
  ways: [],
  acceptsSimulated: false,
  begin: async () => {
    throw new ProviderUnreachable('away');
  },
  readReturn: async () => null,
  query: async () => null,
};

it('leaves the order as it is where the provider has no payment page, and says so', async () => {
  const shop = await shopWith();
  await sendCheckout(shop, checkoutBody([lineOf(OOLONG, 1)]));
  const [order] = await shop.db.select().from(orders);
  if (!order) throw new Error('no order was made');
  const settings = {
    provider: AWAY,
    offers: [],
    origin: 'http://shop.test',
    now: shop.clock.now(),
  };
  await expect(paymentPage(shop.db, order, settings)).rejects.toMatchObject({
    statusCode: 503,
    code: 'PAYMENT_UNAVAILABLE',
    message: expect.stringContaining('您的訂單已保留'),
  });
  expect(await shop.db.select().from(orders)).toMatchObject([{ status: 2 }]);
});
