import { must } from '../../harness/proof.ts';
import type { ShopProcess } from '../../harness/shop-process.ts';

/** A line of an instance's access log. */
interface Answered {
  msg: 'answered';
  time: number;
  ms: number;
  status: number;
  route: string;
}

/** Settings that make an instance write the log that these functions read. */
export const ACCESS_LOG_ENV = { LOG_LEVEL: 'info' };

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
export function mustHaveAnsweredInTime(
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
