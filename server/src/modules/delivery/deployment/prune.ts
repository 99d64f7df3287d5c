import type { Registry } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';
import { before, DAY } from '../../../platform/clock.ts';
import { removePrunedFiles, storePrunedFiles } from '../registry/index.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder, withoutVersions } from './flips.ts';
import type { LiveRegistry } from './gates/gate.ts';
import { folderOf } from './names.ts';
import {
  deleteUploadBefore,
  incrementUploadedBytes,
  insertUploadIfNew,
} from './upload-repository.ts';

/** Days after which no page still needs a version's files: members stay signed in for 30 days (SESSION_DAYS). */
export const LONGEST_SESSION_DAYS = 30;

/** How many of the last stable versions are kept, for rollbacks and as fallbacks. */
const LAST_STABLE = 5;

type Deployments = Registry['remotes'][string] | NonNullable<Registry['shell']>;

const NOT_STABLE = ['canary', 'retire'];

/** The latest time at which a visitor may have received a version, ISO 8601; undefined where nobody ever did. */
function lastServed({ history }: Deployments, version: string): string | undefined {
  const times = history.flatMap((entry, at) => {
    if (entry.from === version) return [entry.at];
    if (entry.version !== version || NOT_STABLE.includes(entry.action ?? '')) return [];
    // Histories written by earlier releases do not say which version an entry replaced.
    const next = history.slice(at + 1).find(({ action = '' }) => !NOT_STABLE.includes(action));
    return [next?.at ?? entry.at];
  });
  return times.sort().at(-1);
}

function isPrunable(
  deployed: Deployments,
  version: string,
  cutoff: string,
  isComplete: boolean,
): boolean {
  const published = deployed.versions[version]?.published_at;
  const served = lastServed(deployed, version);
  const named = deployed.history.some((entry) => entry.version === version);
  if (!named && !isComplete) return false;
  return [served, published].every((moment) => moment === undefined || moment < cutoff);
}

/**
 * The versions that no open page can need: neither live nor among the last five stable ones, and not served for longer
 * than the longest session. Where the history has been cut within that time, versions that it does not name are kept.
 */
export function prunableVersions(deployed: Deployments, now: Date): string[] {
  const cutoff = before(now, LONGEST_SESSION_DAYS * DAY).toISOString();
  const { stable, canary, history, versions } = deployed;
  const stables = history.filter(({ action = '' }) => !NOT_STABLE.includes(action));
  const recent = [...new Set(stables.map(({ version }) => version).reverse())].slice(
    0,
    LAST_STABLE,
  );
  const needed = new Set([stable, canary?.version ?? '', ...recent]);
  const isComplete = history.length < 100 || (history[0]?.at ?? '') < cutoff;
  return Object.keys(versions).filter(
    (version) => !needed.has(version) && isPrunable(deployed, version, cutoff, isComplete),
  );
}

const FILE = /^remotes\/([\w-]+)\/([\w.-]+)\//;

export interface PrunedVersion {
  name: string;
  version: string;
}

export interface Pruning {
  /** Removed from the registry; their files are deleted a day later. */
  removed: PrunedVersion[];
  deleted: PrunedVersion[];
  files: number;
}

function prunableOf(registry: LiveRegistry, now: Date): PrunedVersion[] {
  return [SHELL, ...Object.keys(registry.remotes)].flatMap((name) => {
    const deployed = deployedUnder(registry, name);
    const versions = deployed ? prunableVersions(deployed, now) : [];
    return versions.map((version) => ({ name, version }));
  });
}

async function storedVersions({ storage }: Pick<DeploymentContext, 'storage'>) {
  const found = new Map<string, PrunedVersion & { keys: string[] }>();
  for await (const key of storage.list('remotes/')) {
    const [, name = '', version = ''] = FILE.exec(key) ?? [];
    if (name === '') continue;
    const folder = folderOf(name, version);
    const one = found.get(folder) ?? { name, version, keys: [] };
    one.keys.push(key);
    found.set(folder, one);
  }
  return [...found.values()];
}

async function storePruned({ storage, current }: DeploymentContext, pruned: PrunedVersion[]) {
  const registry = await current();
  for (const one of pruned) {
    const { files } = deployedUnder(registry, one.name)?.versions[one.version] ?? {};
    await storePrunedFiles(storage, one, files ? Object.keys(files) : null);
  }
}

/**
 * Removes versions that no page needs from the registry, and deletes the files of versions that have not been in the
 * registry for a day. A version that was published or uploaded to within this day keeps its files. With `dryRun`, it
 * only lists what it would remove. @throws Rejection where this instance can't know what is live.
 */
export async function prune(
  context: DeploymentContext,
  { dryRun }: { dryRun: boolean },
): Promise<Pruning> {
  const { db, clock, storage, current, latest, change } = context;
  const now = clock();
  const removed = prunableOf(await (dryRun ? current() : latest()), now);
  if (dryRun) return { removed, deleted: [], files: 0 };
  await storePruned(context, removed);
  if (removed.length > 0)
    await change((registry) => withoutVersions(registry, prunableOf(registry, now)));
  for (const one of removed) await incrementUploadedBytes(db, one, 0, now);
  const stored = await storedVersions(context);
  const registry = await latest();
  const deleted: PrunedVersion[] = [];
  let files = 0;
  for (const { keys, ...one } of stored) {
    if (Object.hasOwn(deployedUnder(registry, one.name)?.versions ?? {}, one.version)) continue;
    await insertUploadIfNew(db, one, now);
    if (!(await deleteUploadBefore(db, one, before(now, DAY)))) continue;
    for (const key of keys) await storage.remove(key);
    await removePrunedFiles(storage, one);
    files += keys.length;
    deleted.push(one);
  }
  return { removed, deleted, files };
}
