import { setTimeout as pause } from 'node:timers/promises';
import { BRITTLE, OOLONG } from '../../../server/src/testing/small-shop.ts';
import { type Answer, get, post } from '../support/post.ts';

const PAUSE_MS = 100;
const ADDRESSES = 500;
const ACCOUNTS = 20;

/** Actions of visitors who do not order, by the number of the visit. */
const DEEDS: readonly ((
  url: string,
  n: number,
  headers: Record<string, string>,
) => Promise<Answer>)[] = [
  (url, _n, headers) => get(`${url}/product/${OOLONG.prd_id}`, { headers }),
  (url, _n, headers) => get(`${url}/api/config/public`, { headers }),
  (url, n, headers) => get(`${url}/api/products?q=${n % 7 ? '茶' : `無${n}`}`, { headers }),
  (url, n, headers) => get(`${url}/media/p/none-${n}/1?w=320`, { headers }),
  (url, n, headers) => get(`${url}/s/none${n}`, { headers }),
  (url, n, headers) =>
    post(`${url}/api/cart/update`, {
      headers,
      json: { s: `session-of-robot-${n % ACCOUNTS}`, cart: [], coupon_code: `GUESS${n % 50}` },
    }),
  (url, n, headers) =>
    post(`${url}/api/vip/login/otp?s=session-of-robot-${n % ACCOUNTS}`, {
      headers,
      json: { mode: 'getOtp', email: `robot-${n % ACCOUNTS}@pinpu.test` },
    }),
  (url, n, headers) =>
    post(`${url}/api/vip/login/otp?s=session-of-robot-${n % ACCOUNTS}`, {
      headers,
      json: { mode: 'auth', email: `robot-${n % ACCOUNTS}@pinpu.test`, otp: '000000' },
    }),
  (url, n, headers) => get(`${url}/api/product/${BRITTLE.prd_id}?s=unknown-${n}`, { headers }),
  (url, _n, headers) => post(`${url}/api/vip/profile`, { headers, json: [[[]]] }),
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
    const url = urls[n % urls.length] ?? '';
    const { status } = (await DEEDS[n % DEEDS.length]?.(url, n, headers)) ?? { status: 0 };
    requests += 1;
    if (status >= 500 && status !== 503) {
      failures += 1;
      console.error(`wrong answer: ${status} to the robots’ request ${n % DEEDS.length}`);
    }
    await pause(PAUSE_MS);
  }
  return { requests, failures };
}
