import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { databaseAt, query } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/shop-process.ts';
import { startShop } from '../../support/start-shop.ts';
import { median, quantile } from '../../support/statistics.ts';

/** A shop of which another one of another size is the comparison. */
export interface SizedShop {
  size: number;
  url: string;
  /** In ms, including that of its database; null except on Linux. */
  processorTime(): Promise<number | null>;
  stop(): Promise<void>;
}

const NS_PER_MS = 1_000_000;

/** The time that a thread has run, in milliseconds; 0 if it has already ended. */
function threadTime(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / NS_PER_MS;
  } catch {
    return 0;
  }
}

/** Milliseconds that all threads of these processes have run; null if the kernel does not provide it. */
function processorTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/schedstat')) return null;
  const files = pids.flatMap((pid) => {
    const threads = `/proc/${pid}/task`;
    return existsSync(threads)
      ? readdirSync(threads).map((id) => `${threads}/${id}/schedstat`)
      : [];
  });
  return files.reduce((sum, file) => sum + threadTime(file), 0);
}

/** The database processes that serve a shop's connections. */
async function backendsOf(databaseUrl: string): Promise<number[]> {
  if (databaseUrl === '') return [];
  const rows = await query<{ pid: number }>(
    databaseUrl,
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

/** Starts a shop on a database of its own in a cluster, or on an embedded one, which `prepare` fills before. */
export async function startSized(
  size: number,
  cluster: Cluster | null,
  prepare: (dataDir: string, databaseUrl: string) => void,
): Promise<SizedShop> {
  const name = `shop_${size}`;
  const dataDir = temporaryFolder();
  const databaseUrl = cluster ? databaseAt(cluster.url, name) : '';
  if (cluster) await query(cluster.url, `CREATE DATABASE ${name}`);
  prepare(dataDir, databaseUrl);
  const { url, pid, stop } = await startShop('off', { dataDir, databaseUrl });
  const own = pid === undefined ? [] : [pid];
  return {
    ...{ size, url, stop },
    processorTime: async () => processorTime([...own, ...(await backendsOf(databaseUrl))]),
  };
}

/** Sends a request; returns its milliseconds and the answer. @throws Error unless it is answered with success */
export async function ask({ url }: SizedShop, path: string) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/${path}`);
  const text = await answer.text();
  const ms = performance.now() - start;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { ms, text };
}

export interface Question {
  kind: string;
  path: string;
}

/** How long a question took in a shop. */
export interface Timed {
  kind: string;
  size: number;
  ms: number;
}

/** Sends every question of a round to all shops, one after the other; which shop is first alternates. */
export async function askRound(
  shops: readonly SizedShop[],
  round: number,
  questionsFor: (shop: SizedShop) => readonly Question[],
): Promise<Timed[]> {
  const questions = new Map(shops.map((shop) => [shop, questionsFor(shop)]));
  const times: Timed[] = [];
  const count = questions.values().next().value?.length ?? 0;
  for (let i = 0; i < count; i += 1)
    for (const shop of (round + i) % 2 === 0 ? shops : shops.toReversed()) {
      const { kind = '', path = '' } = questions.get(shop)?.[i] ?? {};
      times.push({ kind, size: shop.size, ms: (await ask(shop, path)).ms });
    }
  return times;
}

/** Median and p95 of the times in the shops of both sizes, with their ratios. */
export function ratioRow(what: string, sizes: readonly number[], times: readonly Timed[]) {
  const [small = [], large = []] = sizes.map((size) =>
    times.filter((one) => one.size === size).map(({ ms }) => ms),
  );
  const p95 = (values: readonly number[]) => quantile(values, 0.95);
  return {
    what,
    [`median ${sizes[0]}`]: median(small).toFixed(1),
    [`median ${sizes[1]}`]: median(large).toFixed(1),
    [`p95 ${sizes[0]}`]: p95(small).toFixed(1),
    [`p95 ${sizes[1]}`]: p95(large).toFixed(1),
    'ratio of medians': (median(large) / median(small)).toFixed(2),
    'ratio of p95': (p95(large) / p95(small)).toFixed(2),
  };
}
