import { spawnSync } from 'node:child_process';
import { root } from '../../../tooling/build/workspaces.ts';
import { startPostgres } from '../../support/postgres.ts';
import { hasFlag, wholeNumber } from '../../support/settings.ts';
import { compareEveryday } from './everyday.ts';
import { isList, questions } from './kinds.ts';
import { ask, askRound, ratioRow, type SizedShop, startSized, type Timed } from './sized-shops.ts';

const ROUNDS = wholeNumber('ROUNDS', 60, 0);
const WARM_UP = 10;
/** The numbers of generated products, in addition to the demo shop's. */
const SIZES = [1_000, 100_000];

const cluster = hasFlag('--postgres') ? await startPostgres() : null;

function seed(size: number, dataDir: string, databaseUrl: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const args = ['server/src/app/commands/seed.ts', '--products', `${size}`];
  const { status, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: root, env, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(`seeding failed: ${stderr}`);
}

async function pagesOf(shop: SizedShop): Promise<number> {
  const { pager } = JSON.parse((await ask(shop, 'products?l=1')).text);
  return Math.floor(pager.total / 100);
}

const shops: SizedShop[] = [];
const times: Timed[] = [];
let isWithinBound = false;
try {
  for (const size of SIZES)
    shops.push(await startSized(size, cluster, (...place) => seed(size, ...place)));
  const pages = new Map<SizedShop, number>();
  for (const shop of shops) pages.set(shop, await pagesOf(shop));
  const round = (number: number) =>
    askRound(shops, number, (shop) => questions(number, pages.get(shop) ?? 1));
  // The warm-up rounds use keywords that are not used again.
  for (let number = -WARM_UP; number < 0; number += 1) await round(number + 1000);
  for (let number = 0; number < ROUNDS; number += 1) times.push(...(await round(number)));
  isWithinBound = await compareEveryday(shops);
} finally {
  for (const shop of shops) await shop.stop();
  await cluster?.stop();
}

console.log(`\nms per request, ${cluster ? 'PostgreSQL' : 'embedded'}, ${ROUNDS} rounds, in turns`);
const kinds = [...new Set(times.map(({ kind }) => kind))];
console.table([
  ...kinds.map((kind) => {
    const ofKind = times.filter((one) => one.kind === kind);
    return ratioRow(kind, SIZES, ofKind);
  }),
  ratioRow(
    'all lists',
    SIZES,
    times.filter(({ kind }) => isList(kind)),
  ),
]);
if (!isWithinBound) process.exitCode = 1;
