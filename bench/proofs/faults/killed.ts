import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, lte, ne } from 'drizzle-orm';
import { orders, outboxMails } from '../../../server/src/platform/db/schema/index.ts';
import type { ShopProcess } from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import { embeddedDeployment } from '../support/deployment.ts';
import { type Extent, must } from '../support/proof.ts';
import { isServed, mustBeShown, type Shopper } from '../support/shopper.ts';
import { faultProof, type Scene, shopEnv, untilReadiness } from './under-load.ts';

const DAY_MS = 86_400_000;

/** Milliseconds: a claimed mail is free again after two minutes, and the sweeper runs every minute. */
const TAKEN_OVER_MS = 200_000;

/** Waits until the other instance has sent the mails that the killed one had claimed or not begun. */
const untilMailsAreSent = ({ deployment }: Scene, killedAt: Date): Promise<void> =>
  until('mails of the killed instance are sent', TAKEN_OVER_MS, () =>
    deployment.withDatabase(async (db) => {
      const [row] = await db
        .select({ waiting: count() })
        .from(outboxMails)
        .where(and(lte(outboxMails.c_date, killedAt), ne(outboxMails.status, 'sent')));
      return row?.waiting === 0;
    }),
  );

/** Makes an unpaid order a day old, and waits until the other instance has cancelled it and released its stock. */
async function untilUnpaidIsCancelled({ deployment, crowd }: Scene): Promise<void> {
  const findUnpaid = () => crowd.shoppers.find((one) => isServed(one) && one.plan.length === 0);
  await until('a shopper leaves an order unpaid', TAKEN_OVER_MS, async () => Boolean(findUnpaid()));
  const unpaid = findUnpaid();
  must(unpaid?.placed != null, () => 'the unpaid order is gone');
  const isIt = eq(orders.ord_code, unpaid.placed.ord_code);
  unpaid.cancelled = true;
  await deployment.withDatabase((db) =>
    db
      .update(orders)
      .set({ c_date: new Date(Date.now() - DAY_MS) })
      .where(isIt),
  );
  await until('the unpaid order is cancelled', TAKEN_OVER_MS, () =>
    deployment.withDatabase(async (db) => {
      const [row] = await db.select({ status: orders.status }).from(orders).where(isIt);
      return row?.status === 0;
    }),
  );
}

async function endAtOnce({ watch }: Scene, victim: ShopProcess): Promise<void> {
  watch.ending.add(victim.url);
  await victim.end('SIGKILL');
}

/** All of an instance that was killed works again. */
async function restart({ watch, crowd }: Scene, victim: ShopProcess, served: number) {
  await victim.start();
  await untilReadiness('ready', [victim.url]);
  watch.ending.clear();
  await crowd.untilServed(served);
}

/** `kill -9` of one of two instances: the other one continues, and takes over mails and reservations. */
export const killedInstance = faultProof({
  name: 'kill -9 of one of two',
  fault: async (scene, { rounds, short }) => {
    const [victim, survivor] = scene.deployment.shops;
    must(victim !== undefined && survivor !== undefined, () => 'there are no two instances');
    for (let round = 1; round <= rounds(3, 1); round += 1) {
      await endAtOnce(scene, victim);
      const killedAt = new Date();
      await scene.crowd.untilServed(4, [survivor.url]);
      // Only once, and not in the short form, since it takes minutes.
      if (!short && round === 1) {
        await untilUnpaidIsCancelled(scene);
        await untilMailsAreSent(scene, killedAt);
      }
      await restart(scene, victim, 2);
    }
  },
});

const sum = (shoppers: readonly Shopper[], of: (shopper: Shopper) => number) =>
  shoppers.reduce((total, shopper) => total + of(shopper), 0);

interface Manner {
  /** Longest time in milliseconds before a kill; enough for some paid orders with the database. */
  longestMs: number;
  /** The number of kills in `npm test`; with the embedded database, each takes twelve seconds. */
  shortKills: number;
}

/**
 * Instances are killed at random moments during checkouts and webhooks, which are then repeated unchanged. Every order
 * is shown as it was acknowledged.
 */
const killedOften = ({ longestMs, shortKills }: Manner) => ({
  fault: async (scene: Scene, { rounds }: Extent) => {
    const { deployment, crowd, draw } = scene;
    for (let kill = 0; kill < rounds(50, shortKills); kill += 1) {
      await pause(20 + draw(longestMs));
      const victim = deployment.shops[draw(deployment.shops.length)];
      must(victim !== undefined, () => 'there is no instance');
      await endAtOnce(scene, victim);
      await restart(scene, victim, 1);
    }
    await mustBeShown(deployment.url(0), await crowd.finish());
  },
  counts: ({ crowd: { shoppers } }: Scene) => ({
    webhooks: sum(shoppers, ({ delivered }) => delivered),
    'checkouts cut off': sum(shoppers, ({ cuts }) => cuts.checkout),
    'webhooks cut off': sum(shoppers, ({ cuts }) => cuts.webhook),
  }),
});

/** One of two instances is killed. */
export const killedOnPostgres = faultProof({
  name: 'kill -9, PostgreSQL',
  ...killedOften({ longestMs: 700, shortKills: 2 }),
});

/** The only instance, with its embedded database, is killed. */
export const killedEmbedded = faultProof({
  ...{ name: 'kill -9, embedded', isEmbedded: true },
  deployment: () => embeddedDeployment({ env: shopEnv() }),
  ...killedOften({ longestMs: 2000, shortKills: 1 }),
});
