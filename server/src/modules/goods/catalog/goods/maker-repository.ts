import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/index.ts';
import { hasRows } from '../../../../platform/db/rows.ts';
import { makers } from '../../../../platform/db/schema/index.ts';
import type { MakerRow } from './goods-row-repository.ts';

export const findMakerRows = (db: Database) =>
  db.select().from(makers).orderBy(asc(makers.sort), asc(makers.maker_id));

export const upsertMaker = (tx: Database, row: MakerRow) =>
  tx.insert(makers).values(row).onConflictDoUpdate({ target: makers.maker_id, set: row });

/** Locks a maker against deletion until the transaction ends; false where it no longer exists. */
export const lockMaker = (tx: Database, maker_id: string) =>
  hasRows(tx.select().from(makers).where(eq(makers.maker_id, maker_id)).for('key share'));
