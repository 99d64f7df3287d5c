import type { Deployment } from '../../harness/deployment.ts';
import { get } from '../../harness/post.ts';
import { until } from '../../harness/until.ts';

const TOKEN = 'token-of-the-proofs';

/** Settings that let the proofs read every instance's metrics. */
export const METRICS_ENV = { METRICS_TOKEN: TOKEN };

/** The answer of `/readyz`: 'ready', the reason why not, or 'nothing' if there is no answer within two seconds. */
async function readiness(url: string): Promise<string> {
  const answer = await get(`${url}/readyz`, { limitMs: 2000 }).catch(() => null);
  if (!answer) return 'nothing';
  return answer.status === 200 ? 'ready' : String(JSON.parse(answer.text).reason);
}

/** Waits until `/readyz` of all these instances gives this answer. */
export const untilReadiness = (
  state: string,
  urls: readonly string[],
  deadlineMs = 30_000,
): Promise<void> =>
  until(`/readyz says ${state}`, deadlineMs, async () => {
    const all = await Promise.all(urls.map(readiness));
    return all.every((one) => one === state);
  });

const gauge = (text: string, state: string): number =>
  Number(
    new RegExp(`^pinpu_database_connections\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1] ??
      0,
  );

/** The embedded database has no connections, so it has no metrics about them. */
const isIdle = (text: string): boolean =>
  text.includes('pinpu_database_up 1') &&
  gauge(text, 'total') === gauge(text, 'idle') &&
  gauge(text, 'waiting') === 0;

/** Waits until all database connections of the instances are idle again, and none is missing from the pool. */
export const untilPoolsAreIdle = ({ shops }: Pick<Deployment, 'shops'>): Promise<void> =>
  until('all database connections are idle', 30_000, async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answers = await Promise.all(shops.map(({ url }) => get(`${url}/metrics`, { headers })));
    return answers.every(({ text }) => isIdle(text));
  });
