import type { ServedRegistry } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';

export interface Candidate {
  name: string;
  version: string;
  baseline: string;
  since: Date;
}

/** The age up to which a stable version may be rolled back, in ms; failures of older ones have other causes. */
export const YOUNG_MS = 3_600_000;

/** A version restored by a rollback is never rolled back itself. */
const NEW = ['deploy', 'promote', 'built'];
const NOT_STABLE = ['canary', 'retire'];

type Live = Pick<ServedRegistry['remotes'][string], 'stable' | 'canary' | 'history'> & {
  versions: Record<string, { status: string }>;
};

interface LiveVersions {
  remotes: Record<string, Live>;
  shell?: Live | undefined;
}

/** The stable version, if it is new and an earlier one is still live. */
function youngStable(name: string, { stable, history, versions }: Live, now: Date): Candidate[] {
  const stables = history.filter(({ action = '' }) => !NOT_STABLE.includes(action));
  const last = stables.at(-1);
  if (last?.version !== stable || !NEW.includes(last.action ?? '')) return [];
  const since = new Date(last.at);
  if (now.getTime() - since.getTime() > YOUNG_MS) return [];
  const isLive = (version: string) =>
    Object.hasOwn(versions, version) && versions[version]?.status === 'live';
  const before = stables.findLast(({ version }) => version !== stable && isLive(version));
  return before ? [{ name, version: stable, baseline: before.version, since }] : [];
}

function candidatesOfOne(name: string, live: Live, now: Date): Candidate[] {
  const { stable, canary } = live;
  if (canary === undefined) return youngStable(name, live, now);
  return [{ name, version: canary.version, baseline: stable, since: new Date(canary.since) }];
}

/** All canaries, and stable versions of the last hour that replaced another one; of remotes and of the shell. */
export function rollbackCandidates({ remotes, shell }: LiveVersions, now: Date): Candidate[] {
  const all = [...Object.entries(remotes), ...(shell ? [[SHELL, shell] as const] : [])];
  return all.flatMap(([name, live]) => candidatesOfOne(name, live, now));
}
