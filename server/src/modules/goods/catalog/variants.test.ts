import { eq } from 'drizzle-orm';
import {
  listedProducts,
  orderLines,
  orders,
  products,
  variants,
} from '../../../platform/db/schema/index.ts';
import { addShirt, shirtLine } from '../../../testing/goods/shirt.ts';
import { testApp } from '../../../testing/index.ts';
import { checkoutBody, sendCheckout } from '../../../testing/orders/buyer.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

async function shirtShop() {
  const shop = await testApp();
  await addShirt(shop);
  const change = (var_id: string, set: Partial<typeof variants.$inferInsert>) =>
    shop.db.update(variants).set(set).where(eq(variants.var_id, var_id));
  const listed = async () => {
    const { pager } = (await shop.app.inject(`/api/products/${encodeURIComponent('棉衫')}`)).json();
    return pager.items[0];
  };
  const inList = async () =>
    (await shop.db.select().from(listedProducts).where(eq(listedProducts.prd_id, 'S1')))[0];
  return { ...shop, change, listed, inList };
}

it('two variants are two lines of an order, each with its own price and stock [T5]', async () => {
  const shop = await shirtShop();
  const body = checkoutBody([shirtLine('S1-M', 500, 1), shirtLine('S1-L', 450, 2)]);
  expect((await sendCheckout(shop, body)).statusCode).toBe(200);
  const rows = await shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  expect(Object.fromEntries(rows.map(({ var_id, reserved }) => [var_id, reserved]))).toEqual({
    ...{ S1: 0, 'S1-M': 1, 'S1-L': 2, 'S1-XL': 0 },
  });
  const late = checkoutBody([shirtLine('S1-L', 450, 1)]);
  expect((await sendCheckout(shop, late, { s: 'another-session' })).statusCode).toBe(409);
});

it('a product is answered with its options and the variants on sale, by its code or a variant’s [T1]', async () => {
  const { app, change } = await shirtShop();
  await change('S1-XL', { enabled: false });
  const { body } = (await app.inject('/api/product/S1')).json();
  expect(body).toMatchObject({ prd_id: 'S1', price: 450, has_options: true, price_varies: true });
  expect(body.options).toEqual([
    { name: '尺寸', values: ['M', 'L', 'XL'].map((value) => ({ value })) },
  ]);
  const of = { price1: 0, picture: '' };
  expect(body.variants).toEqual([
    { ...of, var_id: 'S1-M', option_values: ['M'], price: 500, tot_qty: 1 },
    {
      var_id: 'S1-L',
      option_values: ['L'],
      price: 450,
      price1: 400,
      tot_qty: 2,
      picture: '/media/L',
    },
  ]);
  expect((await app.inject('/api/product/S1-L')).json().body).toEqual(body);
  const plain = (await app.inject('/api/product/P0001')).json().body;
  expect(plain).not.toHaveProperty('has_options');
  expect(plain).not.toHaveProperty('variants');
});

it('a list says which products have options, and whether their prices differ [T4]', async () => {
  const { listed, change } = await shirtShop();
  expect(await listed()).toMatchObject({ has_options: true, price_varies: true });
  for (const id of ['S1-M', 'S1-XL']) await change(id, { price: 450, price1: 400 });
  const item = await listed();
  expect(item).toMatchObject({ has_options: true, price: 450 });
  expect(item).not.toHaveProperty('price_varies');
});

it('a list has the lowest group price, also where that variant is not the cheapest otherwise [T4]', async () => {
  const { listed, inList, change } = await shirtShop();
  await change('S1-M', { price: 500, price1: 390 });
  expect(await listed()).toMatchObject({ price: 450, price1: 390, price_varies: true });
  expect(await inList()).toMatchObject({ price: 450, price_group: 390 });
});

it('lines carry the variant’s values and picture, and orders store them [T5]', async () => {
  const { app, db } = await shirtShop();
  const s = 'session-of-variants';
  const cart = [shirtLine('S1-L', 450, 1)];
  const answer = await app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${s}`,
    payload: { s, cart },
  });
  const shown = { option_text: 'L', product_id: 'S1', prd_man_pic: '/media/L' };
  expect(answer.json().body.cart).toMatchObject([shown]);
  expect((await sendCheckout({ app }, checkoutBody(cart))).statusCode).toBe(200);
  expect(await db.select().from(orderLines)).toMatchObject([{ prd_id: 'S1-L', option_text: 'L' }]);
  const [order] = await db.select().from(orders);
  expect(JSON.parse(order?.cart_json ?? '')).toMatchObject([shown]);
});

it('a line from before the product had options stays, and can’t be ordered before one is chosen [T6]', async () => {
  const { app } = await shirtShop();
  const s = 'session-of-variants';
  const cart = [shirtLine('S1', 500, 4)];
  const answer = await app.inject({
    method: 'POST',
    url: `/api/cart/update?s=${s}`,
    payload: { s, cart },
  });
  expect(answer.json().body).toMatchObject({
    cart: [{ prd_id: 'S1', qty: 4, must_choose: true }],
    changes: [],
  });
  const rejected = await sendCheckout({ app }, checkoutBody(cart));
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json().msg).toEqual([
    { Code: 'CHOICE_MISSING', Message: '「棉衫」現在有多種規格，請先選擇。' },
  ]);
});

it('a variant of a withdrawn product is not sold [T1]', async () => {
  const shop = await shirtShop();
  await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'S1'));
  const body = checkoutBody([shirtLine('S1-L', 450, 1)]);
  expect((await sendCheckout(shop, body)).statusCode).toBe(409);
});

onPostgres(
  'variants that sell out at the same moment leave the product sold out [T1]',
  async () => {
    const shop = await shirtShop();
    for (let round = 0; round < 20; round += 1) {
      await shop.change('S1-M', { on_hand: 1, reserved: 0 });
      await shop.change('S1-L', { on_hand: 1, reserved: 0 });
      await Promise.all(['S1-M', 'S1-L'].map((id) => shop.change(id, { reserved: 1 })));
      expect(await shop.inList()).toMatchObject({ in_stock: false });
    }
  },
);
