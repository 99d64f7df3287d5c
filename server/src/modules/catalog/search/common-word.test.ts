import { sql } from 'drizzle-orm';
import { products } from '../../../platform/db/schema/index.ts';
import { type TestApp, testApp } from '../../../testing/index.ts';

const MANY = 4200;

/** Products named after tea, of which every 30th is one: the best-ranked have the highest numbers. */
const fill = (shop: TestApp) =>
  shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, price, rank, u_date)
    SELECT 'N' || lpad(i::text, 4, '0'), CASE WHEN i % 30 = 0 THEN '紅茶 ' ELSE '茶杯 ' END || i,
      'C21', 100, i, now() FROM generate_series(1, ${MANY}) AS i`);

async function page({ app }: TestApp, query: string) {
  const answer = await app.inject(`/api/products?q=${encodeURIComponent('茶')}&${query}`);
  const { items, total } = answer.json().pager;
  return { ids: items.map(({ prd_id }: { prd_id: string }) => prd_id) as string[], total };
}

const teas = Array.from(
  { length: MANY / 30 },
  (_, i) => `N${String(MANY - i * 30).padStart(4, '0')}`,
);

it('ranks the products of a common word as those of any other, and counts all [L1]', async () => {
  const shop = await testApp();
  await fill(shop);
  const total = MANY + 2;
  expect(await page(shop, 'l=50')).toEqual({ ids: teas.slice(0, 50), total });
  expect(await page(shop, 'l=50&p=2')).toEqual({ ids: teas.slice(50, 100), total });
  const last = await page(shop, 'l=50&p=3');
  expect(last.total).toBe(total);
  expect(last.ids.slice(0, 36)).toEqual(teas.slice(100, 136));
  expect(new Set(last.ids.slice(36, 42))).toEqual(new Set([...teas.slice(136), 'P0001', 'P0002']));
  expect(last.ids[42]).toBe('N4199');
  expect((await page(shop, 'l=50&max=99')).total).toBe(0);

  await shop.db
    .insert(products)
    .values({ prd_id: 'X1', prd_name: '茶', cate_id: 'C21', price: 9, u_date: shop.clock.now() });
  expect((await page(shop, 'l=3')).ids).toEqual(['X1', 'N4200', 'N4170']);
}, 60_000);
