import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../../../testing/index.ts';
import { pairsOf } from '../index-query.ts';
import type { Share } from '../share.ts';
import { findCandidates } from './candidates.ts';

const MANY = 16_000;

/**
 * Inserts rows as the triggers would write them, but faster: every second product is a tea; of the last 1500 in rank,
 * every third is a vase; every fourth is in C11, except every 400th, which is in C2.
 */
const fill = (shop: TestApp) =>
  shop.db.execute(sql`INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank,
      u_date, sold_out_qty, search_name, search_text, search)
    SELECT 'N' || lpad(i::text, 5, '0'), cate, 100, 100, true, false, i, now(), 0, name, '', search_index(name, '', cate)
    FROM generate_series(1, ${MANY}::integer) AS i, LATERAL (SELECT
      CASE WHEN i % 400 = 0 THEN 'C2' WHEN i % 4 = 0 THEN 'C11' ELSE 'C21' END AS cate,
      CASE WHEN i % 2 = 0 THEN '紅茶' WHEN i < 1500 AND i % 3 = 0 THEN '花瓶' ELSE '白米' END AS name) AS named`);

const id = (at: number) => `N${String(at).padStart(5, '0')}`;

async function found({ db }: TestApp, shares: readonly Share[], hasCommon: boolean) {
  const nothing = { matches: sql`true`, relevance: sql`0` };
  const query = await findCandidates(db, sql`true`, { shares, hasCommon, ...nothing });
  const { rows } = await db.execute<{ prd_id: string }>(
    sql`SELECT prd_id FROM listed_products WHERE ctid = ANY(ARRAY(${query}))`,
  );
  return rows.map(({ prd_id }) => prd_id).toSorted();
}

/** The first `limit` products by the shop's rank that fulfil `is`. */
const first = (limit: number, is: (at: number) => boolean) =>
  Array.from({ length: MANY }, (_, i) => MANY - i)
    .filter(is)
    .slice(0, limit)
    .map(id)
    .toSorted();

const isTea = (at: number) => at % 2 === 0;
const isVase = (at: number) => !isTea(at) && at < 1500 && at % 3 === 0;
const inC2 = (at: number) => at % 400 === 0;
const inC11 = (at: number) => at % 4 === 0 && !inC2(at);
const wordOf = (word: string): Share => ({ categoryIds: [], indexes: [pairsOf(word)] });

it.each([true, false])(
  'selects the first matches by the shop’s rank, wherever they are in it (common words: %s)',
  async (hasCommon) => {
    const shop = await testApp({ seed: 'empty' });
    await fill(shop);
    const candidates = (...words: string[]) => found(shop, words.map(wordOf), hasCommon);
    const vases = first(250, isVase);
    expect(vases).toHaveLength(250);
    expect(await candidates('紅茶')).toEqual(first(500, isTea));
    expect(await candidates('花瓶')).toEqual(vases);
    expect(await candidates('紅茶', '花瓶')).toEqual([...vases, ...first(250, isTea)]);
  },
  60_000,
);

it('selects the first matches of categories and words together, however few the categories have', async () => {
  const shop = await testApp({ seed: 'empty' });
  await fill(shop);
  const candidates = (categoryIds: string[], word: string) =>
    found(shop, [{ categoryIds, indexes: [pairsOf(word)] }], false);
  const isRice = (at: number) => !isTea(at) && !isVase(at);
  expect(await candidates(['C11'], '白米')).toEqual(first(500, (at) => inC11(at) || isRice(at)));
  expect(await candidates(['C2'], '白米')).toEqual(first(500, (at) => inC2(at) || isRice(at)));
  expect(await candidates(['C11'], '花瓶')).toEqual(first(500, inC11));
  expect(await candidates(['C2'], '花瓶')).toEqual(first(500, (at) => inC2(at) || isVase(at)));
  expect(await candidates(['C2', 'C11'], '花瓶')).toEqual(first(500, (at) => at % 4 === 0));
  const nine = ['C2', ...Array.from({ length: 8 }, (_, i) => `X${i}`)];
  expect(await candidates(nine, '花瓶')).toEqual(first(500, (at) => inC2(at) || isVase(at)));
}, 60_000);
