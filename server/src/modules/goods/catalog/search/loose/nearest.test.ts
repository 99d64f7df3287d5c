import { sql } from 'drizzle-orm';
import { settings } from '../../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../../testing/index.ts';
import { DEFAULT_SYNONYMS } from '../../../../base/settings/default-synonyms.ts';
import { addGoods } from '../../goods/repository.ts';

const put = (shop: TestApp, names: Record<string, string>, stockOfFirst = 1) =>
  addGoods(
    shop.db,
    Object.entries(names).map(([prd_id, prd_name], i) => ({
      ...{
        prd_id,
        prd_name,
        cate_id: 'C21',
        price: 100 + i,
        on_hand: i + stockOfFirst,
        rank: 500 - i,
      },
      u_date: shop.clock.now(),
    })),
  );

const synonyms = (shop: TestApp, lines: string[]) =>
  shop.db
    .insert(settings)
    .values({ name: 'search_synonyms', value: lines, u_date: shop.clock.now() });

async function search({ app }: TestApp, keyword: string, query = '') {
  const answer = await app.inject(`/api/products/${encodeURIComponent(keyword)}?${query}`);
  const { items, total, exact } = answer.json().pager;
  return { ids: items.map(({ prd_id }: { prd_id: string }) => prd_id), total, exact };
}

const SOAPS = { S1: '茶籽冷製皂', S2: '竹炭海鹽皂', S3: '洗衣皂', S4: '肥皂盒' };

it('finds synonyms as if they had been typed, after the word itself [L1]', async () => {
  const shop = await testApp();
  await put(shop, SOAPS);
  expect(await search(shop, '肥皂')).toEqual({ ids: ['S4', 'S1', 'S2', 'S3'], total: 4 });
});

it('finds by the shop’s own synonyms instead of the list it began with [L1]', async () => {
  const shop = await testApp();
  await put(shop, SOAPS);
  await synonyms(shop, ['清潔、皂', 'ＳＯＡＰ　bar、皂']);
  expect((await search(shop, '肥皂')).ids).toEqual(['S4']);
  expect((await search(shop, '清潔')).ids).toEqual(['S1', 'S2', 'S3', 'S4']);
});

it('finds by synonyms as soon as they are changed [L1]', async () => {
  const shop = await testApp();
  await put(shop, SOAPS);
  await synonyms(shop, ['清潔、皂']);
  expect((await search(shop, '清潔')).ids).toEqual(['S1', 'S2', 'S3', 'S4']);
  await shop.db.update(settings).set({ value: ['清潔、肥皂盒'] });
  expect((await search(shop, '清潔')).ids).toEqual(['S4']);
});

it('finds the narrower word by the wider one, not the other way round [L1]', async () => {
  const shop = await testApp();
  await put(shop, { V: '全素綠豆糕', M: '蛋奶素蛋捲', N: '素食指南', X: '肉乾' });
  expect((await search(shop, '素食')).ids).toEqual(['N', 'V', 'M']);
  expect((await search(shop, '全素')).ids).toEqual(['V']);
});

it('a word that contains the keyword by accident is no hit [L1]', async () => {
  const shop = await testApp();
  await put(shop, { O1: '香茅擴香油', O2: '黑麻油', O3: '香油禮盒' });
  expect((await search(shop, '香油')).ids).toEqual(['O3', 'O2', 'O1']);
});

it.each([
  ['words typed together', '烏龍花生', ['N2']],
  ['a word and a single character', '花生糖酥', ['N1', 'N2', 'P0003']],
  ['fillers left out', '好吃的花生糖', ['N1', 'P0003']],
  ['a wrong character', '花升糖', ['N1', 'P0003']],
  ['a missing character', '手炒生糖', ['P0003']],
  ['a surplus character', '手炒的花生生糖', ['P0003']],
  ['two swapped characters', '手花炒生糖', ['P0003']],
  ['a part of what was typed', '火星 花生', ['N1', 'N2', 'P0003']],
])('adds near matches where nothing matches: %s [L1]', async (_what, keyword, expected) => {
  const shop = await testApp();
  await put(shop, { N1: '黑芝麻花生糖', N2: '花生烏龍麻糬酥' });
  const { ids, exact } = await search(shop, keyword);
  expect(ids).toEqual(expect.arrayContaining(expected));
  expect(exact).toBe(0);
});

it('adds near matches after few exact ones, and returns the number of exact ones [L1]', async () => {
  const shop = await testApp();
  await synonyms(shop, []);
  await put(shop, { T1: '高山紅茶', T2: '紅茶高山茶', T3: '高山烏龍綠茶' });
  const { ids, exact } = await search(shop, '高山茶');
  expect(ids[0]).toBe('T2');
  expect(ids).toEqual(expect.arrayContaining(['T1', 'T3', 'P0001']));
  expect(exact).toBe(1);
});

it('adds nothing where enough match exactly [L1]', async () => {
  const shop = await testApp();
  await synonyms(shop, []);
  await put(shop, { T1: '高山茶甲', T2: '高山茶乙', T3: '高山茶丙', T4: '高山紅茶' });
  expect(await search(shop, '高山茶')).toEqual({ ids: ['T1', 'T2', 'T3'], total: 3 });
});

it('at most 500 products are near matches, those first in the shop’s rank [L1]', async () => {
  const shop = await testApp();
  await shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, rank, u_date)
    SELECT 'N' || lpad(i::text, 3, '0'), '鳳梨酥 ' || i, 'C21', i, now() FROM generate_series(1, 600) AS i`);
  await shop.db.execute(sql`INSERT INTO variants (var_id, prd_id, price)
    SELECT prd_id, prd_id, 100 FROM products WHERE prd_id LIKE 'N%'`);
  const { ids, total, exact } = await search(shop, '鳳黎酥', 'l=3');
  expect({ ids, total, exact }).toEqual({ ids: ['N600', 'N599', 'N598'], total: 500, exact: 0 });
  expect((await search(shop, '鳳黎酥', 'l=3&p=167')).ids).toHaveLength(2);
  expect((await search(shop, '鳳黎酥', 'l=2&o=price_asc')).ids).toEqual(['N101', 'N102']);
});

it('the rarer of two words has a share, however common the other is [L1]', async () => {
  const shop = await testApp();
  await synonyms(shop, []);
  await shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, rank, u_date)
    SELECT 'N' || lpad(i::text, 3, '0'), '手工麵線 ' || i, 'C21', i, now() FROM generate_series(1, 600) AS i`);
  await shop.db.execute(sql`INSERT INTO variants (var_id, prd_id, price)
    SELECT prd_id, prd_id, 100 FROM products WHERE prd_id LIKE 'N%'`);
  await put(shop, { R1: '海苔花燈' }, 0);
  expect((await search(shop, '麵線 花燈', 'o=price_asc&l=100&p=3')).ids).toContain('R1');
});

it('filters only narrow the result, and facets count the same [L1]', async () => {
  const shop = await testApp();
  await synonyms(shop, []);
  await put(shop, { T0: '高山茶', T1: '高山紅茶', T2: '高山綠茶' }, 0);
  const facets = async (query: string) =>
    (await shop.app.inject(`/api/facets/${encodeURIComponent('高山茶')}?${query}`)).json().body
      .total;
  for (const [query, expected] of [
    ['', ['T0', 'P0001', 'T1', 'T2']],
    ['min=101', ['P0001', 'T1', 'T2']],
    ['stock=1&max=200', ['T1', 'T2']],
    ['min=9000', []],
  ] as const) {
    const { ids, total } = await search(shop, '高山茶', query);
    expect(new Set(ids)).toEqual(new Set(expected));
    expect(total).toBe(expected.length);
    expect(await facets(query)).toBe(expected.length);
  }
});

it('suggests the same products as the list [F5]', async () => {
  const shop = await testApp();
  await synonyms(shop, []);
  await put(shop, { T1: '高山紅茶', T2: '高山綠茶' });
  const answer = await shop.app.inject(`/api/suggestions?q=${encodeURIComponent('高山茶')}`);
  const suggested = answer.json().body.products.map(({ prd_id }: { prd_id: string }) => prd_id);
  expect(suggested).toEqual((await search(shop, '高山茶')).ids);
});

it.each(['鳯梨酥', '凤梨酥', '鳳梨酥！', '（鳳梨酥）'])(
  'reads variants and punctuation as the same: %s [L1]',
  async (keyword) => {
    const { ids, exact } = await search(await testApp(), keyword);
    expect(ids).toEqual(['P0004']);
    expect(exact).toBeUndefined();
  },
);

it('knows enough words for a shop to begin with', () => {
  expect(DEFAULT_SYNONYMS.length).toBeGreaterThan(90);
});
