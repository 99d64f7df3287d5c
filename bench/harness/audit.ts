import { sql } from 'drizzle-orm';
import type { Database } from '../../server/src/platform/db/index.ts';
import { products } from '../../server/src/platform/db/schema/index.ts';
import { CONSISTENCY_RULES } from './consistency-rules.ts';

/** Stock per product at the start of a proof. */
export type StockLevels = ReadonlyMap<string, { on_hand: number; reserved: number; sold: number }>;

export async function stockLevels(db: Database): Promise<StockLevels> {
  const rows = await db
    .select({
      prd_id: products.prd_id,
      on_hand: products.on_hand,
      reserved: products.reserved,
      sold: products.sold_out_qty,
    })
    .from(products);
  return new Map(rows.map(({ prd_id, ...stock }) => [prd_id, stock]));
}

/** The initial stock adjusted by restocking during the proof; only for proofs without payments. */
export const restored = (before: StockLevels, now: StockLevels): StockLevels =>
  new Map([...before].map(([id, own]) => [id, { ...own, on_hand: now.get(id)?.on_hand ?? 0 }]));

/** Reserved and sold units per product, calculated from the reservations. */
async function movedStock(db: Database): Promise<Map<string, { held: number; gone: number }>> {
  const { rows } = await db.execute<{ prd_id: string; held: number; gone: number }>(sql`
    SELECT prd_id, coalesce(sum(qty) FILTER (WHERE state = 'held'), 0)::int AS held,
      coalesce(sum(qty) FILTER (WHERE state = 'committed'), 0)::int AS gone
    FROM stock_reservations GROUP BY prd_id`);
  return new Map(rows.map(({ prd_id, ...moved }) => [prd_id, moved]));
}

async function stockFaults(db: Database, before: StockLevels): Promise<string[]> {
  const moved = await movedStock(db);
  return [...(await stockLevels(db))].flatMap(([prd_id, now]) => {
    const { on_hand, reserved, sold } = before.get(prd_id) ?? now;
    const { held, gone } = moved.get(prd_id) ?? { held: 0, gone: 0 };
    const expected = { on_hand: on_hand - gone, reserved: reserved + held, sold: sold + gone };
    const [seen, right] = [JSON.stringify(now), JSON.stringify(expected)];
    return seen === right ? [] : [`${prd_id} is ${seen} where orders say ${right}`];
  });
}

/** All inconsistencies in the database. */
async function inconsistencies(db: Database, before: StockLevels): Promise<string[]> {
  const faults = await stockFaults(db, before);
  for (const [rule, broken] of Object.entries(CONSISTENCY_RULES)) {
    const { rows } = await db.execute<Record<string, unknown>>(sql.raw(broken));
    faults.push(...rows.slice(0, 5).map((row) => `${rule}: violated by ${JSON.stringify(row)}`));
  }
  return faults;
}

/** @throws Error that lists all inconsistencies of the database */
export async function mustAgree(db: Database, before: StockLevels): Promise<void> {
  const faults = await inconsistencies(db, before);
  if (faults.length > 0) throw new Error(`the records disagree:\n  ${faults.join('\n  ')}`);
}
