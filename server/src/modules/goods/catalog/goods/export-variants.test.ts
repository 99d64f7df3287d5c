import { asc } from 'drizzle-orm';
import { products, variants } from '../../../../platform/db/schema/index.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { addShirt } from '../../../../testing/goods/shirt.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { goodsCsv, goodsJson } from './export-goods.ts';
import type { GoodsFormat } from './goods-source.ts';

async function exported({ db }: TestApp, format: GoodsFormat) {
  let text = '';
  for await (const piece of format === 'csv' ? goodsCsv(db) : goodsJson(db)) text += piece;
  return text;
}

const everything = async ({ db }: TestApp) => ({
  products: await db.select().from(products).orderBy(asc(products.prd_id)),
  variants: await db.select().from(variants).orderBy(asc(variants.var_id)),
});

/** Variants whose order is not that of the values, one of them off, and a value that none of them has. */
const GRID = [
  { var_id: 'A-1', option_values: ['紅', 'XL'], sort: 3, price: 300, enabled: false },
  { var_id: '00123', option_values: ['紅', 'M'], sort: 7, price: 310, barcode: '96385074' },
  { var_id: 'A-3', option_values: ['=藍', 'L'], sort: 7, price: 320, weight: 120, low_stock: 0 },
];

async function gridShop() {
  const shop = await testApp();
  await addShirt(shop);
  const [base] = (await everything(shop)).products.filter(({ prd_id }) => prd_id === 'S1');
  if (!base) throw new Error('no shirt');
  const options = [
    { name: '顏色', values: [{ value: '=藍', colour: '#0000ff' }, { value: '紅' }] },
    { name: '尺寸', values: ['M', 'L', 'XL', 'XXL'].map((value) => ({ value })) },
  ];
  await shop.db.insert(products).values({ ...base, prd_id: 'A', options });
  await shop.db
    .insert(variants)
    .values([
      { var_id: 'A', prd_id: 'A', price: 310, enabled: false },
      ...GRID.map((one) => ({ ...one, prd_id: 'A' })),
    ]);
  return shop;
}

describe.each<GoodsFormat>(['csv', 'json'])('an export of options as %s', (format) => {
  it('changes nothing when it is imported again [T8]', async () => {
    const shop = await gridShop();
    const before = await everything(shop);
    const { report, findings, changes } = await importContent(
      shop,
      await exported(shop, format),
      { dryRun: true },
      format,
    );
    expect([findings, changes]).toEqual([[], []]);
    expect(report).toMatchObject({ created: 0, updated: 0, bad: 0 });
    await importContent(shop, await exported(shop, format), {}, format);
    expect(await everything(shop)).toEqual(before);
  });

  it('recreates the variants in an empty shop [T8]', async () => {
    const text = await exported(await gridShop(), format);
    const empty = await testApp({ seed: 'empty' });
    expect((await importContent(empty, text, {}, format)).findings).toEqual([]);
    const again = await exported(empty, format);
    expect(again).toBe(text);
  });
});

it('has a row for each variant, and the page’s texts only in the first [T8]', async () => {
  const shop = await testApp();
  await addShirt(shop);
  const [header = '', ...lines] = (await exported(shop, 'csv')).split('\r\n');
  expect(header).toMatch(/^\uFEFF商品編號,品名,規格1,規格1值,規格編號,規格圖片,規格販售,分類代碼,/);
  const own = lines.filter((line) => line.startsWith('S1,'));
  expect(own.map((line) => line.split(',').slice(0, 8).join())).toEqual([
    'S1,棉衫,尺寸,M,S1-M,,是,C21',
    'S1,,尺寸,L,S1-L,/media/L,是,',
    'S1,,尺寸,XL,S1-XL,,是,',
  ]);
});

it('has no columns of variants where no product has options [T8]', async () => {
  const shop = await testApp();
  expect(await exported(shop, 'csv')).not.toMatch(/規格1|規格編號|條碼|重量/);
  expect(await exported(shop, 'json')).not.toMatch(/option1|var_id|barcode|weight/);
});
