import { asc, eq, getTableColumns } from 'drizzle-orm';
import { categories, makers, products, variants } from '../../../../platform/db/schema/index.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { goodsCsv, goodsJson } from './export-goods.ts';
import type { GoodsFormat } from './goods-source.ts';
import { addGoods } from './repository.ts';

/** Texts that a spreadsheet, a CSV parser or a date column could corrupt. */
const AWKWARD = {
  prd_id: 'X-1',
  prd_name: '=HYPERLINK("http://evil","茶, 好"); 5" 盤',
  cate_id: 'C11',
  price: 90,
  rank: -5,
  featured: 3,
  on_hand: 7,
  reserved: 2,
  prd_text_desc: '@第一行\r\n"第二行"\n\n<p>a &amp; b</p>\t末尾 ',
  sl_desc_content: "'=不是公式",
  ma_desc_content: ' 前後有空白 ',
  prd_man_pic: '/media/p/X-1/2',
  prd_album_pics: '{"section_1":[{"d":"/media/p/X-1/1"},{"d":"/media/p/X-1/2"}]}',
  u_date: new Date('2026-11-20T23:59:59.123+08:00'),
  maker_id: 'M-1',
  ingredients: '=茶葉\n"桂花", 糖',
  allergens: ['花生', '牛奶／羊奶'],
  net_content: '3 公克 × 20 包',
  food_reg_no: 'A-900000001-00000-0',
};

/** Two makers with the same name: only their codes differ. */
const MAKER = {
  ...{ maker_id: 'M-1', maker_name: '同名', maker_place: '+某地', sort: -1, enabled: false },
  ...{ maker_story: '<p>a, "b"</p>', maker_picture: '/media/maker/1' },
};

async function awkwardShop() {
  const shop = await testApp();
  await shop.db.insert(categories).values({
    cate_id: 'A0',
    cate_name: '+先於上層',
    parent_cate_id: 'C2',
    sort: 0,
    cate_attachment: '/media/cate/A0',
  });
  await shop.db.insert(makers).values([MAKER, { maker_id: 'M-2', maker_name: '同名', sort: 2 }]);
  await addGoods(shop.db, [AWKWARD]);
  return shop;
}

async function exported({ db }: TestApp, format: GoodsFormat) {
  let text = '';
  for await (const piece of format === 'csv' ? goodsCsv(db) : goodsJson(db)) text += piece;
  return text;
}

const everything = async ({ db }: TestApp) => ({
  products: await db
    .select({ ...getTableColumns(variants), ...getTableColumns(products) })
    .from(products)
    .innerJoin(variants, eq(variants.var_id, products.prd_id))
    .orderBy(asc(products.prd_id)),
  categories: await db.select().from(categories).orderBy(asc(categories.cate_id)),
  makers: await db.select().from(makers).orderBy(asc(makers.maker_id)),
});

describe.each<GoodsFormat>(['csv', 'json'])('an export as %s', (format) => {
  it('changes nothing when it is imported again', async () => {
    const shop = await awkwardShop();
    const before = await everything(shop);
    const { report, findings } = await importContent(
      shop,
      await exported(shop, format),
      {},
      format,
    );
    expect(findings).toEqual([]);
    expect(report).toMatchObject({
      rows: 13,
      created: 0,
      updated: 0,
      unchanged: 6,
      categories: { created: 0, updated: 0 },
      makers: { created: 0, updated: 0 },
    });
    expect(await everything(shop)).toEqual(before);
  });

  it('recreates the shop in an empty one, except what orders and shoppers changed', async () => {
    const shop = await awkwardShop();
    const text = await exported(shop, format);
    const empty = await testApp({ seed: 'empty' });
    expect((await importContent(empty, text, {}, format)).report).toMatchObject({
      created: 6,
      categories: { created: 5 },
      makers: { created: 2 },
    });
    expect(await exported(empty, format)).toBe(text);
    expect((await everything(empty)).products.at(-1)).toMatchObject({
      prd_name: AWKWARD.prd_name,
      prd_text_desc: AWKWARD.prd_text_desc,
      sl_desc_content: AWKWARD.sl_desc_content,
      reserved: 0,
    });
  });
});

it('keeps the codes that a spreadsheet would rewrite [41 R7]', async () => {
  const shop = await testApp();
  await addGoods(shop.db, [{ ...AWKWARD, prd_id: '00123', maker_id: null }]);
  const text = await exported(shop, 'csv');
  expect(text).toContain('\r\n="00123",');
  const { report, warnings } = await importContent(shop, text, {}, 'csv');
  expect([report.created, warnings]).toEqual([0, []]);
});

it('moves no category below another one that has its parent’s name', async () => {
  const shop = await testApp();
  await shop.db.insert(categories).values([
    { cate_id: 'T1', cate_name: '茶', parent_cate_id: '', sort: 90 },
    { cate_id: 'T2', cate_name: '白茶', parent_cate_id: 'T1', sort: 91 },
  ]);
  const before = await everything(shop);
  const { report } = await importContent(shop, await exported(shop, 'csv'), {}, 'csv');
  expect(report).toMatchObject({ bad: 0, categories: { created: 0, updated: 0 } });
  expect(await everything(shop)).toEqual(before);
});

it('begins with a byte order mark, and no cell can be executed by a spreadsheet', async () => {
  const text = await exported(await awkwardShop(), 'csv');
  expect(text.startsWith('\uFEFF商品編號,品名,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"",""茶, 好""); 5"" 盤"`);
  expect(text).not.toMatch(/[,\n]"?[=+@＝＋－＠]/);
});
