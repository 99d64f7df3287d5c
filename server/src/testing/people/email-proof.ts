import { browserSecret } from '../../modules/base/one-time-code/asker.ts';
import { newKnownBrowser } from '../../modules/base/sign-in-limit/known-browser.ts';
import type { TestApp } from '../test-app.ts';
import { type BrowserOptions, testBrowser } from './browser.ts';
import { mailedCodes } from './sign-in-browser.ts';

export function provingBrowser(
  shop: Pick<TestApp, 'app' | 'db' | 'serverKey'>,
  options: BrowserOptions = {},
) {
  const { cookies, inject } = testBrowser(shop, options);
  const post = (path: string, payload: object) =>
    inject({ method: 'POST', url: `/api/cart/email/${path}`, payload });
  const ask = (email: string) => post('code', { email });
  const turnIn = (otp: string, email: string) => post('proof', { email, otp });
  return {
    cookies,
    ask,
    turnIn,
    async prove(email: string): Promise<void> {
      await ask(email);
      const answer = await turnIn((await mailedCodes(shop, email)).typed, email);
      if (answer.statusCode !== 200) throw new Error(`not proved: ${answer.body}`);
    },
  };
}

/** Cookies of a browser that has proved the e-mail of `checkoutBody`, set without a mail. */
export async function provedCookies({
  db,
  serverKey,
  clock,
}: Pick<TestApp, 'db' | 'serverKey' | 'clock'>) {
  const secret = await browserSecret({ db, serverKey, clock: clock.now });
  return { pinpu_signin: newKnownBrowser('guest@pinpu.test', secret) };
}
