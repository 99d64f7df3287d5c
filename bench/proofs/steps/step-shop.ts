import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { until } from '../../support/until.ts';
import { type Carry, startFarEndProxy } from '../paperwork/far-end-proxy.ts';
import type { Network, Payments } from '../paperwork/far-ends.ts';
import { type PaperShop, withPaperShop } from '../paperwork/paper-shop.ts';
import { bringForwardFrom } from '../paperwork/settle.ts';
import type { Deployment } from '../support/deployment.ts';
import { startDatabaseGate } from './database-gate.ts';
import { Relay } from './relay.ts';
import { type Aim, Steps } from './steps.ts';

/** Schedules run every fifth of a second; waits for an answer end after two seconds, leases after 18. */
const TIMES = { speed: 10, schedules: 100 };

/** A shop whose working instance is killed at a chosen step. */
export interface StepShop extends PaperShop {
  steps: Steps;
  /** Runs `play` with one working instance, which is killed where `aim` says. */
  run(aim: Aim | undefined, play: () => Promise<void>): Promise<void>;
}

/** Each call is a step; `carrying` counts those that are at the far end. */
const countedCalls =
  (steps: Steps, carrying: { count: number }): Carry =>
  async ({ path }, forward) => {
    const step = steps.count(`call of ${path.split('?')[0]}`);
    if (await steps.isKilled(step, 'before')) return null;
    carrying.count += 1;
    const answer = await forward().finally(() => {
      carrying.count -= 1;
    });
    return (await steps.isKilled(step, 'after')) ? null : answer;
  };

/** Nobody works: all leases are over once the calls that are under way have ended at their far end. */
async function endLeases({ deployment, clock }: PaperShop, carrying: { count: number }) {
  await until('calls under way have ended', 60_000, () => carrying.count === 0);
  const now = clock();
  // Rows may still be locked for a moment by what the killed instance has not committed.
  await until('all leases are over', 60_000, () =>
    deployment
      .withDatabase((db) => bringForwardFrom(db, now, now))
      .then(
        () => true,
        () => false,
      ),
  );
}

export async function withStepShop<T>(
  cluster: Cluster,
  { draw, payments }: { draw: Draw; payments: Payments },
  work: (shop: StepShop) => Promise<T>,
): Promise<T> {
  const steps = new Steps();
  const carrying = { count: 0 };
  const gates = await Promise.all([0, 1].map(() => startDatabaseGate(cluster.url, steps)));
  const network: Network = (url) => startFarEndProxy(url, countedCalls(steps, carrying));
  let relay: Relay | undefined;
  const settings = {
    ...{ draw, payments, network, ...TIMES },
    databaseUrlOf: (url: string, i: number) => gates[i]?.through(url) ?? url,
    seenAs: (deployment: Deployment) => {
      relay = new Relay(deployment, gates);
      return relay.seen();
    },
  };
  try {
    return await withPaperShop(cluster, settings, async (shop) => {
      const run = async (aim: Aim | undefined, play: () => Promise<void>) => {
        await relay?.suspendOther();
        steps.begin(aim, async () => relay?.kill(() => endLeases(shop, carrying)));
        await play();
        steps.end();
        relay?.resumeOther();
      };
      return work({ ...shop, steps, run }).finally(() => relay?.close());
    });
  } finally {
    await Promise.all(gates.map((gate) => gate.close()));
  }
}
