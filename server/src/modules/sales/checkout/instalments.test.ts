import { orders, paymentAttempts, settings } from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { atEcpay, ecpayShop } from '../../../testing/orders/ecpay-shop.ts';
import { choose, formOf, openPayment } from '../../../testing/orders/sandbox.ts';

const PAY_WAYS = [{ pay_way: 3 }, { pay_way: 4, min_amt: 1_000, periods: [3, 6] }];

async function offering<Shop extends TestApp>(shop: Shop): Promise<Shop> {
  await shop.db
    .insert(settings)
    .values({ name: 'pay_ways', value: PAY_WAYS, u_date: shop.clock.now() });
  return shop;
}

const bodyOf = (change: object) => checkoutBody([lineOf(OOLONG, 2)], change);
const orderOf = async ({ db }: TestApp) => (await db.select().from(orders))[0];

describe('a card in instalments', () => {
  it('is requested with the chosen number, which the order stores [B4]', async () => {
    const shop = await offering(await testApp());
    const { data } = (await sendCheckout(shop, bodyOf({ pay_way: 4, pay_period: 6 }))).json();
    expect(formOf(data.html).fields.pay_period).toBe('6');
    expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ pay_period: 6 }]);
    await choose(shop, await openPayment(shop, data.html), 'card');
    expect(await orderOf(shop)).toMatchObject({ status: 3, pay_way: 4, pay_period: 6 });
  });

  it.each([
    ['a number that is not offered', { pay_way: 4, pay_period: 12 }],
    ['a number for a card that is charged at once', { pay_way: 3, pay_period: 3 }],
    ['a number and no way', { pay_period: 3 }],
  ])('is rejected with %s', async (_what, change) => {
    const shop = await offering(await testApp());
    const answer = await sendCheckout(shop, bodyOf(change));
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, 'PAY_WAY_REFUSED']);
    expect(await orderOf(shop)).toBeUndefined();
  });

  it('another number of instalments is another payment attempt of the same order', async () => {
    const shop = await offering(await testApp());
    const key = 'the-same-key';
    await sendCheckout(shop, bodyOf({ pay_way: 4, pay_period: 6 }), { key });
    await sendCheckout(shop, bodyOf({ pay_way: 4, pay_period: 3 }), { key });
    const attempts = await shop.db.select().from(paymentAttempts);
    expect(attempts.map(({ status, pay_period }) => [status, pay_period]).sort()).toEqual([
      ['open', 3],
      ['superseded', 6],
    ]);
  });

  it('can be changed when paying again, and is reset for another way', async () => {
    const shop = await offering(await testApp());
    const sent = await sendCheckout(shop, bodyOf({ pay_way: 4, pay_period: 6 }));
    const { guid, html } = sent.json().data;
    await choose(shop, await openPayment(shop, html), 'fail');
    expect(await orderOf(shop)).toMatchObject({ status: 88, pay_way: 4, pay_period: 6 });
    const url = `/api/cart/pubPay/${guid}?s=${SESSION}`;
    const repay = (payload: object) => shop.app.inject({ method: 'POST', url, payload });
    expect((await repay({ pay_way: 4, pay_period: 12 })).statusCode).toBe(400);
    const again = await repay({ pay_way: 4, pay_period: 3 });
    expect(formOf(again.json().data.html).fields.pay_period).toBe('3');
    await repay({ pay_way: 3 });
    expect(await orderOf(shop)).toMatchObject({ pay_way: 3, pay_period: 0 });
  });

  it('is sent to ECPay as CreditInstallment, and the number ECPay charged is stored [B4]', async () => {
    const shop = await offering(await ecpayShop());
    const { trade_no, fields } = await atEcpay(shop, 4, 6);
    expect([fields.ChoosePayment, fields.CreditInstallment]).toEqual(['Credit', '6']);
    await shop.peer.choose(trade_no, 'Credit');
    expect(await orderOf(shop)).toMatchObject({ status: 3, pay_way: 4, pay_period: 6 });
  });
});
