import { asc, eq } from 'drizzle-orm';
import {
  goodsChanges,
  listedProducts,
  products,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { importContent, storedProduct } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';

const HEADER = '商品編號,品名,分類,規格1,規格1值,規格1色,規格2,規格2值,規格編號,售價,團購價,庫存';
const SHIRT = [
  HEADER,
  'T1,棉衫,傳統糕餅,顏色,紅,#C0392B,尺寸,M,T1-RM,420,400,3',
  'T1,,,,紅,,,L,T1-RL,420,,2',
  'T1,,,,藍,,,M,T1-BM,450,,0',
].join('\n');

const ownOf = async ({ db }: TestApp, prd_id: string) =>
  db.select().from(variants).where(eq(variants.prd_id, prd_id)).orderBy(asc(variants.sort));

const soldOf = async (shop: TestApp, prd_id: string) =>
  (await ownOf(shop, prd_id)).filter(({ var_id }) => var_id !== prd_id);

const optionsOf = async ({ db }: TestApp, prd_id: string) =>
  (await db.select().from(products).where(eq(products.prd_id, prd_id)))[0]?.options;

const listedOf = async ({ db }: TestApp, prd_id: string) =>
  (await db.select().from(listedProducts).where(eq(listedProducts.prd_id, prd_id)))[0];

const valuesByCode = (rows: Awaited<ReturnType<typeof ownOf>>) =>
  Object.fromEntries(rows.map(({ var_id, option_values }) => [var_id, option_values.join('／')]));

async function shirtShop() {
  const shop = await testApp();
  await addShirt(shop);
  return shop;
}

it('creates a product with its options and variants, listed at its lowest price [T8]', async () => {
  const shop = await testApp();
  const { report, findings } = await importContent(shop, SHIRT);
  expect(findings).toEqual([]);
  expect(report).toMatchObject({ rows: 3, created: 1, bad: 0 });
  expect(report.variants).toEqual({ created: 3, updated: 0, disabled: 0 });
  expect(await optionsOf(shop, 'T1')).toEqual([
    { name: '顏色', values: [{ value: '紅', colour: '#c0392b' }, { value: '藍' }] },
    { name: '尺寸', values: [{ value: 'M' }, { value: 'L' }] },
  ]);
  expect(await soldOf(shop, 'T1')).toMatchObject([
    { var_id: 'T1-RM', option_values: ['紅', 'M'], price: 420, price1: 400, on_hand: 3, sort: 0 },
    { var_id: 'T1-RL', option_values: ['紅', 'L'], price: 420, on_hand: 2, sort: 1 },
    { var_id: 'T1-BM', option_values: ['藍', 'M'], price: 450, on_hand: 0, sort: 2 },
  ]);
  expect(await storedProduct(shop, 'T1')).toMatchObject({ price: 420, on_hand: 0 });
  const base = (await ownOf(shop, 'T1')).find(({ var_id }) => var_id === 'T1');
  expect(base).toMatchObject({ enabled: false, option_values: [] });
  expect(await listedOf(shop, 'T1')).toMatchObject({
    price: 420,
    price_group: 400,
    in_stock: true,
  });
  const { body } = (await shop.app.inject('/api/product/T1')).json();
  expect(body).toMatchObject({ has_options: true, tot_qty: 5, variants: { length: 3 } });
});

it('changes nothing when the same file is imported again [T8]', async () => {
  const shop = await testApp();
  await importContent(shop, SHIRT);
  const before = await ownOf(shop, 'T1');
  const { report, changes } = await importContent(shop, SHIRT, { dryRun: true });
  expect(changes).toEqual([]);
  expect(report).toMatchObject({ unchanged: 1, updated: 0 });
  await importContent(shop, SHIRT);
  expect(await ownOf(shop, 'T1')).toEqual(before);
});

it('lists what would change by variant, and records numbers with the variant’s code [T8]', async () => {
  const shop = await shirtShop();
  const file = '商品編號,規格編號,售價,庫存\nS1,S1-L,480,5\nS1,S1-M,500,1\n';
  const { changes } = await importContent(shop, file, { dryRun: true });
  expect(changes).toEqual([
    {
      ...{ prd_id: 'S1-L', name: '棉衫（L）', kind: 'updated' },
      changes: [
        { field: 'price', before: '450', after: '480' },
        { field: 'on_hand', before: '2', after: '5' },
      ],
    },
  ]);
  const { report } = await importContent(shop, file);
  expect(report).toMatchObject({ updated: 1, variants: { created: 0, updated: 1, disabled: 0 } });
  expect(await shop.db.select().from(goodsChanges)).toMatchObject([
    { prd_id: 'S1-L', field: 'price', before: 450, after: 480 },
    { prd_id: 'S1-L', field: 'on_hand', before: 2, after: 5 },
  ]);
  expect(await storedProduct(shop, 'S1')).toMatchObject({ price: 480 });
});

it('rows with codes alone leave options and other variants as they are [T8]', async () => {
  const shop = await shirtShop();
  const options = await optionsOf(shop, 'S1');
  const before = await soldOf(shop, 'S1');
  await importContent(shop, 'prd_id,Variant SKU,stock\nS1,S1-XL,7\n');
  const after = before.map((one) => (one.var_id === 'S1-XL' ? { ...one, on_hand: 7 } : one));
  expect(await soldOf(shop, 'S1')).toEqual(after);
  expect(await optionsOf(shop, 'S1')).toEqual(options);
});

it('switches off the variants that the file does not list, and says so before [T8]', async () => {
  const shop = await shirtShop();
  const file = '商品編號,規格1,規格1值,售價\nS1,尺寸,M,500\nS1,尺寸,XL,600\n';
  const { warnings } = await importContent(shop, file, { dryRun: true });
  expect(warnings).toEqual(['第 2 列：檔案沒有列出棉衫（L），匯入後停售。']);
  const { report } = await importContent(shop, file);
  expect(report.variants).toEqual({ created: 0, updated: 0, disabled: 1 });
  expect(await soldOf(shop, 'S1')).toMatchObject([
    { var_id: 'S1-M', enabled: true, price: 500 },
    { var_id: 'S1-L', enabled: false, on_hand: 2 },
    { var_id: 'S1-XL', enabled: true },
  ]);
  expect(await listedOf(shop, 'S1')).toMatchObject({ price: 500 });
  expect((await importContent(shop, file)).report).toMatchObject({ unchanged: 1 });
  const all = `${file}S1,尺寸,L,450\n`;
  expect((await importContent(shop, all)).warnings).toEqual([
    expect.stringMatching(/^第 4 列：這個規格目前停售/),
  ]);
});

it('two variants exchange their values and keep their codes [T8]', async () => {
  const shop = await shirtShop();
  const file =
    'prd_id,Option1 Name,Option1 Value,var_id\nS1,尺寸,L,S1-M\nS1,尺寸,M,S1-L\nS1,尺寸,XL,S1-XL\n';
  expect((await importContent(shop, file)).report).toMatchObject({ updated: 1, bad: 0 });
  expect(valuesByCode(await soldOf(shop, 'S1'))).toEqual({
    ...{ 'S1-M': 'L', 'S1-L': 'M', 'S1-XL': 'XL' },
  });
});

it('the order of rows is the order of values and variants [T8]', async () => {
  const shop = await shirtShop();
  const file = 'prd_id,規格1,規格1值\nS1,尺寸,XL\nS1,尺寸,S\nS1,尺寸,M\nS1,尺寸,L\n';
  const rejected = await importContent(shop, file);
  expect(rejected.findings).toEqual(['第 3 列「售價」（price）：是空的，請填寫數字。']);
  const priced =
    'prd_id,規格1,規格1值,price\nS1,尺寸,XL,600\nS1,尺寸,S,500\nS1,尺寸,M,500\nS1,尺寸,L,450\n';
  expect((await importContent(shop, priced)).findings).toEqual([]);
  expect((await optionsOf(shop, 'S1'))?.[0]?.values.map(({ value }) => value)).toEqual([
    ...['XL', 'S', 'M', 'L'],
  ]);
  expect((await soldOf(shop, 'S1')).map(({ var_id }) => var_id)).toEqual([
    ...['S1-XL', 'S1-1', 'S1-M', 'S1-L'],
  ]);
});

it('gives options to a product that was sold as a whole, and keeps what orders have reserved [T8]', async () => {
  const shop = await testApp();
  await importContent(shop, '商品編號,庫存\nP0004,9\n');
  const file = '商品編號,規格1,規格1值,售價,庫存\nP0004,口味,原味,480,6\nP0004,口味,抹茶,500,4\n';
  const { changes } = await importContent(shop, file, { dryRun: true });
  expect(changes[0]).toEqual({
    ...{ prd_id: 'P0004', kind: 'updated' },
    changes: [
      { field: 'option1', before: '', after: '口味：原味、抹茶' },
      { field: 'on_hand', before: '9', after: '4' },
    ],
  });
  expect((await importContent(shop, file)).report).toMatchObject({ updated: 1, bad: 0 });
  const [base, ...sold] = (await ownOf(shop, 'P0004')).toSorted((a, b) =>
    a.var_id.localeCompare(b.var_id),
  );
  expect(base).toMatchObject({ enabled: false, on_hand: 4, reserved: 4, price: 480 });
  expect(sold).toMatchObject([{ var_id: 'P0004-1' }, { var_id: 'P0004-2' }]);
});

it('a variant of earlier options is switched off, and its values are free again [T8]', async () => {
  const shop = await shirtShop();
  const two =
    'prd_id,規格1,規格1值,規格2,規格2值,var_id,price\nS1,顏色,紅,尺寸,M,S1-RM,500\nS1,顏色,藍,尺寸,M,S1-BM,500\n';
  expect((await importContent(shop, two)).report.variants).toEqual({
    ...{ created: 2, updated: 0, disabled: 3 },
  });
  const one = 'prd_id,規格1,規格1值,var_id,price\nS1,尺寸,M,NEW,500\nS1,尺寸,L,,450\n';
  expect((await importContent(shop, one)).findings).toEqual([]);
  const enabled = (await ownOf(shop, 'S1')).filter((variant) => variant.enabled);
  expect(valuesByCode(enabled)).toEqual({ NEW: 'M' });
  const again = 'prd_id,規格1,規格1值,規格販售,price\nS1,尺寸,M,是,500\nS1,尺寸,L,是,450\n';
  await importContent(shop, again);
  expect((await soldOf(shop, 'S1')).find(({ var_id }) => var_id === 'S1-L')).toMatchObject({
    ...{ enabled: true, on_hand: 2 },
  });
});

it('takes pictures, barcodes, weights and the switch of variants [T8]', async () => {
  const shop = await shirtShop();
  const pictures = new Map([['m.jpg', { address: '/media/u/m' }]]);
  const file =
    '商品編號,規格編號,規格圖片,條碼,重量,規格販售\nS1,S1-M,m.jpg,4710088412345,180,否\nP0001,,,4006381333931,150,\n';
  const { findings } = await importContent(shop, file, { pictures });
  expect(findings).toEqual([expect.stringMatching(/「條碼」（barcode）：.*檢查碼不對/)]);
  const right = file.replace('4710088412345', '96385074');
  expect((await importContent(shop, right, { pictures })).findings).toEqual([]);
  expect((await soldOf(shop, 'S1'))[0]).toMatchObject({
    ...{ picture: '/media/u/m', barcode: '96385074', weight: 180, enabled: false },
  });
  expect(await storedProduct(shop, 'P0001')).toMatchObject({
    ...{ barcode: '4006381333931', weight: 150 },
  });
});

it('does not divide a product at the end of a batch [T8]', async () => {
  const shop = await testApp();
  const rows = Array.from({ length: 249 }, (_, at) => `F${at},茶,茶,,,100,1`);
  const sizes = ['S', 'M', 'L'].map((size) => `Z1,衫,茶,尺寸,${size},100,1`);
  const file = ['商品編號,品名,分類,規格1,規格1值,售價,庫存', ...rows, ...sizes].join('\n');
  const { report } = await importContent(shop, file);
  expect(report).toMatchObject({ created: 250, bad: 0, variants: { created: 3 } });
  expect(await soldOf(shop, 'Z1')).toHaveLength(3);
});
