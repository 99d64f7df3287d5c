import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tooling/build/workspaces.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import { temporaryData } from '../support/start-shop.ts';
import { writeGoods } from './goods-file.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
/** Seconds that a command on 100 000 rows may take; there is no limit for other numbers of rows. */
const TARGET = ROWS === 100_000 ? 120 : Number.POSITIVE_INFINITY;
const isPostgres = process.argv.includes('--postgres');

async function database(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!isPostgres) return { url: '', stop: async () => undefined };
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL was found: neither pg_config nor initdb.');
  return startCluster(bin);
}

const dataDir = temporaryData();
const { url, stop } = await database();
const file = (name: string) => path.join(dataDir, name);

/** Runs `npm run catalog`; returns its duration in seconds, including startup. */
async function seconds(...args: string[]): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/src/app/commands/catalog.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, DEMO_SHOP: 'off' },
  });
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`catalog ${args.join(' ')} ended with ${code}`);
  return (performance.now() - begin) / 1000;
}

const first = { priceRise: 0, text: '清香回甘' };
await writeGoods(file('first.csv'), ROWS, first);
await writeGoods(file('prices.csv'), ROWS, { ...first, priceRise: 10 });
await writeGoods(file('texts.csv'), ROWS, { priceRise: 10, text: '濃郁順口' });

try {
  const times = {
    'all new': await seconds('import', file('first.csv')),
    'the same again': await seconds('import', file('first.csv')),
    'every price changed': await seconds('import', file('prices.csv')),
    'every text changed': await seconds('import', file('texts.csv')),
    export: await seconds('export', file('out.csv')),
    'what was exported': await seconds('import', file('out.csv')),
  };
  console.log(`\n${ROWS} rows, ${isPostgres ? 'PostgreSQL' : 'embedded database'}`);
  console.table(Object.entries(times).map(([what, time]) => ({ what, seconds: time.toFixed(1) })));
  const slow = Object.entries(times).filter(([, time]) => time >= TARGET);
  for (const [what] of slow) console.error(`${what}: not under ${TARGET} s`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
