import type { PublicConfig } from '@pinpu/shared/contracts';
import { testClock } from '../../../testing/test-app.ts';
import { openBreaker } from './breaker.ts';
import { type Performing, performPage } from './perform-page.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { Work } from './render-process.ts';

const build = { id: 'b', remote: 'shell', version: '1.0.0', publicPath: '/' };
const COMPOSITION = { id: 'c', remotes: {}, refused: [] };
const PAGE = {
  ...{ url: '/', place: 'first', remotes: { usable: [], leftOut: [] } },
  shell: { build, source: '' },
  page: { seed: '', composition: COMPOSITION, composed: { composition: COMPOSITION } },
} as unknown as PreparedPage;

/** A product that can't be read within the limit. */
const SLOW = '/api/product/P0009';

const RENDERED = { html: '', styles: '', queries: null, parts: [], failures: [] };

/** Renders a page whose build makes calls, in a shop whose responses and configuration can change. */
async function performed(
  call: (answer: Work['answer']) => unknown,
  { dataLimitMs = 10_000 }: { dataLimitMs?: number } = {},
) {
  const shop = { price: 1, name: '拼鋪', status: 200 };
  const answer = () => ({ statusCode: shop.status, headers: {}, body: `${shop.price}` });
  const inject = async ({ url }: { url: string }) =>
    url === SLOW ? new Promise(() => undefined) : answer();
  const clock = testClock('2026-11-21T10:00:00+08:00').now;
  const means = {
    ...{ app: { inject }, clock, breaker: openBreaker(clock), dataLimitMs },
    reports: { failed: () => undefined, ended: () => undefined },
    configNow: async () => ({ logo_resource: { text: shop.name } }) as PublicConfig,
    renderer: {
      async run({ answer }: Work) {
        await call(answer);
        return { state: 'rendered', rendered: RENDERED, broken: [] };
      },
    },
  } as unknown as Performing;
  return { shop, screen: await performPage(means, PAGE) };
}

const ask = (answer: Work['answer']) => answer('/api/product/P0001?s=hers');

it('a page is current while the shop answers its calls alike, and its configuration is the same', async () => {
  const { shop, screen } = await performed(ask);
  expect(await screen.isCurrent?.()).toBe(true);
  for (const change of [{ price: 2 }, { status: 404 }, { status: 500 }, { name: '新' }]) {
    const before = { ...shop };
    Object.assign(shop, change);
    expect(await screen.isCurrent?.()).toBe(false);
    Object.assign(shop, before);
  }
  expect(await screen.isCurrent?.()).toBe(true);
});

it.each([
  ['a call was rejected', (answer: Work['answer']) => answer('/api/favourites'), {}],
  ['an answer is missing', (answer: Work['answer']) => void answer(SLOW), {}],
  ['its data may have come too late', ask, { dataLimitMs: 0 }],
])('a page is to be rendered anew where %s', async (_, call, limits) => {
  const { screen } = await performed(call, limits);
  expect(screen.page).toBeDefined();
  expect(screen.isCurrent).toBeUndefined();
});
