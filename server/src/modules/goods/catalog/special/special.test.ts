import { eq, sql } from 'drizzle-orm';
import {
  auditLog,
  listedProducts,
  products,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { inHours, pass, setSpecial, specialsOf } from '../../../../testing/goods/special.ts';
import { OOLONG, type TestApp, testApp } from '../../../../testing/index.ts';
import { goodsCsv, goodsJson } from '../goods/export-goods.ts';
import type { GoodsFormat } from '../goods/goods-source.ts';
import { listDueProducts } from '../list-due-products.ts';

/** The embedded database runs one transaction at a time. */
const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip;

const { prd_id } = OOLONG;

const itemOf = async ({ app }: TestApp) =>
  (await app.inject(`/api/products?ids=${prd_id}`)).json().pager.items[0];
const pageOf = async ({ app }: TestApp, id = prd_id) =>
  (await app.inject(`/api/product/${id}`)).json().body;

async function exported({ db }: TestApp, format: GoodsFormat) {
  let text = '';
  for await (const piece of format === 'csv' ? goodsCsv(db) : goodsJson(db)) text += piece;
  return text;
}

it('a special price begins and ends on its dates, in lists and on the page [T15]', async () => {
  const shop = await testApp();
  const until = inHours(shop, 2);
  const saved = await setSpecial(shop, prd_id, { price: 560, from: inHours(shop, 1), until });
  expect([saved.findings, saved.warnings]).toEqual([[], []]);
  expect(await itemOf(shop)).toMatchObject({ price: 600 });
  expect(await pageOf(shop)).not.toHaveProperty('price_regular');
  await pass(shop, 1);
  expect(await itemOf(shop)).toMatchObject({ price: 560, price_regular: 600 });
  const special_ends = '2026-11-21T04:00:00.000Z';
  expect(await pageOf(shop)).toMatchObject({ price: 560, price_regular: 600, special_ends });
  await pass(shop, 1);
  expect(await itemOf(shop)).not.toHaveProperty('price_regular');
  expect(await pageOf(shop)).toMatchObject({ price: 600 });
  expect(await pageOf(shop)).not.toHaveProperty('special_ends');
});

it('a special price without dates applies as soon as it is saved, and until it is removed [T15]', async () => {
  const shop = await testApp();
  await setSpecial(shop, prd_id, { price: 500 });
  expect(await pageOf(shop)).toMatchObject({ price: 500, price_regular: 600 });
  expect(await pageOf(shop)).not.toHaveProperty('special_ends');
  await importContent(shop, `商品編號,特價\n${prd_id},\n`);
  expect(await pageOf(shop)).toMatchObject({ price: 600 });
});

it('lists sort and filter by the special price [T15]', async () => {
  const shop = await testApp();
  await setSpecial(shop, prd_id, { price: 170, until: inHours(shop, 1) });
  const listed = async (query: string) =>
    (await shop.app.inject(`/api/products?${query}`))
      .json()
      .pager.items.map((one: { prd_id: string }) => one.prd_id);
  const sorted = async () => (await listed('o=price_asc')).indexOf(prd_id);
  const dear = await sorted();
  expect(await listed('max=170')).toContain(prd_id);
  await pass(shop, 1);
  expect(await sorted()).toBeGreaterThan(dear);
  expect(await listed('max=170')).not.toContain(prd_id);
});

it('variants have special prices of their own, and follow the dates of their product [T15]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  const file = `商品編號,規格編號,特價,特價結束\nS1,S1-M,440,${inHours(shop, 1)}\nS1,S1-XL,,\n`;
  expect((await importContent(shop, file)).findings).toEqual([]);
  const body = await pageOf(shop, 'S1');
  expect(body).toMatchObject({ price: 440, price_regular: 500, special_ends: expect.any(String) });
  expect(body.variants).toMatchObject([
    { var_id: 'S1-M', price: 440, price_regular: 500, special_ends: body.special_ends },
    { var_id: 'S1-L', price: 450 },
    { var_id: 'S1-XL', price: 600 },
  ]);
  expect(body.variants[1]).not.toHaveProperty('price_regular');
  await pass(shop, 1);
  expect(await pageOf(shop, 'S1')).toMatchObject({
    price: 450,
    variants: [{ price: 500 }, {}, {}],
  });
});

it.each<[string, string]>([
  ['特價\nP0001,0', '特價要大於 0；沒有特價請留空。'],
  ['售價\nP0001,0', '售價要大於 0。'],
  [
    '特價,特價開始,特價結束\nP0001,500,2026-12-02 00:00,2026-12-01 00:00',
    '特價結束要晚於特價開始，請調整其中一個。',
  ],
  ['下架時間\nP0001,2026-05-31 00:00', '下架時間要晚於上架日期，請調整其中一個。'],
  ['下架時間\nP0001,2026-11-21 09:59', '這個時間已經過了：請改成以後的時間，或清空，或取消上架。'],
  ['下架時間\nP0001,明天', '「明天」不是日期與時間，請寫成 2026-11-22 20:00。'],
])('a file is rejected with a sentence, and changes nothing: %j [T15]', async (cells, why) => {
  const shop = await testApp();
  const { findings, report } = await importContent(shop, `商品編號,${cells}\n`);
  expect(findings).toEqual([expect.stringContaining(why)]);
  expect(report.imported).toBe(false);
});

it('a special price that is not below the price is imported with a warning [T15]', async () => {
  const shop = await testApp();
  const { warnings, findings } = await setSpecial(shop, prd_id, { price: 600 });
  expect(findings).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('沒有低於售價 NT$600，不會生效。')]);
  expect(await pageOf(shop)).toMatchObject({ price: 600 });
});

it.each<GoodsFormat>(['csv', 'json'])(
  'an export of special prices and dates as %s changes nothing when it is imported again [T15]',
  async (format) => {
    const shop = await testApp();
    await addShirt(shop);
    await setSpecial(shop, prd_id, { price: 500, until: inHours(shop, 5) });
    await importContent(shop, `商品編號,下架時間\n${prd_id},${inHours(shop, 9)}\n`);
    await importContent(shop, '商品編號,規格編號,特價\nS1,S1-M,440\n');
    const all = async () => [
      await shop.db.select().from(products).orderBy(products.prd_id),
      await shop.db.select().from(variants).orderBy(variants.var_id),
    ];
    const before = await all();
    const { changes, findings } = await importContent(
      shop,
      await exported(shop, format),
      { dryRun: true },
      format,
    );
    expect([changes, findings]).toEqual([[], []]);
    await importContent(shop, await exported(shop, format), {}, format);
    expect(await all()).toEqual(before);
  },
);

it('a product goes off sale at its moment, and can be put on sale again [T14]', async () => {
  const shop = await testApp();
  const { findings } = await importContent(
    shop,
    `商品編號,下架時間\n${prd_id},${inHours(shop, 1)}\n`,
  );
  expect(findings).toEqual([]);
  await pass(shop, 0);
  expect(await itemOf(shop)).toBeDefined();
  await pass(shop, 1);
  expect(await itemOf(shop)).toBeUndefined();
  const log = await shop.db.select().from(auditLog);
  expect(log.filter(({ action }) => action === 'product.off-sale')).toMatchObject([
    { actor: 'schedule', subject: prd_id, outcome: 'ok' },
  ]);
  await importContent(shop, `商品編號,上架\n${prd_id},是\n`);
  await pass(shop, 1);
  expect(await itemOf(shop)).toBeDefined();
});

it('the schedule writes only rows that change [T15]', async () => {
  const shop = await testApp();
  await setSpecial(shop, prd_id, { price: 500, until: inHours(shop, 1) });
  const written = async () => {
    const { rows } = await shop.db.execute(
      sql`SELECT xmin::text FROM variants WHERE prd_id = ${prd_id}`,
    );
    return rows;
  };
  const before = await written();
  await pass(shop, 0);
  expect(await written()).toEqual(before);
  await pass(shop, 1);
  expect(await written()).not.toEqual(before);
  const after = await written();
  await pass(shop, 1);
  expect(await written()).toEqual(after);
});

it('a run ends the special prices of more products than a transaction may change [T15]', async () => {
  const shop = await testApp();
  const rows = Array.from(
    { length: 450 },
    (_, n) => `M${n},團扇,烏龍茶,100,5,80,${inHours(shop, 1)}`,
  );
  const file = `商品編號,品名,分類,售價,庫存,特價,特價結束\n${rows.join('\n')}\n`;
  expect((await importContent(shop, file)).report.created).toBe(450);
  const on = () => shop.db.$count(variants, sql`${variants.special_on}`);
  expect(await on()).toBe(450);
  expect(await shop.db.$count(listedProducts, eq(listedProducts.price, 80))).toBe(450);
  await pass(shop, 1);
  expect(await on()).toBe(0);
});

onPostgres('two instances end special prices and sales once, beside a save [T15]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  const until = inHours(shop, 1);
  await importContent(
    shop,
    `商品編號,規格編號,特價,特價結束\nS1,S1-M,440,${until}\nS1,S1-L,400,${until}\nS1,S1-XL,550,${until}\n`,
  );
  await importContent(shop, `商品編號,下架時間\n${prd_id},${until}\n`);
  shop.clock.advance(3_600_000);
  await Promise.all([
    ...[1, 2, 3, 4].map(() => listDueProducts(shop.db, shop.clock.now())),
    importContent(shop, '商品編號,規格編號,低庫存提醒\nS1,S1-L,3\nS1,S1-M,3\n'),
  ]);
  await pass(shop, 0);
  expect((await specialsOf(shop, 'S1')).map(({ price_now }) => price_now)).toEqual([
    expect.any(Number),
    ...[450, 500, 600],
  ]);
  const log = await shop.db.select().from(auditLog);
  expect(log.filter(({ action }) => action === 'product.off-sale')).toHaveLength(1);
});
