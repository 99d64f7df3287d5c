import { sql } from 'drizzle-orm';
import { faultProof, untilReadiness } from './under-load.ts';

/** PostgreSQL is restarted repeatedly, every fourth time as after a crash; connections are ended, too. */
export const restarts = faultProof({
  name: 'PostgreSQL restarts',
  fault: async ({ deployment: { shops, withDatabase }, crowd }, { rounds }, cluster) => {
    const urls = shops.map(({ url }) => url);
    for (let round = 1; round <= rounds(20, 3); round += 1) {
      await cluster.shutDown(round % 4 === 3 ? 'immediate' : 'fast');
      await untilReadiness('database', urls);
      await cluster.startAgain();
      await untilReadiness('ready', urls);
      await crowd.untilServed(2);
      // As an administrator could, from outside.
      await withDatabase((db) =>
        db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`),
      );
      await crowd.untilServed(2);
    }
  },
});
