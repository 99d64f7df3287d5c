import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../../server/src/platform/db/schema/index.ts';
import { type Draw, numbersFrom } from '../../../server/src/testing/seeded-numbers.ts';
import { runConcurrently } from '../../support/concurrency.ts';
import { mustAgree, type StockLevels, stockLevels } from '../support/audit.ts';
import { type Deployment, withDeployment } from '../support/deployment.ts';
import { embeddedDeployment } from '../support/embedded-deployment.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import type { Counts, Extent, Proof } from '../support/proof.ts';
import {
  CutOff,
  isServed,
  mustBeShown,
  mustBeStored,
  newShopper,
  resume,
  type Shopper,
} from '../support/shopper.ts';

/** The number of concurrent shoppers; each places one order after the other. */
const SHOPPERS = 8;

/** Longest time in milliseconds before the kill; enough for some paid orders with each database. */
const LONGEST_MS = { postgres: 700, embedded: 2000 } as const;

/** Concurrent shoppers on all instances, until they are stopped. */
function crowd({ shops, peer }: Deployment, draw: Draw) {
  const shoppers: Shopper[] = [];
  let isOver = false;
  const worker = async (i: number) => {
    for (let n = i; !isOver; n += 1) {
      const shopper = newShopper(draw);
      shoppers.push(shopper);
      try {
        await resume(shopper, shops[n % shops.length]?.url ?? '', peer);
      } catch (error) {
        if (!(error instanceof CutOff)) throw error;
        // An interrupted shopper tries again later; this worker continues with the other instance, if there is one.
        if (shops.length === 1) return;
      }
    }
  };
  const work = runConcurrently(SHOPPERS, worker);
  work.catch(() => undefined);
  const stop = async () => {
    isOver = true;
    await work;
    return shoppers;
  };
  return { stop };
}

/** All interrupted shoppers retry their requests unchanged, on any instance. */
async function retryCutOff(
  { shops, peer }: Deployment,
  shoppers: readonly Shopper[],
): Promise<void> {
  const left = shoppers.filter((shopper) => !isServed(shopper));
  await Promise.all(
    left.map((shopper, i) => resume(shopper, shops[i % shops.length]?.url ?? '', peer)),
  );
}

async function killOnce(deployment: Deployment, draw: Draw, longestMs: number): Promise<Shopper[]> {
  const { shops } = deployment;
  const { stop } = crowd(deployment, draw);
  await pause(20 + draw(longestMs));
  const victim = shops[draw(shops.length)];
  await victim?.end('SIGKILL');
  const shoppers = await stop();
  await victim?.start();
  await retryCutOff(deployment, shoppers);
  await mustBeShown(victim?.url ?? '', shoppers);
  return shoppers;
}

const sum = (shoppers: readonly Shopper[], of: (shopper: Shopper) => number) =>
  shoppers.reduce((total, shopper) => total + of(shopper), 0);

interface Manner {
  longestMs: number;
  /** With the embedded one, the shop has to be stopped for a check, which takes time. */
  auditEvery: number;
  /** The number of kills in `npm test`; with the embedded database, each takes twelve seconds. */
  shortKills: number;
}

async function prove(
  deployment: Deployment,
  { rounds, seed }: Extent,
  { longestMs, auditEvery, shortKills }: Manner,
): Promise<Counts> {
  const start: StockLevels = await deployment.withDatabase(async (db) => {
    await db.update(products).set({ on_hand: 1_000_000_000 });
    return stockLevels(db);
  });
  const draw = numbersFrom(seed);
  const kills = rounds(50, shortKills);
  const all: Shopper[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    all.push(...(await killOnce(deployment, draw, longestMs)));
    if (kill % auditEvery === 0 || kill === kills)
      await deployment.withDatabase(async (db) => {
        await mustBeStored(db, all);
        await mustAgree(db, start);
      });
  }
  return {
    kills,
    orders: all.length,
    webhooks: sum(all, ({ delivered }) => delivered),
    'checkouts cut off': sum(all, ({ cuts }) => cuts.checkout),
    'webhooks cut off': sum(all, ({ cuts }) => cuts.webhook),
    lost: 0,
    doubled: 0,
  };
}

/** One of two instances is killed at random moments during checkouts and webhooks. */
export const killedOnPostgres: Proof = {
  name: 'kill -9, PostgreSQL',
  onPostgres: true,
  run: (extent, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster), (deployment) =>
      prove(deployment, extent, { longestMs: LONGEST_MS.postgres, auditEvery: 1, shortKills: 2 }),
    ),
};

/** The only instance, with its embedded database, is killed. */
export const killedEmbedded: Proof = {
  name: 'kill -9, embedded',
  onPostgres: false,
  run: (extent) =>
    withDeployment(embeddedDeployment('ecpay'), (deployment) =>
      prove(deployment, extent, { longestMs: LONGEST_MS.embedded, auditEvery: 10, shortKills: 1 }),
    ),
};
