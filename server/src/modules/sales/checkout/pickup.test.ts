import type { Checkout } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import {
  orders,
  outboxMails,
  paymentAttempts,
  variants,
} from '../../../platform/db/schema/index.ts';
import { OOLONG, type TestApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { chooseStore, pickupShop } from '../../../testing/orders/pickup.ts';
import { formOf, postForm } from '../../../testing/orders/sandbox.ts';
import { provedCookies } from '../../../testing/people/email-proof.ts';
import { operatorOf } from '../../../testing/people/operator.ts';

const LINES = [lineOf(OOLONG, 2)];

async function atStore(settings?: object) {
  const shop = await pickupShop(settings);
  const rec_meta = await chooseStore(shop);
  const body = (change: Partial<Checkout> = {}) =>
    checkoutBody(LINES, { rec_way: 2, rec_meta, addr1: '', addr1_postcode: '', ...change });
  return { ...shop, rec_meta, body };
}

async function payAtStore(shop: Awaited<ReturnType<typeof atStore>>, key?: string) {
  const cookies = await provedCookies(shop);
  return sendCheckout(shop, shop.body({ pay_way: 5 }), { cookies, ...(key && { key }) });
}

const orderOf = async ({ db }: Pick<TestApp, 'db'>) => (await db.select().from(orders))[0];
const reserved = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id)))[0]?.reserved;

describe('an order to a store', () => {
  it('stores the pickup store, and needs no recipient’s address [C12, B5]', async () => {
    const shop = await atStore();
    const answer = await sendCheckout(shop, shop.body({ pay_way: 3, phone1: '0912-345-678' }));
    expect(answer.statusCode).toBe(200);
    expect(await orderOf(shop)).toMatchObject({
      status: 2,
      rec_way: 2,
      rec_meta: shop.rec_meta,
      addr1: '',
      phone1: '0912345678',
      ship_amt: 100,
    });
    const order = await shop.app.inject({
      method: 'POST',
      url: `/api/order/${answer.json().data.guid}?s=session-of-a-test`,
    });
    expect(order.json().body.data.body).toMatchObject({ rec_way: 2, rec_meta: shop.rec_meta });
  });

  it('drops an address that was typed for a delivery before', async () => {
    const shop = await atStore();
    await sendCheckout(shop, shop.body({ addr1: '臺南市民權路 1 號', addr1_postcode: '700' }));
    expect(await orderOf(shop)).toMatchObject({ addr1: '', addr1_postcode: '' });
  });

  it('names the store and the recipient in the mail', async () => {
    const shop = await atStore();
    await payAtStore(shop);
    const [mail] = await shop.db.select().from(outboxMails);
    for (const text of ['取貨人：陳美玲', '沙盒門市一', '990001', '款項於取貨時支付'])
      expect(mail?.text).toContain(text);
  });

  it.each<[string, Partial<Checkout>, string]>([
    ['without a store', { rec_meta: '' }, 'PICKUP_CHANGED'],
    ['to a store invented by the browser', { rec_meta: '{"CVSStoreID":"1"}' }, 'PICKUP_CHANGED'],
    ['for a landline', { phone1: '02-2555-0000' }, 'INVALID'],
    ['for a name no label holds', { cnt_name: '一個非常長的名字' }, 'INVALID'],
    ['paid at the door', { pay_way: 1 }, 'PAY_WAY_REFUSED'],
  ])('is rejected %s, with nothing stored', async (_what, change, code) => {
    const shop = await atStore();
    const answer = await sendCheckout(shop, shop.body(change));
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([400, code]);
    expect(await orderOf(shop)).toBeUndefined();
    expect(await reserved(shop)).toBe(0);
  });

  it('is rejected for the store of another session', async () => {
    const shop = await atStore();
    const answer = await sendCheckout(shop, shop.body(), { s: 'session-of-another' });
    expect(answer.json().msg[0].Code).toBe('PICKUP_CHANGED');
  });

  it('is rejected for a store that another tab has replaced meanwhile', async () => {
    const shop = await atStore();
    shop.clock.advance(1_000);
    await chooseStore(shop, 1);
    const answer = await sendCheckout(shop, shop.body());
    expect(answer.json().msg[0].Code).toBe('PICKUP_CHANGED');
  });

  it('is the same order when it is sent again, even after the store was changed', async () => {
    const shop = await atStore();
    const key = 'the-same-key';
    const first = (await sendCheckout(shop, shop.body(), { key })).json().data.guid;
    shop.clock.advance(1_000);
    await chooseStore(shop, 1);
    expect((await sendCheckout(shop, shop.body(), { key })).json().data.guid).toBe(first);
  });

  it('is rejected outside the limits, which the response names', async () => {
    const shop = await atStore({ pickup: { max_amt: 1_299 } });
    const answer = await sendCheckout(shop, shop.body());
    expect(answer.json().msg[0]).toEqual({
      Code: 'PICKUP_REFUSED',
      Message: '超商取貨限訂單金額 NT$1 至 NT$1,299，請改用宅配或調整商品數量。',
    });
  });
});

describe('paid at the store', () => {
  it('awaits pickup, with the stock reserved, and has no payment page [B4]', async () => {
    const shop = await atStore();
    const { data } = (await payAtStore(shop)).json();
    expect(await orderOf(shop)).toMatchObject({ status: 4, pay_way: 5, pay_amt: 0 });
    expect(await shop.db.select().from(paymentAttempts)).toEqual([]);
    expect(await reserved(shop)).toBe(2);
    const { action, fields } = formOf(data.html);
    const led = await postForm(shop, new URL(action).pathname, fields);
    expect(led.headers.location).toBe(`/cart/order/${data.guid}`);
  });

  it('is one order from two tabs with a key each', async () => {
    const shop = await atStore();
    const sent = async (key: string) => (await payAtStore(shop, key)).json().data.guid;
    expect(await sent('key-of-tab-1')).toBe(await sent('key-of-tab-2'));
  });

  it('is not offered for a parcel to an address', async () => {
    const shop = await atStore();
    const answer = await sendCheckout(shop, checkoutBody(LINES, { pay_way: 5 }));
    expect(answer.json().msg[0].Code).toBe('PAY_WAY_REFUSED');
  });

  it('is listed with its store, shipped, and counted as paid; or is returned [B4]', async () => {
    const shop = await atStore();
    const { data } = (await payAtStore(shop)).json();
    const operate = operatorOf(shop);
    const store = '沙盒超商 沙盒門市一（990001）';
    const { orders: listed } = (await operate('GET', 'orders?statuses=4')).json().body;
    expect(listed).toMatchObject([{ ord_code: data.ord_code, store }]);
    const shipped = await operate('POST', `orders/${data.ord_code}/ship`, { version: '*' });
    expect(shipped.json().body.message).toBe(`訂單 ${data.ord_code} 已出貨，取貨門市：${store}。`);
    expect(await orderOf(shop)).toMatchObject({ status: 99, pay_amt: 1300 });
  });
});
