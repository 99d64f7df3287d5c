import { orderAmounts } from '@pinpu/shared/domain';
import {
  coupons,
  orderEvents,
  orders,
  outboxMails,
  paymentAttempts,
  products,
  refundTasks,
} from '../../../platform/db/schema/index.ts';
import { storedProduct } from '../../../testing/goods/goods.ts';
import { OOLONG, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';
import { formOf, postForm } from '../../../testing/orders/sandbox.ts';
import { refundOrder } from '../order/refunding/refund-order.ts';
import { paymentProvider } from '../payment/provider.ts';

const COUPON = { coupon_code: 'GIFT', kind: 'amount', value: 5000, min_amt: 0 } as const;

async function free(change: object = {}) {
  const shop = await testApp();
  const cart = [lineOf({ ...OOLONG, ship_fee: 0 }, 2)];
  await shop.db.update(products).set({ ship_fee: 0 });
  await shop.db.insert(coupons).values({ ...COUPON, coupon_id: 'C1', c_date: shop.clock.now() });
  const amounts = orderAmounts(cart, COUPON);
  const body = checkoutBody(cart, { coupon_code: 'GIFT', ...amounts, ...change });
  const checkOut = (key: string) => sendCheckout(shop, body, { key });
  return { shop, amounts, checkOut };
}

describe('an order of NT$0', () => {
  it.each([
    ['no way of paying', {}],
    ['one that is not offered', { pay_way: 3 }],
  ])(
    'is paid at once, chosen %s, with its history and one mail [finding L23]',
    async (_what, change) => {
      const { shop, amounts, checkOut } = await free(change);
      expect(amounts.inv_amt).toBe(0);
      const answer = await checkOut('the-key-of-this');
      expect(answer.statusCode).toBe(200);
      const [order] = await shop.db.select().from(orders);
      expect(order).toMatchObject({
        status: 3,
        ap_amt: 0,
        pay_amt: 0,
        pay_way: 0,
        client_hash: '',
      });
      expect(order?.pay_date).toEqual(shop.clock.now());
      const events = await shop.db.select().from(orderEvents).orderBy(orderEvents.id);
      expect(events.map(({ to_status }) => to_status)).toEqual([1, 2, 3]);
      expect(events.at(-1)).toMatchObject({ actor: 'checkout', cause: 'nothing to pay' });
      expect(await shop.db.select().from(paymentAttempts)).toEqual([]);
      const mails = await shop.db.select().from(outboxMails);
      expect(mails.map(({ kind }) => kind)).toEqual(['order-placed']);
      expect(mails[0]?.text).toContain('這筆訂單無需付款');
      const oolong = await storedProduct(shop, OOLONG.prd_id);
      expect(oolong).toMatchObject({ on_hand: 18, reserved: 0 });
    },
  );

  it('leads to its confirmation instead of a payment page [finding L23]', async () => {
    const { shop, checkOut } = await free();
    const { data } = (await checkOut('the-key-of-this')).json();
    const { action, fields } = formOf(data.html);
    const back = await postForm(shop, new URL(action).pathname, fields);
    expect(back.headers.location).toBe(`/cart/paid/${data.guid}`);
  });

  it('is made once, however often the checkout is sent [finding L23]', async () => {
    const { shop, checkOut } = await free();
    const first = (await checkOut('the-key-of-this')).json();
    expect((await checkOut('the-key-of-this')).json()).toEqual(first);
    expect((await checkOut('the-key-of-another-tab')).json()).toEqual(first);
    expect(await shop.db.select().from(orders)).toHaveLength(1);
  });

  it('is cancelled by a refund that owes nothing [finding L23]', async () => {
    const { shop, checkOut } = await free();
    await checkOut('the-key-of-this');
    const [order] = await shop.db.select().from(orders);
    const provider = paymentProvider(shop.app, { ...shop, clock: shop.clock.now });
    const context = { provider, ...shop.config, actor: 'admin', now: shop.clock.now() } as const;
    await refundOrder(shop.db, { ord_id: order?.ord_id ?? '' }, context);
    expect(await shop.db.select().from(refundTasks)).toEqual([]);
    expect((await shop.db.select().from(orders))[0]?.status).toBe(0);
  });
});
