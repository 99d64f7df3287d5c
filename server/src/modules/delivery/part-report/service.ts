import { createHmac } from 'node:crypto';
import type { PartReport } from '@pinpu/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { labelledCounts } from '../../../platform/labelled-counts.ts';
import type { Deps } from '../../../platform/module.ts';
import { shopOf } from '../composition/service.ts';
import { countedPages } from './counted-pages.ts';
import { derivedKey, pageTokens } from './page-token.ts';
import { reportBuffer } from './report-buffer.ts';
import { mergeNetworks, mergeReports } from './repository.ts';

const opened = new WeakMap<Deps, Promise<PartReports>>();

export function partReportsOf(deps: Deps, log: FastifyBaseLogger): Promise<PartReports> {
  const open = async () => openPartReports(deps, await knownVersions(deps.config, deps.clock, log));
  const reports = opened.get(deps) ?? open();
  opened.set(deps, reports);
  return reports;
}

/** Reports of unknown versions are not counted, so that nobody can invent labels. */
type IsKnownVersion = (remote: string, version: string) => boolean;

export async function knownVersions(
  config: Config,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<IsKnownVersion> {
  const shop = await shopOf(config, clock, log);
  return (remote, version) => {
    if (shop === undefined) return false;
    const { remotes, shell } = shop.registry.current().registry;
    const deployed = remote === 'shell' ? shell : Object.hasOwn(remotes, remote) && remotes[remote];
    return deployed ? Object.hasOwn(deployed.versions, version) : false;
  };
}

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

const networkHash = (key: Buffer, ip: string) =>
  createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22);

export function openPartReports(
  { serverKey, clock, counts }: Pick<Deps, 'serverKey' | 'counts'> & { clock: Clock },
  isKnown: IsKnownVersion,
) {
  const tokens = pageTokens({ serverKey, clock });
  const key = derivedKey(serverKey, 'network');
  const count = countedPages();
  const buffer = reportBuffer();
  const help = 'Pages that loaded something of a remote, or failed to, as they report it';
  const total = labelledCounts('part_reports', help, ['remote', 'version', 'phase', 'outcome']);
  counts.push(total);
  return {
    /** Ignores reports without a token of this shop, and unknown versions. */
    receive({ page, events }: PartReport, ip: string): void {
      const id = tokens.read(page);
      if (id === undefined) return;
      const known = events.filter(({ remote, version }) => isKnown(remote, version));
      for (const event of count(id, known)) {
        const { remote, version, phase, outcome } = event;
        total.add({ remote, version, phase, outcome });
        buffer.add(event, networkHash(key, ip), clock());
      }
    },
    async flush(db: Database): Promise<void> {
      await inBatches(buffer.reports, (rows) => mergeReports(db, rows));
      await inBatches(buffer.networks, (rows) => mergeNetworks(db, rows));
    },
  };
}

export type PartReports = ReturnType<typeof openPartReports>;
