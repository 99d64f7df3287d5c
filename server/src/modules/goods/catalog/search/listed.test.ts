import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { categories, products, variants } from '../../../../platform/db/schema/index.ts';
import { importContent } from '../../../../testing/goods/goods.ts';
import { testApp } from '../../../../testing/index.ts';
import { addGoods } from '../goods/repository.ts';
import { refreshStatistics } from '../repository.ts';

/** The expected rows of `listed_products`, computed from the products alone. */
const EXPECTED = sql`SELECT p.prd_id, p.cate_id, price, price_group, on_hand > reserved AS in_stock,
    ship_fee <= 0 AS ships_free, CASE WHEN on_hand > reserved THEN rank ELSE rank - 1000000000 END AS rank, u_date,
    sold_out_qty, featured, search_form(prd_name) AS search_name,
    search_form(search_plain(prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS search_text
  FROM products AS p JOIN variants ON var_id = p.prd_id
  WHERE p.enabled AND variants.enabled`;

const LISTED = sql`SELECT prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date, sold_out_qty,
    featured, search_name, search_text FROM listed_products`;

const EXPECTED_COUNTS = sql`SELECT cate_id, at_group, price_step(amount) AS step, in_stock, ships_free, count(*)::integer AS n
  FROM (${EXPECTED}) AS expected
    CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
  GROUP BY 1, 2, 3, 4, 5`;

const COUNTS = sql`SELECT cate_id, at_group, step, in_stock, ships_free, sum(products)::integer AS n
  FROM price_counts GROUP BY 1, 2, 3, 4, 5 HAVING sum(products) <> 0`;

const rowsOf = async (db: Database, query: SQL) => (await db.execute(query)).rows;

async function expectListed(db: Database): Promise<number> {
  const listed = await rowsOf(db, sql`${LISTED} ORDER BY prd_id`);
  expect(listed).toEqual(await rowsOf(db, sql`${EXPECTED} ORDER BY prd_id`));
  const order = sql`ORDER BY 1, 2, 3, 4, 5`;
  expect(await rowsOf(db, sql`${COUNTS} ${order}`)).toEqual(
    await rowsOf(db, sql`${EXPECTED_COUNTS} ${order}`),
  );
  const unpaired = sql`SELECT prd_id FROM listed_products
    WHERE search <> search_index(search_name, search_text, cate_id)`;
  expect(await rowsOf(db, unpaired)).toEqual([]);
  return listed.length;
}

const P = (prd_id: string) => eq(products.prd_id, prd_id);
const change = (set: Partial<typeof products.$inferInsert>, prd_id: string) => (db: Database) =>
  db.update(products).set(set).where(P(prd_id));
const changeVariant =
  (set: Partial<typeof variants.$inferInsert>, var_id: string) => (db: Database) =>
    db.update(variants).set(set).where(eq(variants.var_id, var_id));

const bulk = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    prd_id: `N${i}`,
    prd_name: `新品 ${i}`,
    cate_id: ['C11', 'C21', 'C2'][i % 3] as string,
    price: 5 + i * 37,
    price1: i * 30,
    on_hand: i % 4,
    ship_fee: i % 5 === 0 ? 0 : 80,
    enabled: i % 7 !== 0,
    u_date: new Date('2026-06-01T00:00:00+08:00'),
  }));

type Change = [string, (db: Database) => Promise<unknown>, number];

// The products are those of `small-shop.ts`; the last column is how many are for sale afterwards.
const CHANGES: Change[] = [
  ['nothing', async () => undefined, 4],
  ['the last one reserved', changeVariant({ reserved: 3 }, 'P0002'), 4],
  ['one of many reserved', changeVariant({ reserved: 1 }, 'P0001'), 4],
  ['stock that comes in', changeVariant({ on_hand: 9 }, 'P0004'), 4],
  ['a payment', changeVariant({ on_hand: 2 }, 'P0001'), 4],
  ['a sale counted', change({ sold_out_qty: 77 }, 'P0001'), 4],
  ['a price', changeVariant({ price: 12_345 }, 'P0001'), 4],
  ['a group price', changeVariant({ price1: 199 }, 'P0001'), 4],
  ['no group price', changeVariant({ price1: 0 }, 'P0001'), 4],
  ['a shipping fee', change({ ship_fee: 60 }, 'P0003'), 4],
  ['a rank, a date, a place', change({ rank: 5, u_date: new Date(0), featured: 3 }, 'P0003'), 4],
  ['a name', change({ prd_name: 'ＮＥＷ 臺茶' }, 'P0003'), 4],
  ['a description', change({ sl_desc_content: '<p>石磨<b>黑</b>芝麻</p>' }, 'P0003'), 4],
  ['a like, which is not listed', change({ like_count: 9 }, 'P0003'), 4],
  ['another category', change({ cate_id: 'C11' }, 'P0003'), 4],
  ['a product withdrawn', change({ enabled: false }, 'P0003'), 3],
  ['its only variant switched off', changeVariant({ enabled: false }, 'P0003'), 3],
  ['a product deleted', (db) => db.delete(products).where(P('P0003')), 3],
  ['all products deleted', (db) => db.delete(products), 0],
  ['a table emptied', (db) => db.execute(sql`TRUNCATE products CASCADE`), 0],
  ['many products at once', (db) => addGoods(db, bulk(60)), 55],
  ['another price of all', (db) => db.update(variants).set({ price: sql`price + 7` }), 4],
  [
    'a category renamed',
    (db) => db.update(categories).set({ cate_name: '好茶' }).where(eq(categories.cate_id, 'C1')),
    4,
  ],
  [
    'a category under another',
    (db) =>
      db.update(categories).set({ parent_cate_id: 'C2' }).where(eq(categories.cate_id, 'C11')),
    4,
  ],
];

describe('listed products', () => {
  it.each(CHANGES)('match the products after %s [N4]', async (_what, apply, left) => {
    const { db } = await testApp();
    await apply(db);
    expect(await expectListed(db)).toBe(left);
  });

  it.each([
    ['prices', '商品編號,售價,團購價\nP0001,777,700\nP0002,5,0\n', 4],
    ['the last in stock, and stock that comes in', '商品編號,庫存\nP0001,0\nP0004,9\n', 4],
    ['free shipping, a rank, a date', '商品編號,運費,排序,上架日期\nP0003,0,9,2026-01-02\n', 4],
    ['a name and a price', '商品編號,品名,售價\nP0001,山茶,321\n', 4],
    ['a product withdrawn', '商品編號,上架,售價\nP0003,否,55\nP0001,是,66\n', 3],
    [
      'a new product beside a known one',
      '商品編號,品名,分類,售價\nX1,新茶,茶,90\nP0001,春茶,茶,80\n',
      5,
    ],
  ])('match the products after an import of %s [N4]', async (_what, file, left) => {
    const shop = await testApp();
    expect((await importContent(shop, file)).report.imported).toBe(true);
    expect(await expectListed(shop.db)).toBe(left);
  });

  it('match when a product changes while it is withdrawn and is listed again [N4]', async () => {
    const { db } = await testApp();
    for (const set of [{ enabled: false }, { prd_name: '回來了' }, { enabled: true }]) {
      await changeVariant({ price: 77 }, 'P0002')(db);
      await change(set, 'P0002')(db);
      await expectListed(db);
    }
    await change({ enabled: false }, 'P0001')(db);
    await changeVariant({ reserved: 1 }, 'P0001')(db);
    await changeVariant({ reserved: 0, on_hand: 0 }, 'P0001')(db);
    await change({ enabled: true }, 'P0001')(db);
    expect(await expectListed(db)).toBe(4);
  });

  it('are rolled back with the transaction [N4]', async () => {
    const { db } = await testApp();
    const transaction = db.transaction(async (tx) => {
      await addGoods(tx, bulk(9));
      await tx.delete(products).where(inArray(products.prd_id, ['P0001', 'P0002']));
      throw new Error('given up');
    });
    await expect(transaction).rejects.toThrow('given up');
    expect(await expectListed(db)).toBe(4);
  });

  it('have the same counts after merging, one row per kind [N4]', async () => {
    const { db } = await testApp();
    await addGoods(db, bulk(60));
    await db.update(variants).set({ on_hand: sql`reserved`, price: sql`price + 3` });
    await db.delete(products).where(eq(products.cate_id, 'C21'));
    await refreshStatistics(db);
    await expectListed(db);
    const twice = sql`SELECT count(*) FROM price_counts GROUP BY cate_id, at_group, step, in_stock, ships_free
      HAVING count(*) > 1 OR sum(products) <= 0`;
    expect(await rowsOf(db, twice)).toEqual([]);
  });

  it('store texts out of line, however short they are [N4]', async () => {
    const { db } = await testApp();
    // Deleted rows of earlier tests would count in the size of the table.
    await db.execute(sql`TRUNCATE products, listed_products CASCADE`);
    await addGoods(db, bulk(60));
    const [row] = await rowsOf(
      db,
      sql`SELECT pg_relation_size('listed_products') / count(*) < 400 AS short FROM listed_products`,
    );
    expect(row).toEqual({ short: true });
  });

  it('are sorted within a category as in the whole shop, in every order [L1]', async () => {
    const { db } = await testApp();
    const rows = await rowsOf(
      db,
      sql`SELECT indexname, split_part(indexdef, ' btree (', 2) AS columns FROM pg_indexes
        WHERE indexname SIMILAR TO 'listed_(cate_)?(rank|new|hot|price|group)'`,
    );
    const columns = new Map(rows.map((row) => [row.indexname, row.columns]));
    for (const order of ['rank', 'new', 'hot', 'price', 'group']) {
      expect(columns.get(`listed_cate_${order}`)).toBe(
        `cate_id, ${columns.get(`listed_${order}`)}`,
      );
    }
  });
});
