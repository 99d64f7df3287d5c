import { eq } from 'drizzle-orm';
import { orders, outboxMails, variants } from '../../../platform/db/schema/index.ts';
import { oolongUnits, openPreorders, SHIPS } from '../../../testing/goods/preorder.ts';
import { OOLONG, type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';

const inStock = lineOf(OOLONG, 2, { tot_qty: 20 });
const preordered = (preorder = SHIPS) => lineOf(OOLONG, 2, { tot_qty: 10, preorder });

const update = async ({ app }: TestApp, cart: object[]) =>
  (
    await app.inject({
      ...{ method: 'POST', url: `/api/cart/update?s=${SESSION}` },
      payload: { s: SESSION, cart },
    })
  ).json().body;

/** Status, codes and sentences of a checkout, and the day of its line in the answer. */
async function refusal(shop: TestApp, line: typeof inStock) {
  const answer = await sendCheckout(shop, checkoutBody([line]));
  const { msg = [], body } = answer.json();
  const [first = {}] = msg;
  return [answer.statusCode, first.Code, first.Message, body?.cart?.[0]?.preorder];
}

it('the cart has the day of a pre-order, and at most what is left of the quota [T16]', async () => {
  const shop = await testApp();
  await openPreorders(shop, { pre_left: 1 });
  const { cart, changes } = await update(shop, [preordered()]);
  expect(cart).toMatchObject([{ preorder: SHIPS, tot_qty: 1, qty: 1 }]);
  expect(changes).toMatchObject([{ kind: 'stock', from: 2, to: 1 }]);
});

it('the cart takes goods in stock before pre-orders, and never both in one line [T16]', async () => {
  const shop = await testApp();
  await openPreorders(shop, { on_hand: 1 });
  const { cart } = await update(shop, [inStock]);
  expect(cart).toMatchObject([{ tot_qty: 1, qty: 1 }]);
  expect(cart[0]).not.toHaveProperty('preorder');
});

describe('a checkout [T16]', () => {
  it('is rejected where a line has turned from stock to a pre-order, and nothing is stored', async () => {
    const shop = await testApp();
    await openPreorders(shop);
    expect(await refusal(shop, inStock)).toEqual([
      409,
      'PREORDER_CHANGED',
      `「${OOLONG.prd_name}」是預購商品，12/20（日）起出貨。請確認後再結帳；畫面沒有寫出貨日時，請重新整理。`,
      SHIPS,
    ]);
    expect([await oolongUnits(shop), await shop.db.$count(orders)]).toEqual([[0, 0, 10], 0]);
  });

  it('is rejected where a pre-order has come into stock, or leaves on another day', async () => {
    const shop = await testApp();
    await openPreorders(shop, { on_hand: 5 });
    const [status, code, message, day] = await refusal(shop, preordered());
    expect([status, code, day]).toEqual([409, 'PREORDER_CHANGED', undefined]);
    expect(message).toContain('現在有現貨，不用預購');
    await openPreorders(shop, { ships: '2026-12-25' });
    expect((await refusal(shop, preordered())).toSpliced(2, 1)).toEqual([
      ...[409, 'PREORDER_CHANGED', '2026-12-25'],
    ]);
  });

  it('says that it is sold out where the last of the quota was taken meanwhile', async () => {
    const shop = await testApp();
    await openPreorders(shop);
    await shop.db.update(variants).set({ pre_left: 0 }).where(eq(variants.var_id, OOLONG.prd_id));
    expect((await refusal(shop, preordered())).slice(0, 2)).toEqual([409, 'STOCK_CHANGED']);
  });

  it('sends the buyer and the shop the day in their mails', async () => {
    const shop = await testApp();
    await openPreorders(shop);
    await sendCheckout(shop, checkoutBody([preordered()]));
    const [mail] = await shop.db.select().from(outboxMails);
    expect(mail?.text).toContain('預購，12/20（日）起出貨');
  });
});
