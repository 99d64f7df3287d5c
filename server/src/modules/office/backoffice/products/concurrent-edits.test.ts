import { eq, sql } from 'drizzle-orm';
import { variants } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';
import { atBackoffice } from '../../../../testing/people/backoffice.ts';

async function openShop() {
  const shop = await testApp();
  const anna = await atBackoffice(shop, 'anna');
  const reserve = (id = 'P0003') =>
    shop.db
      .update(variants)
      .set({ reserved: sql`${variants.reserved} + 1` })
      .where(eq(variants.var_id, id));
  const send = (url: string, payload: object) => anna.send('POST', url, payload);
  return { shop, anna, reserve, send };
}

it('reservations by orders during a save are preserved', async () => {
  const { shop, anna, reserve, send } = await openShop();
  const { version } = await anna.get('products/P0003');
  const [saved] = await Promise.all([
    send('products/P0003', { version, cells: { price: '199', prd_text_desc: '新的' } }),
    ...Array.from({ length: 20 }, () => reserve()),
  ]);
  expect(saved?.statusCode).toBe(200);
  expect(await storedProduct(shop, 'P0003')).toMatchObject({ price: 199, reserved: 20 });
});

it('a product that is reserved during its deletion is either deleted first or stays', async () => {
  const { shop, anna, reserve, send } = await openShop();
  const { version } = await anna.get('products/P0009');
  const [deleted] = await Promise.all([
    send('products/P0009/delete', { version }),
    reserve('P0009'),
  ]);
  const left = await storedProduct(shop, 'P0009');
  expect([deleted?.statusCode, left?.reserved]).toEqual(left ? [409, 1] : [200, undefined]);
});

it('a save during an import leaves both complete', async () => {
  const { shop, anna, send } = await openShop();
  const { version } = await anna.get('products/P0001');
  const [saved, { report }] = await Promise.all([
    send('products/P0001', { version, cells: { price: '611', cate_name: '新茶' } }),
    importContent(shop, 'prd_id,price,cate_name\nP0001,622,新茶\nP0002,622,新茶\n'),
  ]);
  expect(report.imported).toBe(true);
  expect([200, 409]).toContain(saved?.statusCode);
  const { categories } = await anna.get('categories');
  const named = categories.filter(({ cate_name }: { cate_name: string }) => cate_name === '新茶');
  expect(named).toHaveLength(1);
});

it('a maker that is given to a product during its deletion is either deleted first or stays', async () => {
  const { shop, anna, send } = await openShop();
  await send('makers', { cells: { maker_id: 'tea-hut', maker_name: '山腰茶寮' } });
  const { version } = await anna.get('makers/tea-hut');
  const product = await anna.get('products/P0001');
  const [deleted, saved] = await Promise.all([
    send('makers/tea-hut/delete', { version }),
    send('products/P0001', { version: product.version, cells: { maker_id: 'tea-hut' } }),
  ]);
  const maker_id = (await storedProduct(shop, 'P0001'))?.maker_id;
  expect([deleted.statusCode, saved.statusCode, maker_id]).toEqual(
    saved.statusCode === 200 ? [409, 200, 'tea-hut'] : [200, 422, null],
  );
});
