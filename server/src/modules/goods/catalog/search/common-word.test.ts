import { type SQL, sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { addGoods } from '../goods/repository.ts';

const MANY = 4200;

/** Gives every product of a fixture its variant; `number` is the one in its code. */
const offer = (shop: TestApp, price: SQL, on_hand: SQL) =>
  shop.db.execute(sql`INSERT INTO variants (var_id, prd_id, price, on_hand)
    SELECT prd_id, prd_id, ${price}, ${on_hand}
    FROM (SELECT prd_id, substr(prd_id, 2)::integer AS number FROM products WHERE prd_id ~ '^N') AS added`);

/** Products with 茶 in the name, of which every 30th is itself a tea; higher numbers rank better. */
const fill = async (shop: TestApp) => {
  await shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, rank, u_date)
    SELECT 'N' || lpad(i::text, 4, '0'), CASE WHEN i % 30 = 0 THEN '紅茶 ' ELSE '茶杯 ' END || i,
      'C21', i, now() FROM generate_series(1, ${MANY}) AS i`);
  await offer(shop, sql`100`, sql`1`);
};

async function page({ app }: TestApp, query: string, word = '茶') {
  const answer = await app.inject(`/api/products?q=${encodeURIComponent(word)}&${query}`);
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

  const u_date = shop.clock.now();
  await addGoods(shop.db, [{ prd_id: 'X1', prd_name: '茶', cate_id: 'C21', price: 9, u_date }]);
  expect((await page(shop, 'l=3')).ids).toEqual(['X1', 'N4200', 'N4170']);
}, 60_000);

/** Products with a synonym of 白米 in the name, every third sold out, and three with the word that rank below them all. */
const fillSynonyms = async (shop: TestApp) => {
  await shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, rank, u_date, prd_text_desc)
    SELECT 'N' || lpad(i::text, 4, '0'),
      CASE WHEN i <= 3 THEN '有機白米 ' WHEN i % 7 = 0 THEN '豆漿 ' ELSE '香米 ' END || i,
      'C21', i, now(), '和白米一起煮'
    FROM generate_series(1, ${MANY}) AS i`);
  await offer(shop, sql`CASE WHEN number % 2 = 0 THEN 100 ELSE 300 END`, sql`number % 3`);
};

/** Ids in order of stock, then place, then rank, as the fixture gives them. */
const riceIds = (isListed = (_at: number) => true) => {
  const place = (at: number) => (at <= 3 ? 0 : 1 + Number(at % 7 === 0));
  return Array.from({ length: MANY }, (_, i) => i + 1)
    .filter(isListed)
    .toSorted((a, b) => Number(a % 3 === 0) - Number(b % 3 === 0) || place(a) - place(b) || b - a)
    .map((at) => `N${String(at).padStart(4, '0')}`);
};

it('ranks matches of the word itself before many of a synonym, whatever their shop rank [L1]', async () => {
  const shop = await testApp();
  await fillSynonyms(shop);
  const all = riceIds();
  const ofRice = (query: string) => page(shop, query, '白米');
  expect(await ofRice('l=100')).toEqual({ ids: all.slice(0, 100), total: MANY });
  expect(await ofRice('l=100&p=2')).toEqual({ ids: all.slice(100, 200), total: MANY });
  expect(await ofRice('l=100&p=10')).toEqual({ ids: all.slice(900, 1000), total: MANY });
  expect(await ofRice('l=100&p=37')).toEqual({ ids: all.slice(3600, 3700), total: MANY });
  const cheap = riceIds((at) => at % 2 === 0);
  expect(await ofRice('l=100&max=200')).toEqual({ ids: cheap.slice(0, 100), total: cheap.length });
}, 60_000);

/** Products in a subcategory of 點心. Every tenth is in another category; half of those have the word in a text. */
const fillShelf = async (shop: TestApp) => {
  await shop.db.execute(sql`INSERT INTO products (prd_id, prd_name, cate_id, rank, u_date, prd_text_desc)
    SELECT 'N' || lpad(i::text, 4, '0'),
      CASE WHEN i <= 3 THEN '點心盒 ' WHEN i <= 9 THEN '茶點心 ' ELSE '杯 ' END || i,
      CASE WHEN i % 10 = 0 THEN 'C11' ELSE 'C21' END, i, now(),
      CASE WHEN i % 20 = 0 THEN '配點心' ELSE '' END
    FROM generate_series(1, ${MANY}) AS i`);
  await offer(shop, sql`CASE WHEN number % 2 = 0 THEN 100 ELSE 300 END`, sql`1`);
};

it('counts the matches of a common word in a category without losing those of others [L1]', async () => {
  const shop = await testApp();
  await fillShelf(shop);
  const numbers = Array.from({ length: MANY }, (_, i) => MANY - i);
  const ids = (all: readonly number[]) => all.map((at) => `N${String(at).padStart(4, '0')}`);
  const shelf = numbers.filter((at) => at > 9 && at % 10 !== 0);
  // P0003 and P0004 are on the same shelf; P0004 is sold out.
  const best = [...ids([3, 2, 1, 9, 8, 7, 6, 5, 4]), ...ids(shelf)].slice(0, 100);
  const texts = numbers.filter((at) => at % 20 === 0);
  const total = shelf.length + 9 + texts.length + 2;
  const ofSnacks = (query: string) => page(shop, query, '點心');
  expect(await ofSnacks('l=100')).toEqual({ ids: best, total });
  const last = await ofSnacks('l=100&p=40');
  expect(last).toEqual({ ids: [...ids(texts), 'P0004'].slice(-last.ids.length), total });
  expect((await ofSnacks('l=100&cate=C11')).total).toBe(texts.length);
  const isCheap = (at: number) => at % 2 === 0;
  const cheap = shelf.filter(isCheap).length + 4 + texts.length;
  expect((await ofSnacks('l=100&max=100')).total).toBe(cheap);
  expect((await ofSnacks('l=100&max=250')).total).toBe(cheap + 1);
}, 60_000);
