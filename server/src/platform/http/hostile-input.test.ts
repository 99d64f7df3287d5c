import { type TestApp, testApp } from '../../testing/index.ts';

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Every call in the API's own OpenAPI description. */
function routesOf({ app }: TestApp): Route[] {
  const paths = Object.entries(app.swagger().paths ?? {});
  return paths.flatMap(([url, operations]) =>
    METHODS.filter((method) => method.toLowerCase() in (operations ?? {})).map((method) => ({
      method,
      url,
    })),
  );
}

const HOSTILE_TEXTS = [
  '%27%3B%20DROP%20TABLE%20products--',
  '%F0%9F%8D%B5',
  '..%2f..%2fetc',
  '-1',
  '%20',
  '%00',
  'x'.repeat(180),
];

const HOSTILE_BODIES: unknown[] = [
  undefined,
  null,
  [],
  'text',
  0,
  {},
  { cart: 'x', s: {}, email: [], otp: 1e308, mode: {} },
  {
    cart: [{ prd_id: 'P0001', qty: 1e15 }],
    s: 'session-of-nobody',
    prd_ids: ['\u2028'],
    cart_json: '{',
  },
  {
    mode: 'auth',
    email: '',
    otp: '0000000000',
    acc_email: '%',
    account: 'admin',
    password: '!',
    RspTS: '!',
  },
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

const HOSTILE_QUERY =
  '?s=session-of-nobody&t=%FF&o=%25%25&l=-1&p=1e9&bizId=%27&access_token=x&ttcode=true';

describe('hostile input', () => {
  it('is never answered with a 5xx by any call [N7]', async () => {
    const shop = await testApp();
    await shop.app.ready();
    const routes = routesOf(shop);
    expect(routes.length).toBeGreaterThan(15);
    const faults: string[] = [];
    const ask = async ({ method, url }: Route, text: string, body: unknown) => {
      const path = url.replaceAll(/\{[^}]+\}|\*/g, text);
      const json = {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body) ?? '',
      };
      const { statusCode, body: message } = await shop.app.inject({
        method,
        url: path + HOSTILE_QUERY,
        ...(method === 'GET' || body === undefined ? {} : json),
      });
      if (statusCode >= 500)
        faults.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}: ${message}`);
    };
    for (const route of routes) {
      for (const text of HOSTILE_TEXTS) await ask(route, text, {});
      if (route.method !== 'GET')
        for (const body of HOSTILE_BODIES) await ask(route, 'P0001', body);
    }
    expect(faults).toEqual([]);
  });
});
