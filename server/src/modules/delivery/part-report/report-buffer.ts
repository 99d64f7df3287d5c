import type { CountedEvent } from './counted-pages.ts';
import type { NetworkRow, ReportRow } from './repository.ts';

const MINUTE_MS = 60_000;

/** The length of the period in which the pages of a network are counted together, in ms. */
const PERIOD_MS = 10 * MINUTE_MS;

/** The most rows that wait to be written; further ones are dropped. */
const MAX_ROWS = 10_000;

const floor = (at: Date, unit: number) => new Date(Math.floor(at.getTime() / unit) * unit);

export const periodOf = (at: Date): Date => floor(at, PERIOD_MS);

/** Collects rows, and adds up those with the same key. */
function rowsByKey<Row>(keyOf: (row: Row) => string, add: (sum: Row, row: Row) => Row) {
  const rows = new Map<string, Row>();
  return {
    put(row: Row) {
      const key = keyOf(row);
      const sum = rows.get(key);
      if (sum !== undefined) rows.set(key, add(sum, row));
      else if (rows.size < MAX_ROWS) rows.set(key, row);
    },
    /** Sorted by key: instances lock the same rows in the same order, and can't deadlock. */
    take(): Row[] {
      const keys = [...rows.keys()].sort();
      const taken = keys.flatMap((key) => rows.get(key) ?? []);
      rows.clear();
      return taken;
    },
  };
}

const key = (...parts: (string | Date)[]) =>
  JSON.stringify(parts.map((part) => (typeof part === 'string' ? part : part.toISOString())));

export function reportBuffer() {
  const reports = rowsByKey<ReportRow>(
    (row) => key(row.remote, row.version, row.phase, row.outcome, row.minute),
    (sum, { count, ms, why }) => ({
      ...sum,
      count: sum.count + count,
      ms: sum.ms + ms,
      why: why || sum.why,
    }),
  );
  const networks = rowsByKey<NetworkRow>(
    (row) => key(row.remote, row.version, row.period, row.network),
    (sum, { pages, failed }) => ({
      ...sum,
      pages: sum.pages + pages,
      failed: sum.failed + failed,
    }),
  );
  return {
    add(
      { isNewPage, isNewFailure, ms = 0, why = '', ...event }: CountedEvent,
      network: string,
      at: Date,
    ) {
      const { remote, version } = event;
      reports.put({ ...event, minute: floor(at, MINUTE_MS), count: 1, ms, why });
      if (!isNewPage && !isNewFailure) return;
      const [pages, failed] = [Number(isNewPage), Number(isNewFailure)];
      networks.put({ remote, version, period: periodOf(at), network, pages, failed });
    },
    reports,
    networks,
  };
}
