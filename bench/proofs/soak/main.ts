import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/index.ts';
import { listTables } from '../../../server/src/platform/db/tables.ts';
import { builtShell } from '../../../server/src/testing/deployments/built-shell.ts';
import { numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { startPostgres } from '../../support/postgres.ts';
import { wholeNumber } from '../../support/settings.ts';
import { type Program, temporaryFolder } from '../../support/shop-process.ts';
import { fillStock } from '../support/audit.ts';
import { startCrowd } from '../support/crowd.ts';
import { type Deployment, embeddedDeployment, postgresDeployment } from '../support/deployment.ts';
import { Watch } from '../support/watch.ts';
import { sendRobots } from './robots.ts';
import { coursesOf, type Sample } from './samples.ts';

const MINUTES = wholeNumber('MINUTES', 120);
/** Milliseconds between samples, for about a hundred of them. */
const SAMPLE_MS = Math.max(2000, (MINUTES * 60_000) / 100);
/** Leaves the machine capacity for other work during the two hours. */
const BETWEEN_ORDERS_MS = 700;

/** Tolerance of the tables' rows for rounding and for requests in progress. */
const NOISE = 50;

const folder = temporaryFolder();
const files: string[] = [];

/** An instance that writes samples about itself into a file of its own. */
function sampled(name: string): Program {
  const file = path.join(folder, `${name}.jsonl`);
  files.push(file);
  return ['bench/proofs/soak/shop-with-samples.ts', file, `${SAMPLE_MS}`];
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

const cluster = await startPostgres();
const env = { DIST_DIR: builtShell() };
const shared = await postgresDeployment('ecpay', cluster, {
  env,
  programs: [sampled('PostgreSQL, first'), sampled('PostgreSQL, second')],
});
const embedded = await embeddedDeployment({ env, programs: [sampled('embedded')] });
try {
  // The embedded shop starts only after this.
  await embedded.withDatabase(fillStock);
  await shared.withDatabase(fillStock);
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

type Rows = Readonly<Record<string, number>>;

async function countRows(db: Database): Promise<Rows> {
  const rows: Record<string, number> = {};
  for (const { name } of await listTables(db)) {
    const counted = await db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(name)}`,
    );
    rows[name] = counted.rows[0]?.n ?? 0;
  }
  return rows;
}

/** One table over the second half of the run. */
interface Growth {
  table: string;
  middle: number;
  end: number;
  isFlat: boolean;
}

/** Since orders are kept, tables may grow as fast as orders, but no faster. */
function growthOf(middle: Rows, end: Rows): Growth[] {
  const factor = (end.orders ?? 0) / Math.max(1, middle.orders ?? 0);
  return Object.entries(end).map(([table, rows]) => {
    const before = middle[table] ?? 0;
    return { table, middle: before, end: rows, isFlat: rows <= before * factor * 1.1 + NOISE };
  });
}
