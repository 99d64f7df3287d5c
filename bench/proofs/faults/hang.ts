import type { ShopProcess } from '../../support/shop-process.ts';
import { until } from '../../support/until.ts';
import { sharedDeployment } from '../support/deployment.ts';
import { must } from '../support/proof.ts';
import { faultProof, shopEnv, untilReadiness } from './under-load.ts';

/** A line of an instance's access log. */
interface Answered {
  msg: 'answered';
  time: number;
  ms: number;
  status: number;
  route: string;
}

/** Settings that make an instance write the log that these functions read. */
const ACCESS_LOG_ENV = { LOG_LEVEL: 'info' };

/** Longest time in milliseconds from the arrival of a request to its 503. */
const LONGEST_MS = 5000;

/** Requests that had waited longer than this when the database began to hang must be answered soon. */
const SOON_MS = 1000;

const answersOf = ({ output }: ShopProcess): Answered[] =>
  output()
    .split('\n')
    .filter((line) => line.includes('"msg":"answered"') && line.endsWith('}'))
    .map((line) => JSON.parse(line));

/**
 * @throws Error unless every 503 that an instance sent while the database hung was in time by the instance's own clock
 */
function mustHaveAnsweredInTime(
  shops: readonly ShopProcess[],
  { from, to }: { from: number; to: number },
): void {
  const rejected = shops
    .flatMap(answersOf)
    .filter(({ status, time }) => status === 503 && time > from && time < to);
  const isLate = ({ time, ms }: Answered) => ms > LONGEST_MS && time > from + SOON_MS;
  const late = rejected.filter(isLate).map(({ route, ms }) => `${route} after ${ms} ms`);
  must(rejected.length > 0, () => 'no 503 is in the access logs');
  must(
    late.length === 0,
    () => `${late.length} of ${rejected.length} 503s late: ${late.join(', ')}`,
  );
}

/** More shoppers than both instances have database connections, so that some have to wait for one. */
const SHOPPERS = 30;

/**
 * PostgreSQL hangs: it accepts connections but answers nothing. Every 503 must be sent within 5 s by the server's
 * clock.
 */
export const hang = faultProof({
  ...{ name: 'PostgreSQL hangs', size: SHOPPERS },
  deployment: (cluster) => sharedDeployment('ecpay', cluster, { ...shopEnv(), ...ACCESS_LOG_ENV }),
  fault: async ({ deployment: { shops }, crowd, watch }, { rounds, short }, cluster) => {
    const urls = shops.map(({ url }) => url);
    for (let round = 1; round <= rounds(5, 1); round += 1) {
      const expected = watch.counts().unavailable + (short ? SHOPPERS : 3 * SHOPPERS);
      const isSeen = () => watch.counts().unavailable >= expected;
      const from = Date.now();
      cluster.suspend();
      try {
        await untilReadiness('database', urls, 5000);
        await until(`${expected} answers are 503`, 60_000, isSeen);
        mustHaveAnsweredInTime(shops, { from, to: Date.now() });
      } finally {
        cluster.resume();
      }
      await untilReadiness('ready', urls);
      // All shoppers waiting in this round must be served before the next round begins.
      await crowd.untilServed(short ? 2 : SHOPPERS);
    }
  },
});
