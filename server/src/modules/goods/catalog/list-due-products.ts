import type { Database } from '../../../platform/db/index.ts';
import { recordAudit, SCHEDULE } from '../../base/audit/service.ts';
import { lockGoods } from './goods/repository.ts';
import { disableExpired, enableDueProducts, findExpired } from './repository.ts';
import { lockDueSpecials, toggleSpecials } from './special/repository.ts';

/** The most rows of a transaction, so that orders do not wait for its locks for long; a run has as many as it needs. */
const BATCH = 200;

/** Runs a transaction until one finds fewer rows than it may change. */
async function inBatches(db: Database, work: (tx: Database) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) >= BATCH);
}

async function recordEach(tx: Database, now: Date, action: string, prd_ids: readonly string[]) {
  const entry = { at: now, actor: SCHEDULE, action, outcome: 'ok' };
  for (const subject of prd_ids) await recordAudit(tx, { ...entry, subject });
}

async function takeOffSale(tx: Database, now: Date): Promise<number> {
  const due = await findExpired(tx, now, BATCH);
  if (due.length === 0) return 0;
  await lockGoods(tx, due);
  await recordEach(tx, now, 'product.off-sale', await disableExpired(tx, due, now));
  return due.length;
}

/**
 * Does what the dates of products say: puts on sale those with 自動上架 whose day has come, takes off sale those whose time
 * is over, each with an entry in the audit log, and begins and ends special prices. Any number of instances may do it.
 */
export async function listDueProducts(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await enableDueProducts(tx, now);
    await recordEach(
      tx,
      now,
      'product.on-sale',
      due.map(({ prd_id }) => prd_id),
    );
  });
  await inBatches(db, (tx) => takeOffSale(tx, now));
  await inBatches(db, async (tx) => {
    const due = await lockDueSpecials(tx, now, BATCH);
    return toggleSpecials(tx, due, now);
  });
}
