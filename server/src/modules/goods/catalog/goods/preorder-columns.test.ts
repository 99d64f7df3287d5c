import { eq } from 'drizzle-orm';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { openPreorders } from '../../../../testing/goods/preorder.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { goodsCsv } from './export-goods.ts';

const HEADER = '商品編號,庫存,預購截止,預購出貨日,預購數量';
const ROW = 'P0001,0,2026-12-10 23:59,2026-12-20,40';

const imported = (shop: TestApp, ...rows: string[]) =>
  importContent(shop, [HEADER, ...rows].join('\n'));

async function exported({ db }: TestApp) {
  let text = '';
  for await (const piece of goodsCsv(db)) text += piece;
  return text;
}

it('an import opens pre-orders, and the same file again changes nothing [T16]', async () => {
  const shop = await testApp();
  expect((await imported(shop, ROW)).findings).toEqual([]);
  expect(await storedProduct(shop, 'P0001')).toMatchObject({
    ...{ on_hand: 0, pre_left: 40, pre_open: true, preorder_ships: '2026-12-20' },
    preorder_until: new Date('2026-12-10T23:59:00+08:00'),
  });
  expect((await imported(shop, ROW)).report).toMatchObject({ updated: 0, unchanged: 1 });
  const { report, findings } = await importContent(shop, await exported(shop));
  expect([report.updated, report.bad, findings]).toEqual([0, 0, []]);
});

it('an import without dates closes pre-orders, and keeps the quota [T16]', async () => {
  const shop = await testApp();
  await imported(shop, ROW);
  expect((await imported(shop, 'P0001,0,,,40')).report).toMatchObject({ updated: 1 });
  expect(await storedProduct(shop, 'P0001')).toMatchObject({ pre_open: false, pre_left: 40 });
});

it.each([
  ['2026-12-10,2026-12-09,5', '預購出貨日 12/9（三）早於截止日 12/10（四）'],
  ['2026-11-10,2026-11-20,5', '預購出貨日 11/20（五）已經過了'],
  ['2026-12-10,,5', '有預購截止時間，請一起填寫預購出貨日'],
  [',2026-12-20,5', '有預購出貨日，請一起填寫預購截止時間'],
  ['2026-12-10,2026-12-20,-1', '「-1」不是 0 到 99999999 的整數。'],
  ['下週,2026-12-20,5', '「下週」不是日期與時間，請寫成 2026-11-22 20:00。'],
])('rejects the dates and the quota %s [T16]', async (cells, sentence) => {
  const shop = await testApp();
  const { findings } = await imported(shop, `P0001,0,${cells}`);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(sentence);
  expect(await storedProduct(shop, 'P0001')).toMatchObject({ preorder_until: null, pre_left: 0 });
});

it('the dates of a past round stay without a finding [T16]', async () => {
  const shop = await testApp();
  await openPreorders(shop, { ships: '2026-01-20', until: '2026-01-10T00:00:00+08:00' });
  const { report, findings } = await importContent(shop, '商品編號,售價\nP0001,650');
  expect([report.updated, findings]).toEqual([1, []]);
});

it('each variant has its own quota, and its product the dates [T16]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  const codes = await shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  const [one] = codes.filter(({ var_id }) => var_id !== 'S1');
  const header = '商品編號,規格編號,庫存,預購數量,預購截止,預購出貨日';
  const row = `S1,${one?.var_id},0,7,2026-12-10 23:59,2026-12-20`;
  expect((await importContent(shop, `${header}\n${row}`)).findings).toEqual([]);
  const after = await shop.db.select().from(variants).where(eq(variants.prd_id, 'S1'));
  expect(after.find(({ var_id }) => var_id === one?.var_id)).toMatchObject({
    ...{ pre_left: 7, pre_open: true },
  });
  const again = await importContent(shop, await exported(shop));
  expect([again.report.updated, again.findings]).toEqual([0, []]);
  expect(await shop.db.$count(products, eq(products.preorder_ships, '2026-12-20'))).toBe(1);
});
