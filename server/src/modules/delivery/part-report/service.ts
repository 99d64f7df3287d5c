import { createHmac } from 'node:crypto';
import type { PartReport } from '@pinpu/shared/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { Deps } from '../../../platform/module.ts';
import { countedPages } from './counted-pages.ts';
import type { IsKnownVersion } from './known-versions.ts';
import { derivedKey, pageTokens } from './page-token.ts';
import { reportBuffer } from './report-buffer.ts';
import { mergeNetworks, mergeReports } from './repository.ts';

/** Rows per statement. */
const BATCH = 1000;

/** Writes rows in batches; rows that could not be written are put back into the buffer. */
async function inBatches<Row>(
  { take, put }: { take(): Row[]; put(row: Row): void },
  write: (rows: Row[]) => Promise<void>,
) {
  const rows = take();
  for (let at = 0; at < rows.length; at += BATCH) {
    try {
      await write(rows.slice(at, at + BATCH));
    } catch (error) {
      for (const row of rows.slice(at)) put(row);
      throw error;
    }
  }
}

/** Counts of this instance, until they are written to the database. */
export interface PartReports {
  /** Counts a page's report; ignores reports without a token of this shop, and unknown versions. */
  receive(report: PartReport, ip: string): void;
  /** Adds the counts to those in the database, which all instances share. */
  flush(db: Database): Promise<void>;
}

/** The hash of a network, keyed for this shop. */
const networkHash = (key: Buffer, ip: string) =>
  createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22);

export function openPartReports(
  { serverKey, clock, counts }: Pick<Deps, 'serverKey' | 'counts'> & { clock: Clock },
  isKnown: IsKnownVersion,
): PartReports {
  const tokens = pageTokens({ serverKey, clock });
  const key = derivedKey(serverKey, 'network');
  const count = countedPages();
  const buffer = reportBuffer();
  const help = 'Pages that loaded something of a remote, or failed to, as they report it';
  const total = labelledCounts('part_reports', help, ['remote', 'version', 'phase', 'outcome']);
  counts.push(total);
  return {
    receive({ page, events }, ip) {
      const id = tokens.read(page);
      if (id === undefined) return;
      const known = events.filter(({ remote, version }) => isKnown(remote, version));
      for (const event of count(id, known)) {
        const { remote, version, phase, outcome } = event;
        total.add({ remote, version, phase, outcome });
        buffer.add(event, networkHash(key, ip), clock());
      }
    },
    async flush(db) {
      await inBatches(buffer.reports, (rows) => mergeReports(db, rows));
      await inBatches(buffer.networks, (rows) => mergeNetworks(db, rows));
    },
  };
}
