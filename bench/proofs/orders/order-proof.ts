import { addShirt } from '../../../server/src/testing/goods/shirt.ts';
import type { Cluster } from '../../../tooling/postgres/cluster.ts';
import { fillStock, mustAgree, restored, stockLevels } from '../support/audit.ts';
import {
  type Deployment,
  type ProviderName,
  sharedDeployment,
  withDeployment,
} from '../support/deployment.ts';
import type { Counts, Extent, Proof } from '../support/proof.ts';

/** Two variants of the shirt. */
export const MEDIUM = { prd_id: 'S1-M', prd_name: '棉衫', price: 500 };
export const LARGE = { prd_id: 'S1-L', prd_name: '棉衫', price: 450 };

/** Runs `work` on two instances with plenty of stock; after it, the whole database must agree with what was sold. */
export const withOrders = (
  provider: ProviderName,
  cluster: Cluster,
  work: (deployment: Deployment) => Promise<Counts>,
  { arePaid }: { arePaid: boolean },
): Promise<Counts> =>
  withDeployment(sharedDeployment(provider, cluster), async (deployment) => {
    const start = await deployment.withDatabase(async (db) => {
      await addShirt({ db, clock: { now: () => new Date() } });
      return fillStock(db);
    });
    const counts = await work(deployment);
    await deployment.withDatabase(async (db) =>
      mustAgree(db, arePaid ? start : restored(start, await stockLevels(db))),
    );
    return counts;
  });

/** A proof with unpaid orders, which may set the stock. */
export const orderProof = (
  name: string,
  work: (deployment: Deployment, extent: Extent) => Promise<Counts>,
  provider: ProviderName = 'ecpay',
): Proof => ({
  name,
  run: (extent, cluster) =>
    withOrders(provider, cluster, (deployment) => work(deployment, extent), { arePaid: false }),
});
