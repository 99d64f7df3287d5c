import { rmSync } from 'node:fs';
import { builtShell } from '../../../server/src/testing/deployments/built-shell.ts';
import { type Draw, numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { until } from '../../support/until.ts';
import { fillStock, mustAgree, type StockLevels } from '../support/audit.ts';
import { type Crowd, startCrowd } from '../support/crowd.ts';
import { type Deployment, sharedDeployment, withDeployment } from '../support/deployment.ts';
import { get } from '../support/http.ts';
import { type Counts, type Extent, must, type Proof } from '../support/proof.ts';
import { type IsRight, mustBeStored } from '../support/shopper.ts';
import { Watch } from '../support/watch.ts';

const TOKEN = 'token-of-the-proofs';

/** The answer of `/readyz`: 'ready', the reason why not, or 'nothing' if there is no answer within two seconds. */
async function readiness(url: string): Promise<string> {
  const answer = await get(`${url}/readyz`, { limitMs: 2000 }).catch(() => null);
  if (!answer) return 'nothing';
  return answer.status === 200 ? 'ready' : String(JSON.parse(answer.text).reason);
}

/** Waits until `/readyz` of all these instances gives this answer. */
export const untilReadiness = (
  state: string,
  urls: readonly string[],
  deadlineMs = 30_000,
): Promise<void> =>
  until(`/readyz says ${state}`, deadlineMs, async () => {
    const all = await Promise.all(urls.map(readiness));
    return all.every((one) => one === state);
  });

const gauge = (text: string, state: string): number =>
  Number(
    new RegExp(`^pinpu_database_connections\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1] ??
      0,
  );

/** The embedded database has no connections, so it has no metrics about them. */
const isIdle = (text: string): boolean =>
  text.includes('pinpu_database_up 1') &&
  gauge(text, 'total') === gauge(text, 'idle') &&
  gauge(text, 'waiting') === 0;

/** Waits until all database connections of the instances are idle again, and none is missing from the pool. */
const untilPoolsAreIdle = ({ shops }: Pick<Deployment, 'shops'>): Promise<void> =>
  until('all database connections are idle', 30_000, async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answers = await Promise.all(shops.map(({ url }) => get(`${url}/metrics`, { headers })));
    return answers.every(({ text }) => isIdle(text));
  });

let dist = '';

/** A dist folder whose shell has no scripts, for all proofs; removed at the end. */
function distDir(): string {
  if (dist === '') {
    dist = builtShell();
    process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  }
  return dist;
}

/** The environment of shops under load: with pages and metrics. */
export const shopEnv = (): Record<string, string> => ({
  METRICS_TOKEN: TOKEN,
  DIST_DIR: distDir(),
});

export interface Scene {
  deployment: Deployment;
  crowd: Crowd;
  watch: Watch;
  draw: Draw;
}

interface FaultProof extends Pick<Proof, 'name' | 'isEmbedded' | 'isLong'> {
  /** By default two instances on PostgreSQL. */
  deployment?(cluster: Cluster): Promise<Deployment>;
  fault(scene: Scene, extent: Extent, cluster: Cluster): Promise<void>;
  /** What is counted besides requests and orders. */
  counts?(scene: Scene): Counts;
  /** The number of concurrent shoppers. */
  size?: number;
  /** Other statuses that an order may have at the end, besides the acknowledged one. */
  isRight?: IsRight;
}

const mustLive = ({ shops }: Deployment): void => {
  for (const shop of shops) must(shop.failure() === '', () => shop.failure());
};

async function mustBeWhole(
  { deployment, crowd }: Scene,
  start: StockLevels,
  isRight?: IsRight,
): Promise<void> {
  const shoppers = await crowd.finish();
  mustLive(deployment);
  await untilPoolsAreIdle(deployment);
  await deployment.withDatabase(async (db) => {
    await mustBeStored(db, shoppers, isRight);
    await mustAgree(db, start);
  });
}

async function underLoad(
  deployment: Deployment,
  { seed }: Extent,
  { size, isRight, counts }: FaultProof,
  fault: (scene: Scene) => Promise<void>,
): Promise<Counts> {
  const start = await deployment.withDatabase(fillStock);
  const watch = new Watch();
  const draw = numbersFrom(seed);
  const crowd = startCrowd(deployment, draw, watch, size);
  const scene: Scene = { deployment, crowd, watch, draw };
  try {
    await crowd.untilServed(2);
    await fault(scene);
    await mustBeWhole(scene, start, isRight);
  } catch (error) {
    crowd.abandon();
    const ends = deployment.shops.map((shop) => shop.failure()).filter(Boolean);
    console.error(['wrong answers:', ...watch.wrong(), ...ends].join('\n  '));
    throw error;
  }
  must(watch.wrong().length === 0, () => ['wrong answers:', ...watch.wrong()].join('\n  '));
  return { orders: crowd.shoppers.length, ...watch.counts(), ...counts?.(scene) };
}

/**
 * Causes a fault while shoppers buy. It holds if every answer is right or a 503 with Retry-After, every process is
 * alive, every acknowledged order is stored exactly once as acknowledged, and the database is consistent.
 */
export const faultProof = (proof: FaultProof): Proof => ({
  ...proof,
  run: (extent, cluster) => {
    const { deployment = () => sharedDeployment('ecpay', cluster, shopEnv()) } = proof;
    return withDeployment(deployment(cluster), (running) =>
      underLoad(running, extent, proof, (scene) => proof.fault(scene, extent, cluster)),
    );
  },
});
