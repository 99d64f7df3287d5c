import { CART_MAX_LINES } from '@pinpu/shared/domain';
import { gt } from 'drizzle-orm';
import {
  orderLines,
  orders,
  stockReservations,
  variants,
} from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, SESSION, sendCheckout } from '../../../testing/orders/buyer.ts';
import { addGoods } from '../../goods/catalog/goods/repository.ts';

const product = (index: number) => ({
  prd_id: `L${String(index).padStart(4, '0')}`,
  prd_name: `大宗採購的商品，第 ${index} 項，名稱寫得很長，以便佔滿一行`,
  cate_id: 'C11',
  price: 100 + index,
  on_hand: 10,
  ship_fee: 100,
  u_date: new Date('2026-06-01T00:00:00+08:00'),
});

async function wholesale(count: number) {
  const shop = await testApp();
  const goods = Array.from({ length: count }, (_, index) => product(index));
  await addGoods(shop.db, goods);
  return { shop, cart: goods.map((one) => lineOf(one, 2)) };
}

const written = async ({ db }: TestApp) => ({
  orders: (await db.select().from(orders)).length,
  lines: (await db.select().from(orderLines)).length,
  held: (await db.select().from(stockReservations)).length,
  reserved: (await db.select().from(variants).where(gt(variants.reserved, 0))).filter(
    ({ prd_id }) => prd_id.startsWith('L'),
  ).length,
});

const updateCart = ({ app }: TestApp, cart: unknown) =>
  app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${SESSION}`,
    payload: { s: SESSION, cart },
  });

describe('a cart of 500 lines', () => {
  it('is synced and checked out as one order, in one request [N3, N7]', async () => {
    const { shop, cart } = await wholesale(500);
    const updated = await updateCart(shop, cart);
    expect(updated.json().body.cart).toHaveLength(500);
    expect(updated.json().body.changes).toEqual([]);
    expect((await sendCheckout(shop, checkoutBody(cart))).statusCode).toBe(200);
    expect(await written(shop)).toEqual({ orders: 1, lines: 500, held: 500, reserved: 500 });
  });

  it('is rejected where one line is not available, and that line is named [B5]', async () => {
    const { shop, cart } = await wholesale(500);
    const changed = cart.map((line, index) => (index === 250 ? { ...line, qty: 11 } : line));
    const answer = await sendCheckout(shop, checkoutBody(changed));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg).toMatchObject([
      { Code: 'STOCK_CHANGED', Message: expect.stringContaining('第 250 項') },
    ]);
    expect(await written(shop)).toEqual({ orders: 0, lines: 0, held: 0, reserved: 0 });
  });
});

describe('the largest cart', () => {
  it('is checked out, and one more line is rejected with the field named [N7]', async () => {
    const { shop, cart } = await wholesale(CART_MAX_LINES + 1);
    const tooMany = await sendCheckout(shop, checkoutBody(cart));
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json().msg[0].Message).toContain('「cart」');
    expect((await sendCheckout(shop, checkoutBody(cart.slice(1)))).statusCode).toBe(200);
    expect((await written(shop)).lines).toBe(CART_MAX_LINES);
  });
});
