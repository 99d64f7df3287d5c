import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { pairsOf } from '../index-query.ts';
import { candidatesOf } from './candidates.ts';

const MANY = 16_000;

/** As the triggers would write them, in a moment: every second is a tea, of the last 1500 in rank every third a pot. */
const fill = (shop: TestApp) =>
  shop.db.execute(sql`INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank,
      u_date, sold_out_qty, search_name, search_shelf, search_text, search)
    SELECT 'N' || lpad(i::text, 5, '0'), 'C21', 100, 100, true, false, i, now(), 0, name, '', '', search_pairs(name)
    FROM generate_series(1, ${MANY}::integer) AS i, LATERAL (SELECT
      CASE WHEN i % 2 = 0 THEN '紅茶' WHEN i < 1500 AND i % 3 = 0 THEN '花瓶' ELSE '白米' END AS name) AS named`);

const id = (at: number) => `N${String(at).padStart(5, '0')}`;

it.each([true, false])(
  'takes the first of the shop’s rank, whether they lead it or not (common words: %s)',
  async (hasCommon) => {
    const shop = await testApp({ seed: 'empty' });
    await fill(shop);
    const candidates = async (...words: string[]) => {
      const indexes = words.map((word) => [pairsOf(word)]);
      const nothing = { matches: sql`true`, relevance: sql`0` };
      const query = await candidatesOf(shop.db, sql`true`, { indexes, hasCommon, ...nothing });
      const { rows } = await shop.db.execute<{ prd_id: string }>(
        sql`SELECT prd_id FROM listed_products WHERE ctid = ANY(ARRAY(${query}))`,
      );
      return rows.map(({ prd_id }) => prd_id).toSorted();
    };
    const teas = (n: number) => Array.from({ length: n }, (_, i) => id(MANY - 2 * i)).toSorted();
    const vases = Array.from({ length: 250 }, (_, i) => id(3 + 6 * i));
    expect(await candidates('紅茶')).toEqual(teas(500));
    expect(await candidates('花瓶')).toEqual(vases);
    expect(await candidates('紅茶', '花瓶')).toEqual([...vases, ...teas(250)]);
  },
  60_000,
);
