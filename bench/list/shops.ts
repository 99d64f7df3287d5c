import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { root } from '../../tooling/build/workspaces.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';

export interface SizedShop {
  /** The number of generated products besides the demo shop's. */
  products: number;
  url: string;
  stop(): Promise<void>;
}

async function seededShop(products: number, port: number, databaseUrl: string): Promise<SizedShop> {
  const dataDir = temporaryData();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const args = ['server/src/app/commands/seed.ts', '--products', `${products}`];
  const seed = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (seed.status !== 0) throw new Error(`seeding failed: ${seed.stderr}`);
  const shop = await startShop('off', port, { dataDir, databaseUrl });
  return { products, ...shop };
}

/** A shop of each size, each on an embedded database of its own. */
export const embeddedShops = (sizes: readonly number[]): Promise<SizedShop[]> =>
  inTurn(sizes, (size, port) => seededShop(size, port, ''));

/** The same on a temporary PostgreSQL, which stops with the last of them. */
export async function postgresShops(sizes: readonly number[]): Promise<SizedShop[]> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
  const cluster = await startCluster(bin);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const shops = await inTurn(sizes, async (size, port) => {
    await client.query(`CREATE DATABASE shop_${size}`);
    const url = new URL(cluster.url);
    url.pathname = `/shop_${size}`;
    return seededShop(size, port, url.href);
  });
  await client.end();
  return shops.map((shop, i) => ({
    ...shop,
    stop: async () => {
      await shop.stop();
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
