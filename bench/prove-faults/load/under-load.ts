import { rmSync } from 'node:fs';
import { products } from '../../../server/src/platform/db/schema/index.ts';
import { builtShell } from '../../../server/src/testing/built-shell.ts';
import { numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { mustAgree, type StockLevels, stockLevels } from '../../harness/audit.ts';
import type { Deployment } from '../../harness/deployment.ts';
import { type IsRight, mustBeStored } from '../../harness/must-be-stored.ts';
import { type Counts, type Extent, must } from '../../harness/proof.ts';
import { METRICS_ENV, untilPoolsAreIdle } from './readiness.ts';
import { type Crowd, startCrowd } from './shoppers.ts';
import { Watch } from './watch.ts';

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
export const shopEnv = (): Record<string, string> => ({ ...METRICS_ENV, DIST_DIR: distDir() });

/** The system under test of a fault. */
export interface Scene {
  deployment: Deployment;
  crowd: Crowd;
  watch: Watch;
}

/** How a proof differs from others. */
interface Load {
  /** Number of concurrent shoppers. */
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

/**
 * Causes a fault while shoppers buy. @throws Error unless every answer is right or a 503 with Retry-After, every
 * process is alive, every acknowledged order is stored exactly once as acknowledged, and the database is consistent
 */
export async function underLoad(
  deployment: Deployment,
  { seed }: Extent,
  fault: (scene: Scene) => Promise<void>,
  { size, isRight }: Load = {},
): Promise<Counts> {
  const start = await deployment.withDatabase(async (db) => {
    await db.update(products).set({ on_hand: 1_000_000_000 });
    return stockLevels(db);
  });
  const watch = new Watch();
  const crowd = startCrowd(deployment, numbersFrom(seed), watch, size);
  const scene: Scene = { deployment, crowd, watch };
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
  return { orders: crowd.shoppers.length, ...watch.counts() };
}
