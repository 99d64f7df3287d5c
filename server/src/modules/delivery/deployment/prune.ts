import { SHELL } from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { DeploymentContext } from './context.ts';
import { deployedUnder, withoutVersions } from './flips.ts';
import type { LiveRegistry } from './gates/gate.ts';
import { folderOf } from './names.ts';
import { prunableVersions } from './prunable.ts';
import {
  deleteUploadBefore,
  incrementUploadedBytes,
  insertUploadIfNew,
} from './upload-repository.ts';

const DAY_MS = 86_400_000;
const FILE = /^remotes\/([\w-]+)\/([\w.-]+)\//;

export interface PrunedVersion {
  name: string;
  version: string;
}

export interface Pruning {
  /** Removed from the registry; their files are deleted a day later. */
  removed: PrunedVersion[];
  /** Versions whose files were deleted, and the number of files. */
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

/** The versions that have files in storage, each with the keys. */
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
    if (!(await deleteUploadBefore(db, one, before(now, DAY_MS)))) continue;
    for (const key of keys) await storage.remove(key);
    files += keys.length;
    deleted.push(one);
  }
  return { removed, deleted, files };
}
