import type { StockQuery } from '@pinpu/shared/contracts/backoffice';
import { sql } from 'drizzle-orm';
import { listStock } from '../../server/src/modules/goods/catalog/stock/list-stock.ts';
import type { Database } from '../../server/src/platform/db/index.ts';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { withoutTimeLimits } from '../../server/src/platform/db/time-limits.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { median } from '../support/median.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 15);

const FIRST: StockQuery = { show: 'all', sort: 'code', q: '' };

const QUESTIONS: Record<string, Partial<StockQuery>> = {
  'by code, first page': {},
  'by code, a deep page': { after: '~X09' },
  'nearly sold out': { show: 'low' },
  'not listed': { show: 'hidden' },
  'fewest for sale first': { sort: 'available' },
  'most sold first': { sort: 'sold' },
  'a word of the name': { q: '茶' },
  'a code': { q: 'X00042' },
};

async function time(db: Database, query: StockQuery): Promise<number> {
  const start = performance.now();
  await listStock(db, query);
  return performance.now() - start;
}

async function measure(db: Database) {
  for (const query of Object.values(QUESTIONS)) await time(db, { ...FIRST, ...query });
  const rows = [];
  for (const [what, query] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await time(db, { ...FIRST, ...query }));
    const most = Math.max(...times).toFixed(1);
    rows.push({ what, 'median, ms': median(times).toFixed(1), 'slowest, ms': most });
  }
  return rows;
}

/** Products with as much data as real ones; of a hundred, one is nearly sold out, one sold out, and one not listed. */
async function fill(shop: Database): Promise<void> {
  const db = withoutTimeLimits(shop);
  // The triggers update the shop's own lists, which are not read here.
  await db.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`);
  await db.execute(sql`INSERT INTO categories (cate_id, cate_name) VALUES ('C', '茶')`);
  await db.execute(sql`INSERT INTO products (prd_id, prd_name, prd_man_pic, prd_text_desc, sl_desc_content,
      ma_desc_content, cate_id, price, on_hand, sold_out_qty, enabled, u_date)
    SELECT 'X' || lpad(i::text, 6, '0'), CASE WHEN i % 10 = 0 THEN '高山茶 ' ELSE '糕餅 ' END || i,
      '/media/p/X' || i || '/1', repeat('清香回甘，', 20), repeat('<p>手工烘焙。</p>', 20),
      repeat('<p>常溫保存。</p>', 20), 'C', 100 + i % 900,
      CASE i % 100 WHEN 1 THEN 3 WHEN 2 THEN 0 ELSE 50 END, i % 5000, i % 100 <> 3, now()
    FROM generate_series(1, ${ROWS}::integer) AS i`);
}

const bin = findPostgres();
if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
const cluster = await startCluster(bin);
try {
  const { db, close } = await openPostgres(cluster.url);
  await fill(db);
  await db.execute(sql`VACUUM (ANALYZE) products`);
  console.table(await measure(db).finally(close));
} finally {
  await cluster.stop();
}
