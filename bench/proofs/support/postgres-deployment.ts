import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../../server/src/platform/db/postgres.ts';
import { serverKeys } from '../../../server/src/platform/db/schema/index.ts';
import { seedSmallShop } from '../../../server/src/testing/small-shop.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { databaseAt, query } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import { build, type Deployment, type ProviderName, type Special } from './deployment.ts';
import { closeConnections, get } from './post.ts';

const newName = () => `prove_${randomBytes(6).toString('hex')}`;

async function makeTemplate(cluster: string): Promise<string> {
  const name = newName();
  await query(cluster, `CREATE DATABASE ${name}`);
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
interface RenewableDeployment extends Deployment {
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
  await query(url, create);
  let handle = await openPostgres(databaseUrl);
  const deployment = await build(
    provider,
    {
      databaseUrl,
      dataDirs: [temporaryFolder(), temporaryFolder()],
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
      await query(url, `DROP DATABASE ${name} WITH (FORCE)`, create);
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

/** Running deployments that no proof is using, by the settings they were started with. */
const unused = new Map<string, RenewableDeployment>();

/**
 * A `postgresDeployment` with a new database. Its instances may have served other proofs, since starting them takes
 * longer than most proofs. Closing it keeps them for the next proof.
 */
export async function sharedDeployment(
  provider: ProviderName,
  cluster: Cluster,
  env: Record<string, string> = {},
): Promise<Deployment> {
  const key = JSON.stringify([provider, cluster.url, env]);
  const found = unused.get(key);
  unused.delete(key);
  await found?.renew();
  const deployment = found ?? (await postgresDeployment(provider, cluster, { env }));
  return {
    ...deployment,
    close: async () => {
      closeConnections();
      unused.set(key, deployment);
    },
  };
}

/** Ends the instances of all deployments; called at the end, and after a proof has failed. */
export async function closeSharedDeployments(): Promise<void> {
  const all = [...unused.values()];
  unused.clear();
  await Promise.all(all.map((deployment) => deployment.close()));
}
