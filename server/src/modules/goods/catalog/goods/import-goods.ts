import type { Database } from '../../../../platform/db/index.ts';
import { lockByName } from '../../../../platform/db/one-at-a-time.ts';
import { withoutTimeLimits } from '../../../../platform/db/time-limits.ts';
import { OPERATOR } from '../../../base/audit/service.ts';
import { refreshStatistics } from '../repository.ts';
import { refreshListedSets } from '../set-repository.ts';
import { GoodsEdit } from '../stock/goods-edit.ts';
import { CategoryPlan } from './category-plan.ts';
import type { GoodsSource } from './finding.ts';
import type { ImportEvent, ImportOptions, ImportReport } from './import-events.ts';
import { Pass } from './import-pass.ts';
import { MakerPlan } from './maker-plan.ts';
import { findMakerRows, upsertMaker } from './maker-repository.ts';
import { batches } from './product-rows.ts';
import {
  analyseGoods,
  findCategoryRows,
  lockGoods,
  refreshListed,
  refreshListedInBatches,
  upsertCategory,
  upsertGoods,
} from './repository.ts';

/** Rolls back a transaction whose findings have been reported. */
class Rollback extends Error {
  override name = 'Rollback';
}

/** The lock that serialises imports and other code that creates categories and makers by name. */
export const IMPORT_LOCK = 'import goods';

type Emit = (event: ImportEvent) => void;

const readPlans = async (db: Database) => ({
  categories: new CategoryPlan(await findCategoryRows(db)),
  makers: new MakerPlan(await findMakerRows(db)),
});

async function check(db: Database, source: GoodsSource, options: ImportOptions, emit: Emit) {
  const pass = new Pass(await readPlans(db), options, emit);
  for (const finding of source.findings) emit({ finding });
  for await (const rows of batches(source)) {
    await pass.batch(db, rows);
    emit({ progress: { step: 'check', rows: pass.report.rows } });
  }
  return pass;
}

/** With this many changes or more, the planner's statistics are refreshed at once. */
const MANY = 1000;

/** Reads the file again and writes; sales and reservations since the first pass are taken into account. */
async function write(
  tx: Database,
  source: GoodsSource,
  options: ImportOptions,
  checked: Pass,
  emit: Emit,
): Promise<ImportReport> {
  await lockByName(tx, IMPORT_LOCK);
  await refreshListedInBatches(tx);
  await lockGoods(tx, checked.updates, [...checked.sets.parts]);
  const unreported = (event: ImportEvent) => {
    // The first pass has already reported these findings.
    if ('warning' in event) return;
    if (!('finding' in event) || !checked.named.has(event.finding.message)) emit(event);
  };
  const pass = new Pass(await readPlans(tx), options, unreported, checked);
  const { actor = OPERATOR.name, now: at } = options;
  const edit = new GoodsEdit({ kind: 'import', actor, at });
  let next = MANY;
  for await (const rows of batches(source)) {
    const written = await pass.batch(tx, rows);
    for (const category of pass.plans.categories.takeChanged()) await upsertCategory(tx, category);
    for (const maker of pass.plans.makers.takeChanged()) await upsertMaker(tx, maker);
    await upsertGoods(tx, written, edit);
    await refreshListed(tx, written);
    if (pass.report.created >= next) {
      await analyseGoods(tx);
      next *= 4;
    }
    emit({ progress: { step: 'write', rows: pass.report.rows } });
  }
  if (pass.report.bad > 0 && !options.skipBad) throw new Rollback();
  return { ...pass.report, imported: true };
}

const changesNothing = ({ created, updated, categories, makers }: ImportReport) =>
  [created, updated, ...Object.values(categories), ...Object.values(makers)].every((n) => n === 0);

/**
 * All or nothing, in two passes; the first writes nothing, and is the only one where nothing changes. `emit` ends with the
 * report.
 */
export async function importGoods(
  shop: Database,
  source: GoodsSource,
  options: ImportOptions,
  emit: Emit,
): Promise<ImportReport> {
  const db = withoutTimeLimits(shop);
  const checked = await check(db, source, options, emit);
  const isBad = checked.report.bad + source.findings.length > 0;
  let { report } = checked;
  const isWritten = !options.dryRun && (!isBad || options.skipBad);
  if (isWritten && changesNothing(report)) report.imported = true;
  else if (isWritten) {
    try {
      report = await db.transaction((tx) => write(tx, source, options, checked, emit));
      if (checked.sets.isUsed) await refreshListedSets(shop);
    } catch (error) {
      if (!(error instanceof Rollback)) throw error;
    }
    if (report.created + report.updated >= MANY) await refreshStatistics(db);
  }
  emit({ report });
  return report;
}
