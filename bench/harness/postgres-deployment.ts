import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { seedSmallShop } from '../../server/src/testing/small-shop.ts';
import type { Cluster } from '../../tooling/postgres/cluster.ts';
import {
  build,
  type Deployment,
  newFolder,
  type ProviderName,
  type Special,
  type Storage,
} from './deployment.ts';

async function newDatabase(cluster: string): Promise<string> {
  const name = `prove_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/** Two instances on one database of a PostgreSQL, with the small shop in it. */
export async function postgresDeployment(
  provider: ProviderName,
  { url }: Pick<Cluster, 'url'>,
  special?: Special,
): Promise<Deployment> {
  const databaseUrl = await newDatabase(url);
  const { db, close } = await openPostgres(databaseUrl);
  await seedSmallShop(db, new Date());
  const storage: Storage = {
    databaseUrl,
    dataDirs: [newFolder(), newFolder()],
    withDatabase: (_shops, work) => work(db),
    close,
  };
  return build(provider, storage, special);
}
