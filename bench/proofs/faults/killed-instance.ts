import { and, count, eq, lte, ne } from 'drizzle-orm';
import { orders, outboxMails } from '../../../server/src/platform/db/schema/index.ts';
import { until } from '../../support/until.ts';
import { withDeployment } from '../support/deployment.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import { must, type Proof } from '../support/proof.ts';
import { isServed } from '../support/shopper.ts';
import { type Scene, shopEnv, underLoad, untilReadiness } from './under-load.ts';

const DAY_MS = 86_400_000;

/** Milliseconds: a claimed mail is free again after two minutes, and the sweeper runs every minute. */
const TAKEN_OVER_MS = 200_000;

/** Kills the first instance while the other one continues; returns the time. */
async function kill({ deployment, crowd, watch }: Scene): Promise<Date> {
  const [victim, survivor] = deployment.shops;
  watch.ending.add(victim?.url ?? '');
  await victim?.end('SIGKILL');
  const killedAt = new Date();
  await crowd.untilServed(4, [survivor?.url ?? '']);
  return killedAt;
}

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

/** `kill -9` of one of two instances: the other one continues, and takes over mails and reservations. */
export const killedInstance: Proof = {
  name: 'kill -9 of one of two',
  onPostgres: true,
  run: (extent, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster, shopEnv()), (deployment) =>
      underLoad(deployment, extent, async (scene) => {
        const [victim] = deployment.shops;
        for (let round = 1; round <= extent.rounds(3, 1); round += 1) {
          const killedAt = await kill(scene);
          // Only once, and not in the short form, since it takes minutes.
          if (!extent.short && round === 1) {
            await untilUnpaidIsCancelled(scene);
            await untilMailsAreSent(scene, killedAt);
          }
          await victim?.start();
          await untilReadiness('ready', [victim?.url ?? '']);
          scene.watch.ending.clear();
          await scene.crowd.untilServed(2);
        }
      }),
    ),
};
