import { type TestApp, testApp } from '../test-app.ts';
import { type Authenticator, type AuthenticatorOptions, authenticator } from './authenticator.ts';
import { mailedCodes, signInBrowser } from './sign-in-browser.ts';

/** The shop's origin in these tests: on this machine, browsers allow passkeys without https. */
export const ORIGIN = 'http://localhost:3000';

export const passkeyShop = (): Promise<TestApp> => testApp({ env: { PUBLIC_URL: ORIGIN } });

export function passkeyBrowser(shop: TestApp, device: Authenticator = authenticator(ORIGIN)) {
  const browser = signInBrowser(shop);
  let token = '';
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    browser.inject({
      method,
      url: `/api/vip/${path}`,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'Chrome/140 Android' },
      ...(payload && { payload }),
    });
  const options = async (path: string, payload: object = {}) =>
    (await call('POST', path, payload)).json().body;
  const use = async (changes: AuthenticatorOptions = {}, challenge?: { challenge: string }) => {
    const request = challenge ?? (await options('login/passkey/options'));
    const answer = await call('POST', 'login/passkey?s=session-2', device.get(request, changes));
    if (answer.statusCode === 200) token = answer.json().body.token;
    return answer;
  };
  return {
    ...browser,
    device,
    call,
    options,
    use,
    async signIn(email: string) {
      await browser.ask(email);
      const answer = await browser.turnIn((await mailedCodes(shop, email)).typed, email);
      token = answer.json().body.token;
    },
    async add(changes: AuthenticatorOptions = {}) {
      const request = await options('passkeys/options');
      return call('POST', 'passkeys', device.create(request, changes));
    },
  };
}
