import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/index.ts';
import { condition, isNarrowed } from './conditions.ts';
import { orderOf } from './order.ts';
import type { Wanted } from './wanted.ts';

/** What is found of a page: ids in their order. */
interface FoundPage {
  prd_ids: string[];
  total: number;
}

interface Row {
  [column: string]: unknown;
  prd_id: string;
}

/** What a list without words is sorted by; the rest of a row is long, and not needed to find its place. */
const SORTED = sql`prd_id, rank, u_date, sold_out_qty, price, price_group, featured`;

/** Of a shelf with several categories each is walked along its own index, and what comes first of all is taken. */
function pageOf(wanted: Wanted): SQL {
  const { page, size } = wanted.query;
  const order = orderOf(wanted);
  const [first, ...others] = wanted.shelf ?? [];
  const until = page * size;
  const limits = sql`LIMIT ${size} OFFSET ${until - size}`;
  if (wanted.words.length > 0 || first === undefined || others.length === 0)
    return sql`SELECT prd_id FROM products WHERE ${condition(wanted)} ORDER BY ${order} ${limits}`;
  const within = { ...wanted, shelf: undefined };
  return sql`SELECT shelved.prd_id FROM unnest(${sql.param(wanted.shelf)}::text[]) AS shelf (id)
    CROSS JOIN LATERAL (
      SELECT ${SORTED} FROM products WHERE cate_id = shelf.id AND ${condition(within)} ORDER BY ${order} LIMIT ${until}
    ) AS shelved ORDER BY ${order} ${limits}`;
}

async function countOf(db: Database, wanted: Wanted): Promise<number> {
  if (!isNarrowed(wanted)) return wanted.tree.count(wanted.shelf);
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM products WHERE ${condition(wanted)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Ids on one page of the list. */
export async function findIds(db: Database, wanted: Wanted): Promise<string[]> {
  const { rows } = await db.execute<Row>(pageOf(wanted));
  return rows.map(({ prd_id }) => prd_id);
}

/** Ids on one page of the list, and how many there are in all. */
export const findPage = async (db: Database, wanted: Wanted): Promise<FoundPage> => ({
  prd_ids: await findIds(db, wanted),
  total: await countOf(db, wanted),
});
