import pg from 'pg';
import { openPostgres } from '../../server/src/platform/db/postgres.ts';
import { signedIn } from '../../server/src/testing/signed-in-member.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { median } from '../support/median.ts';
import { startShop } from '../support/start-shop.ts';
import { fillShop, PROMOTER_ID } from './fill.ts';

const SIZES = (process.env.SIZES ?? '10000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const WARM_UP = 5;
const PORT = 8197;

interface Shop {
  size: number;
  url: string;
  headers: Record<string, string>;
  stop(): Promise<void>;
}

/** A shop whose promoter has brought `size` orders, on a database of its own. */
async function shopOf(cluster: string, size: number, port: number): Promise<Shop> {
  const database = Object.assign(new URL(cluster), { pathname: `/promo_${size}` }).href;
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`CREATE DATABASE promo_${size}`);
  await admin.end();
  const shop = await startShop('off', port, { databaseUrl: database });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const seconds = await fillShop(client, size);
  await client.end();
  console.log(`${size} orders: counted by the upgrade in ${seconds.toFixed(1)} s`);
  const { db, close } = await openPostgres(database);
  const { headers } = await signedIn(db, new Date(), PROMOTER_ID).finally(close);
  return { size, headers, ...shop };
}

const after = (key: string | number, id: string) =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');
const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000).toISOString();

const QUESTIONS = {
  'six months': () => 'promo-stats',
  'links, a page': (round: number) =>
    `promo-report/links?after=${after(monthsAgo(round % 10), 'z')}`,
  'products, first page': () => 'promo-report/products',
  'products, a later page': (round: number) =>
    `promo-report/products?after=${after(1000 - round, 'B1')}`,
  'orders, first page': () => 'promo-report/orders',
  'orders, a deep page': (round: number) =>
    `promo-report/orders?after=${after(monthsAgo(round % 12), 'z')}`,
};

async function ask({ url, headers }: Shop, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/vip/${path}`, { headers });
  await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

const bin = findPostgres();
if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
const cluster = await startCluster(bin);
const shops: Shop[] = [];
const times = new Map<string, number[]>();
const timesOf = (what: string, size: number) => {
  const key = `${what} ${size}`;
  const known = times.get(key) ?? [];
  times.set(key, known);
  return known;
};

try {
  for (const [i, size] of SIZES.entries()) shops.push(await shopOf(cluster.url, size, PORT + i));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [what, path] of Object.entries(QUESTIONS)) {
      for (const shop of round % 2 === 0 ? shops : shops.toReversed()) {
        const ms = await ask(shop, path(Math.abs(round)));
        if (round >= 0) timesOf(what, shop.size).push(ms);
      }
    }
  }
} finally {
  for (const shop of shops) await shop.stop();
  await cluster.stop();
}

const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

console.log(`\nms per request, PostgreSQL, ${ROUNDS} rounds, in turns`);
console.table(
  Object.keys(QUESTIONS).map((what) => {
    const [small = [], large = []] = SIZES.map((size) => timesOf(what, size));
    return {
      what,
      [`median ${SIZES[0]}`]: median(small).toFixed(1),
      [`median ${SIZES[1]}`]: median(large).toFixed(1),
      [`p95 ${SIZES[0]}`]: percentile95(small).toFixed(1),
      [`p95 ${SIZES[1]}`]: percentile95(large).toFixed(1),
      'median ratio': (median(large) / median(small)).toFixed(2),
      'p95 ratio': (percentile95(large) / percentile95(small)).toFixed(2),
    };
  }),
);
