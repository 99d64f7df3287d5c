import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { makers } from '../../../../platform/db/schema/index.ts';
import type { MakerRow } from './maker-plan.ts';

export const findMakerRows = (db: Database): Promise<MakerRow[]> =>
  db
    .select({
      maker_id: makers.maker_id,
      maker_name: makers.maker_name,
      maker_place: makers.maker_place,
      maker_story: makers.maker_story,
      maker_picture: makers.maker_picture,
      food_reg_no: makers.food_reg_no,
      sort: makers.sort,
      enabled: makers.enabled,
    })
    .from(makers)
    .orderBy(asc(makers.sort), asc(makers.maker_id));

export async function upsertMaker(tx: Database, row: MakerRow): Promise<void> {
  await tx.insert(makers).values(row).onConflictDoUpdate({ target: makers.maker_id, set: row });
}

/** Locks a maker against deletion until the transaction ends; false where it no longer exists. */
export async function lockMaker(tx: Database, maker_id: string): Promise<boolean> {
  const found = await tx
    .select({ maker_id: makers.maker_id })
    .from(makers)
    .where(eq(makers.maker_id, maker_id))
    .for('key share');
  return found.length > 0;
}
