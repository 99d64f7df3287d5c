import { setTimeout as pause } from 'node:timers/promises';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { get, post } from '../support/http.ts';

const PAUSE_MS = 100;
const ADDRESSES = 500;
const ACCOUNTS = 20;

const login = (n: number) => `api/vip/login/otp?s=session-of-robot-${n % ACCOUNTS}`;
const email = (n: number) => `robot-${n % ACCOUNTS}@pinpu.test`;

/** What visitors who do not order request, by the number of the visit: a path, and what is posted. */
const REQUESTS: readonly ((n: number) => readonly [path: string, json?: unknown])[] = [
  () => [`product/${OOLONG.prd_id}`],
  () => ['api/config/public'],
  (n) => [`api/products?q=${n % 7 ? '茶' : `無${n}`}`],
  (n) => [`media/p/none-${n}/1?w=320`],
  (n) => [`s/none${n}`],
  (n) => [
    'api/cart/update',
    { s: `session-of-robot-${n % ACCOUNTS}`, cart: [], coupon_code: `GUESS${n % 50}` },
  ],
  (n) => [login(n), { mode: 'getOtp', email: email(n) }],
  (n) => [login(n), { mode: 'auth', email: email(n), otp: '000000' }],
  (n) => [`api/product/${BRITTLE.prd_id}?s=unknown-${n}`],
  () => ['api/vip/profile', [[[]]]],
];

/** From many addresses, until `isOver`. Returns the numbers of visits. */
export async function sendRobots(
  urls: readonly string[],
  isOver: () => boolean,
): Promise<{ requests: number; failures: number }> {
  let [requests, failures] = [0, 0];
  for (let n = 0; !isOver(); n += 1) {
    const at = n % ADDRESSES;
    const headers = { 'x-forwarded-for': `198.51.${100 + (at >> 8)}.${at & 255}` };
    const [path = '', json] = REQUESTS[n % REQUESTS.length]?.(n) ?? [];
    const url = `${urls[n % urls.length]}/${path}`;
    const { status } = await (json === undefined
      ? get(url, { headers })
      : post(url, { headers, json }));
    requests += 1;
    if (status >= 500 && status !== 503) {
      failures += 1;
      console.error(`wrong answer: ${status} to the robots’ request ${n % REQUESTS.length}`);
    }
    await pause(PAUSE_MS);
  }
  return { requests, failures };
}
