import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { root } from '../../tooling/build/workspaces.ts';

/** The numbers of rows of the shop's only promoter. */
export const LINKS = 200;
export const PRODUCTS = 500;
export const VISITS = 100_000;

/** The promoter of the demo shop. */
export const PROMOTER_ID = 'demo-promoter';

/** Orders of the last twelve months, with two lines each, in every status, and with all links and products. */
const orderRows = (count: number) => [
  `INSERT INTO promo_codes (code, cus_id, c_date)
    SELECT 'bench' || n, '${PROMOTER_ID}', now() - interval '1 year' FROM generate_series(1, ${LINKS}) n`,
  `INSERT INTO short_links (code, kind, target, prd_ids, cus_id, promo_code, c_date)
    SELECT code, 'product', '/p/B1', '["B1"]', cus_id, code, now() - random() * interval '1 year'
    FROM promo_codes WHERE code LIKE 'bench%'`,
  `INSERT INTO link_clicks (code, visitor, source, at)
    SELECT 'bench' || 1 + n % ${LINKS}, 'v' || n, (ARRAY['line', 'facebook', 'instagram', 'qr', 'direct'])[1 + n % 5],
      now() - random() * interval '180 days'
    FROM generate_series(1, ${VISITS}) n`,
  // The state that the job which runs every minute would have reached.
  'UPDATE click_tallies SET merged = true',
  `INSERT INTO orders (ord_id, guid, ord_code, status, ord_date, c_date, u_date, promo_code, pl)
    SELECT 'o' || n, 'g' || n, 'PP' || n, (ARRAY[0, 2, 3, 3, 5, 99, 99, 99])[1 + n % 8], at, at, at,
      'bench' || 1 + (n * 7) % ${LINKS}, 1
    FROM generate_series(1, ${count}) n, LATERAL (SELECT now() - n * interval '360 days' / ${count} AS at) t`,
  `INSERT INTO order_lines (ord_id, line_no, prd_id, prd_name, prd_price, cost_wholesale, qty)
    SELECT 'o' || n, line, 'B' || 1 + (n * 3 + line) % ${PRODUCTS}, '', 400, 300, 1 + n % 3
    FROM generate_series(1, ${count}) n, generate_series(1, 2) line`,
];

/** The statements of the upgrade that count the sales made with older releases. */
function countingStatements(): string[] {
  const [file = ''] = globSync('server/migrations/*_promo-earnings.sql', { cwd: root });
  const statements = readFileSync(path.join(root, file), 'utf8').split('--> statement-breakpoint');
  return statements.filter(
    (text) =>
      /^(UPDATE order_lines|INSERT INTO promo_)/m.test(text.trim()) && !/FUNCTION/.test(text),
  );
}

/** A thousand single visits, whose counts are not merged yet. */
const VISITED = `DO $$ BEGIN FOR n IN 1..1000 LOOP
  INSERT INTO link_clicks (code, visitor, source, at) VALUES ('bench' || 1 + n % ${LINKS}, 'w' || n, 'line', now());
  END LOOP; END $$`;

/** The newest orders change again; their counts are not merged yet. */
const MOVED = `UPDATE orders SET status = 99 WHERE ord_id IN (SELECT 'o' || n FROM generate_series(1, 1000) n) AND status = 3`;

/** Fills an empty demo shop with a promoter's orders; returns the seconds that the upgrade takes to count them. */
export async function fillShop(client: pg.Client, count: number): Promise<number> {
  for (const statement of orderRows(count)) await client.query(statement);
  await client.query('ANALYZE');
  const start = performance.now();
  for (const statement of countingStatements()) await client.query(statement);
  const seconds = (performance.now() - start) / 1000;
  await client.query(VISITED);
  await client.query(MOVED);
  await client.query('VACUUM ANALYZE');
  return seconds;
}
