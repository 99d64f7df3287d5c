import { eq } from 'drizzle-orm';
import { listedProducts, products, variants } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { checkoutBody, sendCheckout } from '../../../testing/orders/buyer.ts';
import { addGoods } from './goods/repository.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

/** 棉衫 in three sizes: one of M, two of L, which are the cheapest, none of XL. */
async function shirtShop() {
  const shop = await testApp();
  const shirt = { prd_id: 'S1', prd_name: '棉衫', cate_id: 'C21', u_date: shop.clock.now() };
  await addGoods(shop.db, [{ ...shirt, price: 500, on_hand: 1 }]);
  await shop.db.insert(variants).values([
    { var_id: 'S1-L', prd_id: 'S1', price: 450, price1: 400, cost_wholesale: 300, on_hand: 2 },
    { var_id: 'S1-XL', prd_id: 'S1', price: 600 },
  ]);
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

const line = (prd_id: string, prd_price: number, qty: number) => ({
  ...{ prd_id, prd_name: '棉衫', prd_man_pic: '', prd_price, qty },
  ...{ tot_qty: qty, ship_fee: 0, ship_fee_free_amt: 0 },
});

it('a product is offered for its cheapest variant on sale, with the stock of all of them [42]', async () => {
  const { listed, change } = await shirtShop();
  expect(await listed()).toMatchObject({ prd_id: 'S1', price: 450, price1: 400, tot_qty: 3 });
  await change('S1-L', { enabled: false });
  expect(await listed()).toMatchObject({ price: 500, price1: 0, tot_qty: 1 });
  await change('S1', { enabled: false });
  expect(await listed()).toMatchObject({ price: 600, tot_qty: 0 });
  await change('S1-XL', { enabled: false });
  expect(await listed()).toBeUndefined();
});

it('is in stock in lists until every variant on sale is sold out [42]', async () => {
  const { inList, change } = await shirtShop();
  await change('S1', { reserved: 1 });
  expect(await inList()).toMatchObject({ in_stock: true, price: 450, price_group: 400 });
  await change('S1-L', { on_hand: 0 });
  expect(await inList()).toMatchObject({ in_stock: false });
  await change('S1-XL', { on_hand: 1 });
  expect(await inList()).toMatchObject({ in_stock: true });
});

it('two variants are two lines of an order, each with its own price and stock [42]', async () => {
  const shop = await shirtShop();
  const body = checkoutBody([line('S1', 500, 1), line('S1-L', 450, 2)]);
  expect((await sendCheckout(shop, body)).statusCode).toBe(200);
  const rows = await shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  expect(Object.fromEntries(rows.map(({ var_id, reserved }) => [var_id, reserved]))).toEqual({
    ...{ S1: 1, 'S1-L': 2, 'S1-XL': 0 },
  });
  const late = checkoutBody([line('S1-L', 450, 1)]);
  expect((await sendCheckout(shop, late, { s: 'another-session' })).statusCode).toBe(409);
});

it('a variant of a withdrawn product is not sold [42]', async () => {
  const shop = await shirtShop();
  await shop.db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'S1'));
  const body = checkoutBody([line('S1-L', 450, 1)]);
  expect((await sendCheckout(shop, body)).statusCode).toBe(409);
});

onPostgres(
  'variants that sell out at the same moment leave the product sold out [42]',
  async () => {
    const shop = await shirtShop();
    for (let round = 0; round < 20; round += 1) {
      await shop.change('S1', { on_hand: 1, reserved: 0 });
      await shop.change('S1-L', { on_hand: 1, reserved: 0 });
      await Promise.all(['S1', 'S1-L'].map((id) => shop.change(id, { reserved: 1 })));
      expect(await shop.inList()).toMatchObject({ in_stock: false });
    }
  },
);
