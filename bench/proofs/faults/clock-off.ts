import { sql } from 'drizzle-orm';
import { type Program, SHOP } from '../../support/shop-process.ts';
import { type Deployment, postgresDeployment } from '../support/deployment.ts';
import { must } from '../support/proof.ts';
import { acknowledged, type Shopper } from '../support/shopper.ts';
import { faultProof, type Scene, shopEnv } from './under-load.ts';

const DAY_MS = 86_400_000;

/** An unpaid order may be cancelled, since its day may be over by an instance's clock. */
const isRight = (shopper: Shopper, status: number | undefined): boolean => {
  const expected = acknowledged(shopper);
  return status === expected || (status === 0 && expected !== 3);
};

/** Orders that were cancelled before their day was over, by the clock of the instance that cancelled them. */
const TOO_EARLY = `SELECT ord_code FROM orders o JOIN order_events e USING (ord_id)
  WHERE e.to_status = 0 AND e.at < o.c_date + interval '1 day'`;

/**
 * Orders that were cancelled while waiting for a payment of which only the provider knows. ECPay does not answer an
 * instance whose clock is off, so such orders must not be cancelled.
 */
const UNREQUESTED = 'SELECT ord_id FROM order_events WHERE from_status = 2 AND to_status = 0';

/** Orders that were cancelled within minutes after the instance with the right clock had accepted them. */
const OF_RIGHT_INSTANCE = `SELECT ord_code FROM orders WHERE status = 0 AND c_date > now() - interval '12 hours'`;

/** Restarts every instance, so that each sweeps all orders; stopping an instance waits for the end of its sweep. */
async function sweepByAll({ deployment, watch }: Scene): Promise<void> {
  for (const shop of [...deployment.shops, ...deployment.shops]) {
    watch.ending.add(shop.url);
    await shop.end('SIGTERM');
    await shop.start();
  }
}

/** @throws Error unless the instance with the wrong clock has accepted orders */
const mustBeUsed = (deployment: Deployment): Promise<void> =>
  deployment.withDatabase(async (db) => {
    const { rows } = await db.execute(
      sql`SELECT 1 FROM orders WHERE abs(extract(epoch FROM now() - c_date)) > 43200`,
    );
    must(rows.length > 0, () => 'no order has the date of the clock that is off');
  });

const mustHaveNo = (deployment: Deployment, violations: readonly string[]): Promise<void> =>
  deployment.withDatabase(async (db) => {
    for (const query of violations) {
      const { rows } = await db.execute(sql.raw(query));
      must(rows.length === 0, () => `${JSON.stringify(rows.slice(0, 5))}: ${query}`);
    }
  });

/** One of two instances has a wrong clock. Both serve shoppers, and also get webhooks about each other's orders. */
const clockOff = (name: string, shiftMs: number, violations: readonly string[]) => {
  const shifted: Program = ['bench/proofs/faults/shop-with-clock.ts', `${shiftMs}`];
  return faultProof({
    ...{ name, isLong: true, isRight },
    deployment: (cluster) =>
      postgresDeployment('ecpay', cluster, { env: shopEnv(), programs: [SHOP, shifted] }),
    fault: async (scene, { rounds }) => {
      await scene.crowd.untilServed(rounds(20, 5));
      await scene.crowd.finish();
      await sweepByAll(scene);
      await mustBeUsed(scene.deployment);
      await mustHaveNo(scene.deployment, violations);
    },
  });
};

export const clockAhead = clockOff('clock a day ahead', DAY_MS, [TOO_EARLY, UNREQUESTED]);

export const clockBehind = clockOff('clock a day behind', -DAY_MS, [TOO_EARLY, OF_RIGHT_INSTANCE]);
