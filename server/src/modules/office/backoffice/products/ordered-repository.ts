import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { textArray } from '../../../../platform/db/text-array.ts';

/** Which of these variants orders contain. */
export async function findOrdered(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`SELECT code
    FROM unnest(${textArray(codes)}) AS given (code)
    WHERE EXISTS (SELECT FROM order_lines WHERE prd_id = code)`);
  return new Set(rows.map(({ code }) => code));
}
