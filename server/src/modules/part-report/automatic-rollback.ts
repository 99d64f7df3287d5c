import type { FastifyBaseLogger } from 'fastify';
import { before } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { changeRegistry, type RegistrySource } from '../registry/index.ts';
import { periodOf } from './report-buffer.ts';
import { findVotes, type VersionVotes } from './repository.ts';
import { type Candidate, rollbackCandidates, YOUNG_MS } from './rollback-candidates.ts';
import {
  type Comparison,
  rollbackReason,
  shouldRollBack,
  type Votes,
} from './rollback-decision.ts';
import { takenBack } from './take-back.ts';

/** What decides, and where the decision goes. */
interface Deciding {
  db: Database;
  registry: Pick<
    RegistrySource,
    'current' | 'refresh' | 'signer' | 'storage' | 'highest' | 'trusted'
  >;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const WINDOW_MS = 3_600_000;

/** The votes on several versions together. */
function together(all: readonly Votes[]): Votes | undefined {
  const networks = all.reduce((sum, one) => sum + one.networks, 0);
  if (networks === 0) return undefined;
  const failing = all.reduce((sum, one) => sum + one.failing, 0);
  return {
    networks,
    failing,
    rate: all.reduce((sum, one) => sum + one.rate * one.networks, 0) / networks,
  };
}

/** What of the votes a version is judged by; undefined where nobody has opened it yet. */
function judged(
  { name, version, baseline }: Candidate,
  recent: readonly VersionVotes[],
  earlier: readonly VersionVotes[],
): (Comparison & { votes: Votes }) | undefined {
  const of = (votes: readonly VersionVotes[], wanted: string) =>
    votes.find((one) => one.remote === name && one.version === wanted);
  const votes = of(recent, version);
  if (votes === undefined) return undefined;
  const others = recent.filter(({ remote }) => remote !== name);
  return { votes, baseline: of(earlier, baseline), elsewhere: together(others) };
}

/** The start of the ten minutes in which a version became live, an hour ago at most. */
const windowOf = ({ since }: Candidate, now: Date) =>
  new Date(Math.max(periodOf(since).getTime(), before(now, WINDOW_MS).getTime()));

/**
 * Rolls back canaries and young stable versions whose pages fail (ADR 0175). Only an instance that can sign does; where
 * several can, the second finds nothing to change.
 */
export async function rollBackFailing({ db, registry, log }: Deciding, now: Date): Promise<void> {
  const signer = registry.signer();
  if (signer === null) return;
  for (const candidate of rollbackCandidates(registry.current().registry, now)) {
    const since = windowOf(candidate, now);
    const recent = await findVotes(db, since);
    const earlier = await findVotes(db, before(since, YOUNG_MS));
    const found = judged(candidate, recent, earlier);
    if (found === undefined || !shouldRollBack(found.votes, found)) continue;
    const why = rollbackReason(found.votes, found);
    const reason = { at: now.toISOString(), why };
    await changeRegistry(registry, signer, now, (one) => takenBack(one, candidate, reason));
    log.warn({ remote: candidate.name, version: candidate.version, why }, 'rolled back');
  }
}
