import { expect, test } from '@playwright/test';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { shop } from '../support/shop.ts';

test.use({ baseURL: shop.url });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost(() => ({ '/': { html: '<h1>茶</h1>' } }));
});
test.afterAll(() => host.close());

interface Documented {
  paths: Record<string, Record<string, unknown>>;
}

/** Every documented call of the shop, with values for its parameters. */
const callsOf = ({ paths }: Documented) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{[^}]+\}/g, 'x'),
    })),
  );

test('a page of another site can read the calls of the embedded cart, and nothing else of the API [M5]', async ({
  page,
  request,
}) => {
  const calls = callsOf(await (await request.get('/api/docs/json')).json());
  await page.goto(host.origin);
  const readable = await page.evaluate(
    async ([origin, site, all]) => {
      const read = async ({ method, path }: (typeof all)[number]) => {
        const init = {
          method,
          credentials: 'include' as const,
          ...(['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }),
        };
        const plain = await fetch(origin + path, init).catch(() => undefined);
        const omitted = { ...init, credentials: 'omit' as const };
        const bare = await fetch(`${origin}${path}?site=${site}`, omitted).catch(() => undefined);
        return plain || bare ? [`${method} ${path}`] : [];
      };
      const found: string[] = [];
      for (const call of all) found.push(...(await read(call)));
      return found.sort();
    },
    [shop.url, host.site, calls] as const,
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(readable).toEqual([
    'GET /api/embed/checkout/x',
    'GET /api/embed/config',
    'GET /api/embed/products',
    'POST /api/embed/cart',
    'POST /api/embed/checkout',
  ]);
});
