import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { DeploymentContext } from '../../modules/delivery/deployment/context.ts';
import { contextOf } from '../../modules/delivery/deployment/context.ts';
import { openRegistry, type RegistrySource } from '../../modules/delivery/registry/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';

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
