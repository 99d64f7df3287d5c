import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '../../../server/src/platform/db/embedded.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { openPostgres } from '../../../server/src/platform/db/postgres.ts';
import { serverKeys } from '../../../server/src/platform/db/schema/index.ts';
import { copyMigratedDatabase } from '../../../server/src/testing/database/database-template.ts';
import {
  FAKE_MERCHANT,
  type FakeEcpay,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import { seedSmallShop } from '../../../server/src/testing/small-shop.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { databaseAt, query } from '../../support/postgres.ts';
import {
  type Program,
  type ShopProcess,
  shopProcess,
  temporaryFolder,
} from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import { closeConnections, get } from './http.ts';

export type ProviderName = 'ecpay' | 'sandbox';

export interface Deployment {
  provider: ProviderName;
  shops: readonly ShopProcess[];
  /** The address of instance number `i`; the numbers go round. */
  url(i: number): string;
  peer: FakeEcpay['peer'];
  /** Data directory of each instance, in the order of `shops`. */
  dataDirs: readonly string[];
  /** Gives access to the database; an embedded one can only be opened while its instance is stopped. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Storage {
  /** '' for the embedded database. */
  databaseUrl: string;
  dataDirs: readonly string[];
  withDatabase<T>(shops: readonly ShopProcess[], work: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const ecpayEnv = (url: string): Record<string, string> => ({
  ECPAY_MERCHANT_ID: FAKE_MERCHANT.merchantId,
  ECPAY_HASH_KEY: FAKE_MERCHANT.hashKey,
  ECPAY_HASH_IV: FAKE_MERCHANT.hashIv,
  ECPAY_BASE_URL: url,
});

interface Special {
  env?: Record<string, string>;
  /** Programs used instead of the server's own, in the order of the instances. */
  programs?: readonly Program[];
  /** The database's address for an instance, which is the database's own by default. */
  databaseUrlOf?: (databaseUrl: string, instance: number) => string;
}

/** Starts the fake provider, and an instance for each data directory; on an embedded database they start later. */
async function build(
  provider: ProviderName,
  { databaseUrl, dataDirs, ...storage }: Storage,
  { env: own = {}, programs = [], databaseUrlOf = (url) => url }: Special,
): Promise<Deployment> {
  const fake = await startFakeEcpay();
  // The fake sends no webhooks by itself; the proofs send them.
  fake.peer.knobs.times = 0;
  const env = { ...ecpayEnv(fake.url), PAYMENT_PROVIDER: provider, ...own };
  const shops = await Promise.all(
    dataDirs.map((dataDir, i) =>
      shopProcess(
        { ...env, DATABASE_URL: databaseUrlOf(databaseUrl, i), DATA_DIR: dataDir },
        programs[i],
      ),
    ),
  );
  const close = async () => {
    closeConnections();
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')));
    await fake.close();
    await storage.close();
    for (const folder of dataDirs) rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (databaseUrl !== '') await Promise.all(shops.map((shop) => shop.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ provider, shops, peer: fake.peer, dataDirs, close },
    url: (i) => shops[i % shops.length]?.url ?? '',
    withDatabase: (work) => storage.withDatabase(shops, work),
  };
}

export async function withDeployment<T>(
  deployment: Promise<Deployment>,
  work: (deployment: Deployment) => Promise<T>,
) {
  const running = await deployment;
  try {
    return await work(running);
  } finally {
    await running.close();
  }
}

async function opened<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const handle = await openEmbedded(path.join(dataDir, 'db'));
  return work(handle.db).finally(() => handle.close());
}

/**
 * One instance with an embedded database, which contains the small shop. It starts after the first `withDatabase`, with
 * which every proof sets up its stock.
 */
export async function embeddedDeployment(
  special: Special,
  dataDir = temporaryFolder(),
): Promise<Deployment> {
  await copyMigratedDatabase(path.join(dataDir, 'db'));
  await opened(dataDir, (db) => seedSmallShop(db, new Date()));
  const storage: Storage = {
    databaseUrl: '',
    dataDirs: [dataDir],
    withDatabase: async (shops, work) => {
      for (const shop of shops) await shop.end('SIGTERM');
      const seen = await opened(dataDir, work);
      for (const shop of shops) await shop.start();
      return seen;
    },
    close: async () => undefined,
  };
  return build('ecpay', storage, special);
}

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

/** A deployment whose database can be replaced while its instances run. */
interface RenewableDeployment extends Deployment {
  /** Replaces the database by a new copy of the small shop, and waits until every instance is ready. */
  renew(): Promise<void>;
}

/** Two instances on one PostgreSQL database, which contains the small shop. */
export async function postgresDeployment(
  provider: ProviderName,
  { url }: Pick<Cluster, 'url'>,
  special: Special,
): Promise<RenewableDeployment> {
  const name = newName();
  const databaseUrl = databaseAt(url, name);
  const template = templates.get(url) ?? makeTemplate(url);
  templates.set(url, template);
  const create = `CREATE DATABASE ${name} TEMPLATE ${await template}`;
  await query(url, create);
  let handle = await openPostgres(databaseUrl);
  const storage: Storage = {
    databaseUrl,
    dataDirs: [temporaryFolder(), temporaryFolder()],
    withDatabase: (_shops, work) => work(handle.db),
    close: () => handle.close(),
  };
  const deployment = await build(provider, storage, special);
  const isReady = async (shop: ShopProcess) => (await get(`${shop.url}/readyz`)).status === 200;
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
      await until('every instance is ready', 30_000, async () =>
        (await Promise.all(deployment.shops.map(isReady))).every(Boolean),
      );
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
  const close = async () => {
    closeConnections();
    unused.set(key, deployment);
  };
  return { ...deployment, close };
}

/** Ends the instances of all deployments; called at the end, and after a proof has failed. */
export async function closeSharedDeployments(): Promise<void> {
  const all = [...unused.values()];
  unused.clear();
  await Promise.all(all.map((deployment) => deployment.close()));
}
