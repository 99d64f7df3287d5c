import type { TestApp } from '../test-app.ts';
import { testBrowser } from './browser.ts';
import { signedInAdmin } from './signed-in-admin.ts';

/** An administrator at the back office: calls with token, cookies and the XSRF value. */
export async function atBackoffice(shop: TestApp, account = 'counter') {
  const { authorization, cookie } = await signedInAdmin(shop, account);
  const browser = testBrowser(shop);
  await browser.inject({ method: 'GET', url: '/api/E2ee/publickey' });
  const [name = '', value = ''] = cookie.split('=');
  const headers = { authorization, 'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '' };
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    browser.inject({
      method,
      url: `/api/backoffice/${url}`,
      headers,
      cookies: { [name]: value },
      ...(payload && { payload }),
    });
  const bodyOf = async (url: string) => (await send('GET', url)).json().body;
  return {
    send,
    get: bodyOf,
    /** Makes a move of an order, with the version that was read; by default the current one. */
    move: async (ord_code: string, move: string, fields: object = {}) => {
      const { version } = await bodyOf(`orders/${ord_code}`);
      const answer = await send('POST', `orders/${ord_code}/${move}`, { version, ...fields });
      const { body, msg, ...rest } = answer.json();
      return { ...rest, status: answer.statusCode, body, message: msg?.[0].Message as string };
    },
  };
}
