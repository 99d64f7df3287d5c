import type { DeploymentStorage } from './storage/port.ts';

interface Version {
  name: string;
  version: string;
}

const keyOf = ({ name, version }: Version) => `pruned/${name}/${version}`;

/**
 * Stores which files a version had when it leaves the registry: open pages may load them until they are deleted. Null
 * for versions that were published before registries listed files.
 */
export async function storePrunedFiles(
  storage: DeploymentStorage,
  version: Version,
  files: readonly string[] | null,
): Promise<void> {
  await storage.create(keyOf(version), Buffer.from(JSON.stringify(files)));
}

/** Undefined for a version that was never in the registry. */
export async function findPrunedFiles(
  storage: DeploymentStorage,
  version: Version,
): Promise<string[] | null | undefined> {
  const bytes = await storage.read(keyOf(version));
  return bytes && (JSON.parse(bytes.toString('utf8')) as string[] | null);
}

export const removePrunedFiles = (storage: DeploymentStorage, version: Version): Promise<void> =>
  storage.remove(keyOf(version));
