import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { serverKeys } from '../../server/src/platform/db/schema/index.ts';
import { seedSmallShop } from '../../server/src/testing/small-shop.ts';
import type { Cluster } from '../../tooling/postgres/cluster.ts';
import {
  build,
  type Deployment,
  newFolder,
  type ProviderName,
  type Special,
} from './deployment.ts';
import { get } from './post.ts';
import { until } from './until.ts';

const newName = () => `prove_${randomBytes(6).toString('hex')}`;

const databaseAt = (cluster: string, name: string) =>
  Object.assign(new URL(cluster), { pathname: `/${name}` }).href;

async function execute(cluster: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(cluster: string): Promise<string> {
  const name = newName();
  await execute(cluster, `CREATE DATABASE ${name}`);
  const { db, close } = await openPostgres(databaseAt(cluster, name));
  await seedSmallShop(db, new Date()).finally(close);
  return name;
}

/** The name of each cluster's migrated database with the small shop, of which the others are copies. */
const templates = new Map<string, Promise<string>>();

function templateOf(cluster: string): Promise<string> {
  const template = templates.get(cluster) ?? makeTemplate(cluster);
  templates.set(cluster, template);
  return template;
}

/** A deployment whose database can be replaced while its instances run. */
export interface RenewableDeployment extends Deployment {
  /** Replaces the database by a new copy of the small shop, and waits until every instance is ready. */
  renew(): Promise<void>;
}

/** Two instances on one PostgreSQL database, which contains the small shop. */
export async function postgresDeployment(
  provider: ProviderName,
  { url }: Pick<Cluster, 'url'>,
  special?: Special,
): Promise<RenewableDeployment> {
  const name = newName();
  const databaseUrl = databaseAt(url, name);
  const template = await templateOf(url);
  const create = `CREATE DATABASE ${name} TEMPLATE ${template}`;
  await execute(url, create);
  let handle = await openPostgres(databaseUrl);
  const deployment = await build(
    provider,
    {
      databaseUrl,
      dataDirs: [newFolder(), newFolder()],
      withDatabase: (_shops, work) => work(handle.db),
      close: () => handle.close(),
    },
    special,
  );
  return {
    ...deployment,
    renew: async () => {
      // Kept, since the instances have these keys in memory.
      const keys = await handle.db.select().from(serverKeys);
      await handle.close();
      await execute(url, `DROP DATABASE ${name} WITH (FORCE)`, create);
      handle = await openPostgres(databaseUrl);
      if (keys.length > 0) await handle.db.insert(serverKeys).values(keys);
      deployment.peer.trades.clear();
      await until('every instance is ready', 30_000, async () => {
        const answers = await Promise.all(
          deployment.shops.map((shop) => get(`${shop.url}/readyz`)),
        );
        return answers.every(({ status }) => status === 200);
      });
    },
  };
}
