import { type Database, products } from '@pinpu/server/plugin';
import { eq, sql } from 'drizzle-orm';

const ID = /^B(\d{6,7})$/;
const REMEMBERED_MS = 10_000;

const findHighest = async (db: Database): Promise<number> => {
  const number = sql`substr(${products.prd_id}, 2)::int`;
  const [row] = await db
    .select({ highest: sql<number>`coalesce(max(${number}), 0)` })
    .from(products)
    .where(sql`${products.prd_id} ~ '^B[0-9]{6,7}$'`);
  return Number(row?.highest ?? 0);
};

/** Ids above the highest one cost no query, since anybody can invent them. */
export function storedBulkProducts(db: Database): (prd_id: string) => Promise<boolean> {
  let highest = Promise.resolve(0);
  let until = 0;
  return async (prd_id) => {
    const number = Number(ID.exec(prd_id)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) return false;
    if (Date.now() > until) {
      until = Date.now() + REMEMBERED_MS;
      highest = findHighest(db);
    }
    return (
      number <= (await highest) && (await db.$count(products, eq(products.prd_id, prd_id))) > 0
    );
  };
}
