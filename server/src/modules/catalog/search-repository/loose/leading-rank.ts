import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';

/** A smaller shop is read as a whole. */
const LARGE = 15_000;
const REMEMBERED_MS = 60_000;

interface RankEntry {
  ranks: Promise<Leading>;
  until: number;
}

/** The rank that so many products reach; undefined in a small shop. */
type Leading = (products: number) => number | undefined;

const remembered = new WeakMap<Database, RankEntry>();

/** Read at so many places, the first of them the shop's first. */
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

/** Says where to look first, and may be a minute old: with any rank the results are the same. */
export function findLeadingRanks(db: Database): Promise<Leading> {
  const known = remembered.get(db);
  if (known !== undefined && Date.now() < known.until) return known.ranks;
  const ranks = findLeading(db);
  remembered.set(db, { ranks, until: Date.now() + REMEMBERED_MS });
  ranks.catch(() => remembered.delete(db));
  return ranks;
}
