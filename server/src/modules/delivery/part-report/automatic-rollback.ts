import type { Registry } from '@pinpu/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { deployedUnder, rollBack } from '../deployment/flips.ts';
import type { LiveRegistry } from '../deployment/gates/gate.ts';
import { rangeRejections } from '../deployment/gates/index.ts';
import { changeRegistry, type RegistrySource } from '../registry/index.ts';
import { periodOf } from './report-buffer.ts';
import { findVotes, type VersionVotes } from './repository.ts';
import { type Candidate, rollbackCandidates, YOUNG_MS } from './rollback-candidates.ts';
import { isEnough, rollbackReason, shouldRollBack, type Votes } from './rollback-decision.ts';

/** Unchanged where somebody was faster, or the version before no longer fits the live shop. */
function takenBack(
  registry: Registry,
  { name, version, baseline }: Candidate,
  reason: { at: string; why: string },
): Registry {
  const { stable, canary, versions = {} } = deployedUnder(registry, name) ?? {};
  const flip = { by: 'registry', ...reason };
  if (canary?.version === version)
    return rollBack(registry, name, { action: 'automatic-rollback' }, flip);
  const before = Object.hasOwn(versions, baseline) ? versions[baseline] : undefined;
  const isPossible =
    stable === version &&
    before?.status === 'live' &&
    rangeRejections(name, before, registry).length === 0;
  if (!isPossible) return registry;
  return rollBack(registry, name, { to: baseline, action: 'automatic-rollback' }, flip);
}

interface Deciding {
  db: Database;
  registry: Pick<
    RegistrySource,
    'current' | 'refresh' | 'rejection' | 'signer' | 'storage' | 'highest' | 'trusted'
  >;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const WINDOW_MS = 3_600_000;

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

const votesOn = (votes: readonly VersionVotes[], name: string, id: string) =>
  votes.find(({ remote, version }) => remote === name && version === id);

/**
 * The votes on everything else. Other new versions only count where too few pages opened established ones, so that two
 * canaries which fail at the same time do not protect each other. Versions marked bad never count.
 */
function votesElsewhere(
  name: string,
  votes: readonly VersionVotes[],
  registry: LiveRegistry,
  candidates: readonly Candidate[],
): Votes | undefined {
  const isBad = ({ remote, version }: VersionVotes) =>
    deployedUnder(registry, remote)?.versions[version]?.status === 'bad';
  const isNew = ({ remote, version }: VersionVotes) =>
    candidates.some((one) => one.name === remote && one.version === version);
  const others = votes.filter((one) => one.remote !== name && !isBad(one));
  const established = together(others.filter((one) => !isNew(one)));
  return isEnough(established) ? established : together(others);
}

/** The start of the ten-minute period in which a version became live, but at most an hour ago. */
const windowOf = ({ since }: Candidate, now: Date) =>
  new Date(Math.max(periodOf(since).getTime(), before(now, WINDOW_MS).getTime()));

/** ADR 0175. Where several instances can sign, the second one finds nothing left to change. */
export async function rollBackFailing({ db, registry, log }: Deciding, now: Date): Promise<void> {
  const signer = registry.signer();
  if (signer === null) return;
  const live = registry.current().registry;
  const candidates = rollbackCandidates(live, now);
  for (const candidate of candidates) {
    const { name, version, baseline } = candidate;
    const since = windowOf(candidate, now);
    const recent = await findVotes(db, since);
    const earlier = await findVotes(db, before(since, YOUNG_MS));
    const votes = votesOn(recent, name, version);
    if (votes === undefined) continue;
    const comparison = {
      baseline: votesOn(earlier, name, baseline),
      elsewhere: votesElsewhere(name, recent, live, candidates),
    };
    if (!shouldRollBack(votes, comparison)) continue;
    const why = rollbackReason(votes, comparison);
    const reason = { at: now.toISOString(), why };
    await changeRegistry(registry, signer, now, (one) => takenBack(one, candidate, reason));
    log.warn({ remote: name, version, why }, 'rolled back');
  }
}
