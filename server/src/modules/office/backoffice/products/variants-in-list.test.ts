import { eq } from 'drizzle-orm';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { shirtLine } from '../../../../testing/goods/shirt.ts';
import { variantDesk } from '../../../../testing/goods/variant-desk.ts';
import { checkoutBody, sendCheckout } from '../../../../testing/orders/buyer.ts';

const shirtDesk = async () => {
  const desk = await variantDesk();
  const find = async (q: string) =>
    (await desk.get(`products?q=${encodeURIComponent(q)}`)).products;
  const change = async (cells: object, on_hand?: number) => {
    const { version } = await desk.get('products/S1');
    const answer = await desk.send('POST', 'products/S1', { version, cells, on_hand });
    return { status: answer.statusCode, ...answer.json() };
  };
  const order = () => sendCheckout(desk, checkoutBody([shirtLine('S1-L', 450, 1)]));
  return { ...desk, find, change, order };
};

it('the product list shows the cheapest price, all stock and the number of variants [T7]', async () => {
  const { find, order } = await shirtDesk();
  await order();
  const shown = { prd_id: 'S1', price: 450, price1: 400, on_hand: 3, reserved: 1, variants: 3 };
  expect(await find('棉衫')).toMatchObject([shown]);
  const [plain] = await find('P0001');
  expect(plain).not.toHaveProperty('variants');
});

it('the product list finds a product by the beginning of a variant’s code [T7]', async () => {
  const { find, db } = await shirtDesk();
  await db.update(variants).set({ var_id: 'TEE-L' }).where(eq(variants.var_id, 'S1-L'));
  expect(await find('tee-')).toMatchObject([{ prd_id: 'S1' }]);
  expect(await find('EE-L')).toEqual([]);
});

it('a product is not deleted while an order has one of its variants [T7]', async () => {
  const { get, send, order, db } = await shirtDesk();
  expect(await get('products/S1')).toMatchObject({ ordered: false, variants: 3 });
  await order();
  expect(await get('products/S1')).toMatchObject({ ordered: true });
  const { version } = await get('products/S1');
  const rejected = await send('POST', 'products/S1/delete', { version });
  expect(rejected.json().msg[0].Code).toBe('PRODUCT_ORDERED');
  expect(await db.$count(variants, eq(variants.prd_id, 'S1'))).toBe(4);
});

it('a product with options that nobody ordered is deleted with its variants [T7]', async () => {
  const { get, send, db } = await shirtDesk();
  const { version } = await get('products/S1');
  expect((await send('POST', 'products/S1/delete', { version })).statusCode).toBe(200);
  expect(await db.$count(variants, eq(variants.prd_id, 'S1'))).toBe(0);
  expect(await db.$count(products, eq(products.prd_id, 'S1'))).toBe(0);
});

it('the form of a product with options changes its texts, but no price or stock [T7]', async () => {
  const { change, db } = await shirtDesk();
  const rejected = await change({ prd_name: '新棉衫', price: '300', on_hand: '9' }, 0);
  const message = '這個商品有多種規格，請在「規格」修改。';
  expect(rejected).toMatchObject({
    status: 422,
    faults: [
      { field: 'price', message },
      { field: 'on_hand', message },
    ],
  });
  const [row] = await db.select().from(variants).where(eq(variants.var_id, 'S1'));
  expect(row).toMatchObject({ price: 500, on_hand: 0, enabled: false });
  const saved = await change({ prd_name: '新棉衫', price: '500' });
  expect(saved).toMatchObject({ status: 200, body: { cells: { prd_name: '新棉衫' } } });
});
