import { sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/db/index.ts';

/** In a smaller shop, all products are read. */
const LARGE = 15_000;
const REMEMBERED_MS = 60_000;

interface RankEntry {
  ranks: Promise<Leading>;
  until: number;
}

/** The rank that the best `products` products reach; undefined in a small shop. */
type Leading = (products: number) => number | undefined;

const remembered = new WeakMap<Database, RankEntry>();

/** Ranks are sampled at every 500th product. */
const STEP = 500;

async function findLeading(db: Database): Promise<Leading> {
  const { rows } = await db.execute<{ ranks: number[] }>(
    sql`SELECT ARRAY(SELECT rank FROM (
        SELECT rank, row_number() OVER (ORDER BY rank DESC NULLS LAST, prd_id) AS at
        FROM listed_products ORDER BY rank DESC NULLS LAST, prd_id LIMIT ${LARGE}) AS first
      WHERE at % ${STEP} = 0 ORDER BY at) AS ranks`,
  );
  const ranks = rows[0]?.ranks ?? [];
  return (products) =>
    ranks.length * STEP < LARGE ? undefined : ranks[Math.ceil(products / STEP) - 1];
}

/** Ranks that tell where to search first. Up to a minute old, which is no fault: the results do not depend on them. */
export function findLeadingRanks(db: Database): Promise<Leading> {
  const known = remembered.get(db);
  if (known !== undefined && Date.now() < known.until) return known.ranks;
  const ranks = findLeading(db);
  remembered.set(db, { ranks, until: Date.now() + REMEMBERED_MS });
  ranks.catch(() => remembered.delete(db));
  return ranks;
}
