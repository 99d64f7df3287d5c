import { sql } from 'drizzle-orm';
import { withDeployment } from '../support/deployment.ts';
import { sharedDeployment } from '../support/postgres-deployment.ts';
import type { Proof } from '../support/proof.ts';
import { type Scene, shopEnv, underLoad, untilReadiness } from './under-load.ts';

/** Ends all connections to the database from outside, as an administrator could. */
const endConnections = ({ deployment }: Scene): Promise<unknown> =>
  deployment.withDatabase((db) =>
    db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`),
  );

/** PostgreSQL is restarted repeatedly, every fourth time as after a crash; connections are ended, too. */
export const restarts: Proof = {
  name: 'PostgreSQL restarts',
  onPostgres: true,
  run: (extent, cluster) =>
    withDeployment(sharedDeployment('ecpay', cluster, shopEnv()), (deployment) =>
      underLoad(deployment, extent, async (scene) => {
        const urls = deployment.shops.map(({ url }) => url);
        for (let round = 1; round <= extent.rounds(20, 3); round += 1) {
          await cluster.shutDown(round % 4 === 3 ? 'immediate' : 'fast');
          await untilReadiness('database', urls);
          await cluster.startAgain();
          await untilReadiness('ready', urls);
          await scene.crowd.untilServed(2);
          await endConnections(scene);
          await scene.crowd.untilServed(2);
        }
      }),
    ),
};
