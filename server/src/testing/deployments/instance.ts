import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { deploy } from '../../modules/delivery/deployment/change-live.ts';
import { contextOf, type DeploymentContext } from '../../modules/delivery/deployment/context.ts';
import { folderOf } from '../../modules/delivery/deployment/names.ts';
import { publish } from '../../modules/delivery/deployment/publish.ts';
import { openRegistry, type RegistrySource } from '../../modules/delivery/registry/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { listOf, type TestArtefact } from './deployed-remote.ts';

export async function deployAll(
  context: DeploymentContext,
  artefact: TestArtefact,
  by = 'a team',
): Promise<void> {
  const { name, version, files } = artefact;
  for (const [path, bytes] of Object.entries(files))
    await context.storage.create(folderOf(name, version) + path, bytes);
  await publish(context, { name, version, files: listOf(artefact), accept: [] }, by);
  const browser = { without: 'a test' };
  await deploy(context, name, { version, why: '', accept: [], browser }, by);
}

const silent = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;

/** Another instance of a shop, with its own memory of the registry and the same storage, key and database. */
export async function openInstance(
  { dist, keyFile, db }: { dist: string; keyFile: string; db: Database },
  dataDir: string,
): Promise<{ registry: RegistrySource; context: DeploymentContext }> {
  const environment = {
    DEPLOYMENT_DIR: join(dist, 'deployments'),
    REGISTRY_KEY_FILE: keyFile,
  };
  const publishing = { distDir: dist, by: 'a test' };
  const registry = await openRegistry({ dataDir, environment }, systemClock, silent, publishing);
  return { registry, context: contextOf({ db, clock: systemClock }, registry) };
}
