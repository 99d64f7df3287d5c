import { withDeployment } from '../../harness/deployment.ts';
import type { Proof } from '../../harness/proof.ts';
import { sharedDeployment } from '../../harness/shared-deployment.ts';
import { until } from '../../harness/until.ts';
import { ACCESS_LOG_ENV, mustHaveAnsweredInTime } from '../load/late-answers.ts';
import { untilReadiness } from '../load/readiness.ts';
import { type Scene, shopEnv, underLoad } from '../load/under-load.ts';

/** More shoppers than both instances have database connections, so that some have to wait for one. */
const SHOPPERS = 30;

/**
 * PostgreSQL hangs: it accepts connections but answers nothing. Every 503 must be sent within 5 s by the server's
 * clock.
 */
export const hang: Proof = {
  name: 'PostgreSQL hangs',
  onPostgres: true,
  run: (extent, cluster) =>
    withDeployment(
      sharedDeployment('ecpay', cluster, { ...shopEnv(), ...ACCESS_LOG_ENV }),
      (deployment) => {
        const urls = deployment.shops.map(({ url }) => url);
        const fault = async ({ crowd, watch }: Scene) => {
          for (let round = 1; round <= extent.rounds(5, 1); round += 1) {
            const expected = watch.counts().unavailable + (extent.short ? SHOPPERS : 3 * SHOPPERS);
            const isSeen = () => watch.counts().unavailable >= expected;
            const from = Date.now();
            cluster.suspend();
            try {
              await untilReadiness('database', urls, 5000);
              await until(`${expected} answers are 503`, 60_000, isSeen);
              mustHaveAnsweredInTime(deployment.shops, { from, to: Date.now() });
            } finally {
              cluster.resume();
            }
            await untilReadiness('ready', urls);
            // All shoppers waiting in this round must be served before the next round begins.
            await crowd.untilServed(extent.short ? 2 : SHOPPERS);
          }
        };
        return underLoad(deployment, extent, fault, { size: SHOPPERS });
      },
    ),
};
