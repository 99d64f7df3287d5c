import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { root } from '../../tooling/build/workspaces.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { processorTime } from '../support/processor-time.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';

export interface SizedShop {
  /** The number of generated products, in addition to the demo shop's. */
  products: number;
  url: string;
  /**
   * Processor time in milliseconds that its processes have used, including those of its database; null except on Linux.
   */
  processorTime(): Promise<number | null>;
  stop(): Promise<void>;
}

async function seededShop(products: number, port: number, databaseUrl: string): Promise<SizedShop> {
  const dataDir = temporaryData();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const args = ['server/src/app/commands/seed.ts', '--products', `${products}`];
  const seed = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (seed.status !== 0) throw new Error(`seeding failed: ${seed.stderr}`);
  const { url, pid, stop } = await startShop('off', port, { dataDir, databaseUrl });
  const own = pid === undefined ? [] : [pid];
  return { products, url, stop, processorTime: async () => processorTime(own) };
}

/** A shop of each size, each with an embedded database of its own. */
export const embeddedShops = (sizes: readonly number[]): Promise<SizedShop[]> =>
  inTurn(sizes, (size, port) => seededShop(size, port, ''));

function urlOf(cluster: string, size: number): string {
  const url = new URL(cluster);
  url.pathname = `/shop_${size}`;
  return url.href;
}

/** The database processes that serve a shop's connections. */
async function backendsOf(cluster: string, size: number) {
  const client = new pg.Client({ connectionString: urlOf(cluster, size) });
  await client.connect();
  const pids = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  };
  return { pids, close: () => client.end() };
}

/** Shops on a temporary PostgreSQL, which is stopped together with the last of them. */
export async function postgresShops(sizes: readonly number[]): Promise<SizedShop[]> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
  const cluster = await startCluster(bin);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const shops = await inTurn(sizes, async (size, port) => {
    await client.query(`CREATE DATABASE shop_${size}`);
    return seededShop(size, port, urlOf(cluster.url, size));
  }).finally(() => client.end());
  const backends = await Promise.all(shops.map((shop) => backendsOf(cluster.url, shop.products)));
  return shops.map((shop, i) => ({
    ...shop,
    processorTime: async () => {
      const own = await shop.processorTime();
      const database = processorTime((await backends[i]?.pids()) ?? []);
      return own === null || database === null ? null : own + database;
    },
    stop: async () => {
      await shop.stop();
      await backends[i]?.close();
      if (i === shops.length - 1) await cluster.stop();
    },
  }));
}

async function inTurn(
  sizes: readonly number[],
  make: (size: number, port: number) => Promise<SizedShop>,
): Promise<SizedShop[]> {
  const shops: SizedShop[] = [];
  for (const [i, size] of sizes.entries()) shops.push(await make(size, 8197 + i));
  return shops;
}
