import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../platform/db/index.ts';
import type { deferAudit } from '../../../base/audit/request-audit.ts';
import { markSaved } from '../../picture/unsaved-pictures.ts';
import { UnreadableGoods } from './finding.ts';
import type { goodsSource } from './goods-source.ts';
import type { ImportEvent, ImportOptions } from './import-events.ts';
import { importGoods } from './import-goods.ts';

export type ImportLine = ImportEvent | { error: string };

/** A stream with a line of JSON for every message that `work` emits. */
export function inLines<Line>(work: (emit: (line: Line) => void) => Promise<unknown>): PassThrough {
  const lines = new PassThrough();
  work((line) => lines.write(`${JSON.stringify(line)}\n`)).finally(() => lines.end());
  return lines;
}

interface Importing {
  db: Database;
  log: FastifyBaseLogger;
  recordOutcome: ReturnType<typeof deferAudit>;
}

interface StoredGoodsFile {
  source: () => ReturnType<typeof goodsSource>;
  options: ImportOptions;
  /** Whether the file names every picture that was sent. */
  namesAll?: boolean;
}

/**
 * Marks all pictures that were sent as used. Called only where the imported file names every one of them; otherwise a
 * job finds out which ones are used.
 */
async function keepUsedPictures(db: Database, { pictures }: ImportOptions): Promise<void> {
  const sent = [...(pictures?.values() ?? [])];
  await markSaved(
    db,
    sent.flatMap((one) => ('address' in one ? one.address : [])),
  );
}

async function importAndRecord(
  { db, recordOutcome }: Importing,
  { source, options, namesAll = false }: StoredGoodsFile,
  emit: (line: ImportLine) => void,
): Promise<void> {
  const { dryRun } = options;
  try {
    const { rows, created, updated, bad, imported } = await importGoods(
      db,
      await source(),
      options,
      emit,
    );
    if (namesAll && imported && bad === 0) await keepUsedPictures(db, options);
    const counts = { dry_run: dryRun, rows, created, updated, bad };
    await recordOutcome(db, imported || dryRun ? 'ok' : 'BAD_ROWS', counts);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableGoods;
    await recordOutcome(db, isUnreadable ? 'UNREADABLE' : 'INTERNAL', { dry_run: dryRun });
    if (!isUnreadable) throw error;
    for (const finding of error.findings) emit({ finding });
  }
}

/** Imports a stored file and records the outcome once it is known; never throws. */
export const importStored = (
  importing: Importing,
  file: StoredGoodsFile,
  emit: (line: ImportLine) => void,
): Promise<void> =>
  importAndRecord(importing, file, emit).catch((error: unknown) => {
    importing.log.error({ err: error }, 'goods import failed');
    emit({ error: '匯入時發生錯誤，沒有匯入任何商品；原因在商店的記錄裡。' });
  });
