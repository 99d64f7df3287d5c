import { ORDER_STATUS } from '@pinpu/shared/domain';
import { eq } from 'drizzle-orm';
import { orders, products } from '../../../platform/db/schema/index.ts';
import { addShirt, shirtLine } from '../../../testing/goods/shirt.ts';
import { BRITTLE, testApp } from '../../../testing/index.ts';
import { checkoutBody, lineOf, sendCheckout } from '../../../testing/orders/buyer.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

type Limits = Partial<Pick<typeof products.$inferInsert, 'min_qty' | 'max_qty' | 'max_buyer'>>;

async function shopWith(limits: Limits, prd_id: string = BRITTLE.prd_id) {
  const shop = await testApp();
  await addShirt(shop);
  await shop.db.update(products).set(limits).where(eq(products.prd_id, prd_id));
  let carts = 0;
  return {
    ...shop,
    order: (cart: ReturnType<typeof lineOf>[], buyer: object = {}) => {
      carts += 1;
      return sendCheckout(shop, checkoutBody(cart, buyer), { s: `session-of-cart-${carts}` });
    },
  };
}

const brittle = (qty: number) => [lineOf(BRITTLE, qty)];

it.each<[Limits, number, string | undefined]>([
  [{ min_qty: 3 }, 3, undefined],
  [{ min_qty: 3 }, 2, '一次至少要買 3 件，還差 1 件。'],
  [{ max_qty: 4 }, 4, undefined],
  [{ max_qty: 4 }, 5, '每筆訂單最多 4 件，請減少 1 件。'],
  [{ max_buyer: 4 }, 5, '每人限購 4 件，請減少 1 件。'],
])(
  'with the limits %j, an order of %d pieces is answered: %s [T11]',
  async (limits, qty, message) => {
    const { order } = await shopWith(limits);
    const answer = await order(brittle(qty));
    expect(answer.statusCode).toBe(message === undefined ? 200 : 409);
    if (message !== undefined)
      expect(answer.json().msg).toEqual([
        { Code: 'QUANTITY_LIMIT', Message: `「${BRITTLE.prd_name}」${message}` },
      ]);
  },
);

it('the variants of a product are counted together [T11]', async () => {
  const { order } = await shopWith({ max_qty: 2 }, 'S1');
  const cart = [shirtLine('S1-M', 500, 1), shirtLine('S1-L', 450, 2)];
  expect((await order(cart)).statusCode).toBe(409);
  expect((await order([shirtLine('S1-M', 500, 1), shirtLine('S1-L', 450, 1)])).statusCode).toBe(
    200,
  );
});

it('the cart states the limits of its lines, and changes no quantity [T11]', async () => {
  const { app } = await shopWith({ min_qty: 3, max_buyer: 9 });
  const s = 'session-of-limits';
  const payload = { s, cart: brittle(1) };
  const { body } = (
    await app.inject({ method: 'POST', url: `/api/cart/update?s=${s}`, payload })
  ).json();
  expect(body).toMatchObject({ cart: [{ qty: 1, min_qty: 3, max_buyer: 9 }], changes: [] });
  expect(body.cart[0]).not.toHaveProperty('max_qty');
});

it.each([
  ['the same e-mail', { cus_mobile: '0988000111' }],
  ['the same mobile number', { cus_email: 'another@pinpu.test' }],
])(
  'a person known by %s can’t buy more than the limit in several orders [T11]',
  async (_, buyer) => {
    const { order } = await shopWith({ max_buyer: 4 });
    expect((await order(brittle(3))).statusCode).toBe(200);
    const rejected = await order(brittle(2), buyer);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().msg[0].Message).toBe(
      `「${BRITTLE.prd_name}」每人限購 4 件，連同先前的訂單已經超過，請減少數量或移除。`,
    );
    expect((await order(brittle(1), buyer)).statusCode).toBe(200);
    const last = await order(brittle(1), buyer);
    expect(last.json().msg[0].Message).toContain('連同先前的訂單已經超過');
  },
);

it('another person can buy as much [T11]', async () => {
  const { order } = await shopWith({ max_buyer: 4 });
  await order(brittle(4));
  const other = { cus_email: 'another@pinpu.test', cus_mobile: '0988000111' };
  expect((await order(brittle(4), other)).statusCode).toBe(200);
});

it('a cancelled order does not count [T11]', async () => {
  const { order, db } = await shopWith({ max_buyer: 4 });
  await order(brittle(4));
  await db.update(orders).set({ status: ORDER_STATUS.cancelled });
  expect((await order(brittle(4))).statusCode).toBe(200);
});

onPostgres('orders at the same moment stay within the limit of a person [T11]', async () => {
  const { order } = await shopWith({ max_buyer: 4 });
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => order(brittle(3), { cus_email: `buyer${n}@pinpu.test` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});
