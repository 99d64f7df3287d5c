import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../server/src/platform/db/schema/index.ts';
import { builtShell } from '../../server/src/testing/built-shell.ts';
import { numbersFrom } from '../../server/src/testing/seeded-numbers.ts';
import { startCluster } from '../../tooling/postgres/cluster.ts';
import { findPostgres } from '../../tooling/postgres/find.ts';
import type { Deployment } from '../harness/deployment.ts';
import { embeddedDeployment } from '../harness/embedded-deployment.ts';
import { postgresDeployment } from '../harness/postgres-deployment.ts';
import type { Program } from '../harness/shop-process.ts';
import { startCrowd } from '../prove-faults/load/shoppers.ts';
import { Watch } from '../prove-faults/load/watch.ts';
import { sendRobots } from './robots.ts';
import { coursesOf, type Sample } from './samples.ts';
import { countRows, growthOf } from './tables.ts';

const MINUTES = Number(process.env.MINUTES ?? 120);
/** Milliseconds between samples, for about a hundred of them. */
const SAMPLE_MS = Math.max(2000, (MINUTES * 60_000) / 100);
/** Leaves the machine capacity for other work during the two hours. */
const BETWEEN_ORDERS_MS = 700;
const PLENTY = 1_000_000_000;

const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-soak-'));
const files: string[] = [];

/** An instance that writes samples about itself into a file of its own. */
function sampled(name: string): Program {
  const file = path.join(folder, `${name}.jsonl`);
  files.push(file);
  return ['bench/soak/shop-with-samples.ts', file, `${SAMPLE_MS}`];
}

async function fill({ withDatabase }: Deployment): Promise<void> {
  await withDatabase(async (db) => {
    await db.update(products).set({ on_hand: PLENTY });
  });
}

/** A shopper who orders about once per second, and robots, until the time is over. */
async function visit(deployment: Deployment, seed: number, isOver: () => boolean) {
  const watch = new Watch();
  const crowd = startCrowd(deployment, numbersFrom(seed), watch, 1, BETWEEN_ORDERS_MS);
  const robots = await sendRobots(
    deployment.shops.map(({ url }) => url),
    isOver,
  );
  const orders = (await crowd.finish()).length;
  const counts = watch.counts();
  for (const line of watch.wrong()) console.error(`wrong answer: ${line}`);
  return {
    orders,
    requests: counts.requests + robots.requests,
    'wrong answers': counts.others + robots.failures,
    ends: deployment.shops.map((shop) => shop.failure()).filter(Boolean),
  };
}

const readSamples = (file: string): Sample[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sample);

const round = (value: number) => Math.round(value * 10) / 10;

const bin = findPostgres();
if (!bin) throw new Error('The soak needs PostgreSQL: install it, or set PG_BIN.');
const cluster = await startCluster(bin);
const env = { DIST_DIR: builtShell() };
const shared = await postgresDeployment('ecpay', cluster, {
  env,
  programs: [sampled('PostgreSQL, first'), sampled('PostgreSQL, second')],
});
const embedded = await embeddedDeployment('ecpay', { env, programs: [sampled('embedded')] });
try {
  // The embedded shop starts only after this.
  await fill(embedded);
  await fill(shared);
  const half = (MINUTES * 60_000) / 2;
  const end = performance.now() + 2 * half;
  const isOver = () => performance.now() > end;
  const visits = Promise.all([visit(shared, 1, isOver), visit(embedded, 2, isOver)]);
  const middle = await Promise.race([
    pause(half).then(() => shared.withDatabase(countRows)),
    visits.then((): never => {
      throw new Error('the visits ended too early');
    }),
  ]);
  const counts = await visits;
  const tables = growthOf(middle, await shared.withDatabase(countRows));
  const courses = files.flatMap((file) =>
    coursesOf(readSamples(file)).map((course) => ({
      instance: path.basename(file, '.jsonl'),
      ...course,
      middle: round(course.middle),
      end: round(course.end),
    })),
  );
  console.table(courses);
  console.table(tables.filter(({ middle: before, end: after }) => before + after > 0));
  console.table(counts);
  const isRight = counts.every((one) => one['wrong answers'] === 0 && one.ends.length === 0);
  const isFlat = [...courses, ...tables].every((one) => one.isFlat);
  console.log(`${MINUTES} minutes: ${isRight && isFlat ? 'flat' : 'NOT FLAT'}`);
  process.exitCode = isRight && isFlat ? 0 : 1;
} finally {
  await Promise.all([shared.close(), embedded.close()]);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
