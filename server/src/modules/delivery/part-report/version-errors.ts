import type { PartEvent } from '@pinpu/shared/contracts';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { findCounts, findReasons } from './repository.ts';

/** How many pages loaded a phase of a version, and on how many it failed. */
interface PhaseErrors {
  phase: PartEvent['phase'];
  ok: number;
  failed: number;
  /** The mean duration of a load, in milliseconds. */
  ms: number;
}

export interface VersionErrors {
  remote: string;
  version: string;
  phases: PhaseErrors[];
  /** The latest reasons of failures, the newest first. */
  reasons: { at: Date; phase: PartEvent['phase']; why: string }[];
}

const HOUR_MS = 3_600_000;
const REASONS = 10;

const ORDER: PartEvent['phase'][] = ['entry', 'exposed module', 'part', 'render'];

type Count = Awaited<ReturnType<typeof findCounts>>[number];

function phasesOf(counts: readonly Count[]): PhaseErrors[] {
  return ORDER.flatMap((phase) => {
    const of = (outcome: string) =>
      counts.find((one) => one.phase === phase && one.outcome === outcome) ?? { count: 0, ms: 0 };
    const [ok, failed] = [of('ok'), of('failed')];
    if (ok.count + failed.count === 0) return [];
    const ms = ok.count === 0 ? 0 : Math.round(ok.ms / ok.count);
    return { phase, ok: ok.count, failed: failed.count, ms };
  });
}

/** What pages reported about every version in the last `hours`, by remote and version; for the administration. */
export async function versionErrors(
  db: Database,
  now: Date,
  hours: number,
): Promise<VersionErrors[]> {
  const since = before(now, hours * HOUR_MS);
  const [counts, reasons] = await Promise.all([findCounts(db, since), findReasons(db, since)]);
  const versions = Map.groupBy(counts, ({ remote, version }) => JSON.stringify([remote, version]));
  return [...versions].sort().flatMap(([, [first, ...rest]]) => {
    if (first === undefined) return [];
    const { remote, version } = first;
    const own = reasons.filter((one) => one.remote === remote && one.version === version);
    const latest = own.slice(0, REASONS).map(({ at, phase, why }) => ({ at, phase, why }));
    return { remote, version, phases: phasesOf([first, ...rest]), reasons: latest };
  });
}
