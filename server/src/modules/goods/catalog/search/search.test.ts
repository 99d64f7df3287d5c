import { productListAnswerSchema } from '@pinpu/shared/contracts';
import { eq } from 'drizzle-orm';
import { parse } from 'zod/mini';
import { categories, products, variants } from '../../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { addGoods, type NewGoods } from '../goods/repository.ts';

type Row = Partial<NewGoods>;

const put = (shop: TestApp, rows: Record<string, Row>) =>
  addGoods(
    shop.db,
    Object.entries(rows).map(([prd_id, row]) => ({
      prd_id,
      prd_name: prd_id,
      cate_id: 'C21',
      price: 100,
      on_hand: 5,
      u_date: new Date('2026-06-01T00:00:00+08:00'),
      ...row,
    })),
  );

async function pageOf({ app }: TestApp, keyword: string, query = '') {
  const answer = await app.inject(`/api/products/${encodeURIComponent(keyword)}?${query}`);
  expect(answer.statusCode).toBe(200);
  const { items, total, exact } = parse(productListAnswerSchema, answer.json()).pager;
  expect(total).toBe(items.length);
  return { found: items.map(({ prd_id }) => prd_id), exact };
}

const found = async (shop: TestApp, keyword: string, query = '') =>
  (await pageOf(shop, keyword, query)).found;

/** The products that match the keyword as typed. */
async function foundExactly(shop: TestApp, keyword: string, query = ''): Promise<string[]> {
  const page = await pageOf(shop, keyword, query);
  return page.found.slice(0, page.exact);
}

describe('a keyword', () => {
  it.each([
    ['one character', '烏', ['P0001', 'P0002']],
    ['two characters', '花生', ['P0003']],
    ['the middle of a name', '山烏龍', ['P0001']],
    ['a category not in the name', '烏龍', ['P0001', 'P0002']],
    ['a parent category', '點', ['P0003', 'P0004']],
    ['words in a name and in a category', '東方 烏龍', ['P0002']],
    ['words one of which matches nothing', '東方 花生', []],
    ['characters that are not adjacent', '高龍', []],
    ['full-width spaces', '　東方　美人　', ['P0002']],
  ])('finds by %s [N4]', async (_what, keyword, expected) => {
    expect(await foundExactly(await testApp(), keyword)).toEqual(expected);
  });

  it.each([
    'Drip',
    'drip',
    'DRIP',
    'ｄｒｉｐ',
    'ＤＲＩＰ',
    'drip ２００',
    '２００ｇ',
    'ﾄﾞﾘｯﾌﾟ',
    '台東',
    '臺東',
  ])('ignores width, case and variants of Latin and digits: %s [N4]', async (keyword) => {
    const shop = await testApp();
    await put(shop, { X1: { prd_name: '臺東Ｄｒｉｐ咖啡 200G ドリップ' } });
    expect(await found(shop, keyword)).toEqual(['X1']);
  });

  it('searches descriptions without their markup [N4]', async () => {
    const shop = await testApp();
    await put(shop, {
      X1: { sl_desc_content: '<h3 class="stone">石磨</h3><p><strong>黑</strong>芝麻&amp;核桃</p>' },
      X2: { ma_desc_content: '<table><tr><td>產地</td><td>玉井</td></tr></table>' },
    });
    expect(await foundExactly(shop, '黑芝麻&核桃')).toEqual(['X1']);
    expect(await foundExactly(shop, '玉井')).toEqual(['X2']);
    for (const markup of ['stone', 'strong', 'td', '<p>', '石磨黑芝麻', '產地玉井']) {
      expect(await foundExactly(shop, markup)).toEqual([]);
    }
  });

  it('ranks name before category before description, then by shop rank [N4]', async () => {
    const shop = await testApp();
    await shop.db.insert(categories).values({ cate_id: 'C22', cate_name: '芝麻', sort: 9 });
    await put(shop, {
      A: { prd_text_desc: '撒上芝麻', rank: 999 },
      B: { cate_id: 'C22', rank: 500 },
      C: { prd_name: '黑芝麻糊', rank: 300 },
      D: { prd_name: '白芝麻油', rank: 301 },
      E: { prd_name: '芝麻醬', rank: 1 },
      F: { prd_name: '芝麻 醬', rank: 2 },
    });
    expect(await found(shop, '芝麻糊')).toEqual(['C']);
    // 芝麻 alone is a category's name, so the list is that category.
    expect(await found(shop, '芝麻')).toEqual(['B']);
    expect(await found(shop, '', 'q=芝麻')).toEqual(['F', 'E', 'D', 'C', 'B', 'A']);
    expect(await found(shop, '芝麻醬')).toEqual(['E', 'F']);
    expect(await foundExactly(shop, '芝麻醬')).toEqual(['E']);
    expect(await found(shop, '', 'q=芝麻&o=price_asc')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('ranks an exact name first [N4]', async () => {
    const shop = await testApp();
    await put(shop, { A: { prd_name: '柚子茶禮盒', rank: 9 }, B: { prd_name: '柚子茶' } });
    expect(await found(shop, '柚子茶')).toEqual(['B', 'A']);
  });

  it('a keyword that names a category, however typed, selects it [R2]', async () => {
    const shop = await testApp();
    await shop.db
      .update(categories)
      .set({ cate_name: 'Tea茶' })
      .where(eq(categories.cate_id, 'C1'));
    expect(await found(shop, 'ＴＥＡ茶')).toEqual(['P0001', 'P0002']);
  });
});

describe('the search index', () => {
  it('follows every change: name, text, category, product added or removed [N4]', async () => {
    const shop = await testApp();
    const { db } = shop;
    expect(await found(shop, '梅子')).toEqual([]);
    await put(shop, { X1: { prd_name: '梅子糖' }, X2: {} });
    expect(await found(shop, '梅子')).toEqual(['X1']);
    await db.update(products).set({ prd_text_desc: '配梅子' }).where(eq(products.prd_id, 'X2'));
    expect(await found(shop, '梅子')).toEqual(['X1', 'X2']);
    await db.update(categories).set({ cate_name: '梅子與茶' }).where(eq(categories.cate_id, 'C1'));
    expect(await found(shop, '梅子')).toEqual(['X1', 'P0001', 'P0002', 'X2']);
    await db.update(products).set({ enabled: false }).where(eq(products.prd_id, 'X1'));
    await db.delete(products).where(eq(products.prd_id, 'X2'));
    expect(await found(shop, '梅子')).toEqual(['P0001', 'P0002']);
  });

  it('follows changes of the sort key in every order [L1]', async () => {
    const shop = await testApp();
    const firsts = async () => {
      const orders = ['rank', 'new', 'hot', 'price_asc', 'price_desc'];
      return Promise.all(orders.map(async (o) => (await found(shop, '', `o=${o}`))[0]));
    };
    expect(await firsts()).toEqual(['P0001', 'P0002', 'P0001', 'P0003', 'P0002']);
    await shop.db
      .update(products)
      .set({ rank: 999, sold_out_qty: 9999, u_date: new Date('2026-11-01') })
      .where(eq(products.prd_id, 'P0004'));
    await shop.db
      .update(variants)
      .set({ reserved: 0, price: 9999 })
      .where(eq(variants.var_id, 'P0004'));
    expect(await firsts()).toEqual(['P0004', 'P0004', 'P0004', 'P0003', 'P0004']);
  });

  it('includes a write that another transaction commits late [N4]', async () => {
    const shop = await testApp();
    await found(shop, '梅子');
    await shop.db.transaction(async (tx) => {
      await tx.update(products).set({ prd_name: '梅子' }).where(eq(products.prd_id, 'P0004'));
      // PostgreSQL can show this while the transaction is open; the embedded database would wait for it to end.
      if (process.env.TEST_DATABASE_URL) {
        await put(shop, { X1: { prd_name: '梅子乾' } });
        expect(await found(shop, '梅子')).toEqual(['X1']);
      }
    });
    expect(await found(shop, '梅子')).toContain('P0004');
  });
});

describe('an unusual keyword', () => {
  it.each([
    ['a thousand characters', '茶'.repeat(1000)],
    ['emoji', '🍵🍵🏽'],
    ['a percent sign', '%'],
    ['an underscore', 'P_0001'],
    ['a backslash', '\\'],
    ['quotes', `'"'; DROP TABLE products; --`],
    ['a path', '../../etc/passwd'],
    ['operators', '烏龍 & !茶 | (酥:*) <-> <2>'],
    ['a pattern', '.*[茶]+?$^{1,}'],
    ['an astral character', '𠮷'],
    ['many words', '酥 '.repeat(300)],
  ])('finds only texts that contain it: %s [N4]', async (_what, keyword) => {
    const shop = await testApp();
    const exactly = await foundExactly(shop, keyword);
    expect(exactly.filter((prd_id) => prd_id !== 'P0004')).toEqual([]);
    expect(await found(shop, '', `q=${encodeURIComponent(keyword)}`)).toEqual(
      await found(shop, keyword),
    );
    const suggested = await shop.app.inject(`/api/suggestions?q=${encodeURIComponent(keyword)}`);
    expect(suggested.statusCode).toBe(200);
  });

  it.each(['🍵', '100%', 'a_b', 'a+b', '1.5', '#3', '𠮷'])(
    'is taken literally: %s [N4]',
    async (keyword) => {
      const shop = await testApp();
      await put(shop, { X1: { prd_name: `新品 ${keyword} 組` }, X2: { prd_name: '新品組' } });
      expect(await found(shop, keyword)).toEqual(['X1']);
    },
  );

  it.each([
    '土鳳梨酥！',
    '「土鳳梨酥」',
    '(土鳳梨酥)',
    '土鳳梨酥...',
    '土鳳梨酥；禮盒',
    '土鳳梨酥/禮盒',
  ])('loses punctuation: %s [N4]', async (keyword) => {
    expect(await found(await testApp(), keyword)).toEqual(['P0004']);
  });

  it.each(['!', '<->', '？！', '\\', '& |'])(
    'a keyword of punctuation alone finds nothing: %s [N4]',
    async (keyword) => {
      expect(await found(await testApp(), keyword)).toEqual([]);
    },
  );

  it.each([
    '東\u200b方',
    '\u202e東方\u202c',
    '\u2066東方\u2069',
    '東\u00ad方',
    '\ufeff東方\u0007',
    '東\ufe0f方',
  ])('loses invisible characters [N4] (%#)', async (keyword) => {
    expect(await found(await testApp(), keyword)).toEqual(['P0002']);
  });

  it('a keyword of only such characters is no keyword [N4]', async () => {
    expect(await found(await testApp(), '\u200b\u202e \u3000')).toHaveLength(4);
  });

  it.each([
    '/api/products/%00',
    '/api/products?q=%00',
    '/api/facets/%00',
    '/api/suggestions?q=%00',
  ])('a keyword with NUL is rejected: %s [N4]', async (url) => {
    const { app } = await testApp();
    expect((await app.inject(url)).statusCode).toBe(400);
  });
});
