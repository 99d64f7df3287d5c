import { withDeployment } from '../../harness/deployment.ts';
import { postgresDeployment } from '../../harness/postgres-deployment.ts';
import type { Proof } from '../../harness/proof.ts';
import { until } from '../../harness/until.ts';
import { untilReadiness } from '../load/readiness.ts';
import { type Scene, shopEnv, underLoad } from '../load/under-load.ts';

/** More than both instances have connections: some wait for one. */
const SHOPPERS = 30;

/** PostgreSQL stands still: nothing is refused, nothing is answered. */
export const hang: Proof = {
  name: 'PostgreSQL hangs',
  onPostgres: true,
  run: (extent, cluster) =>
    withDeployment(postgresDeployment('ecpay', cluster, { env: shopEnv() }), (deployment) => {
      const urls = deployment.shops.map(({ url }) => url);
      const fault = async ({ crowd, watch }: Scene) => {
        for (let round = 1; round <= extent.rounds(5, 1); round += 1) {
          const wanted = watch.counts().unavailable + (extent.short ? SHOPPERS : 3 * SHOPPERS);
          const isSeen = () => watch.counts().unavailable >= wanted;
          cluster.suspend();
          try {
            await untilReadiness('database', urls, 5000);
            await until(`${wanted} answers are 503`, 60_000, isSeen);
          } finally {
            cluster.resume();
          }
          await untilReadiness('ready', urls);
          // Nobody who waited for this round is left when the next one begins.
          await crowd.untilServed(extent.short ? 2 : SHOPPERS);
        }
      };
      return underLoad(deployment, extent, fault, { size: SHOPPERS });
    }),
};
