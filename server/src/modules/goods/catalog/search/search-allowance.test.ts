import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyRequest } from 'fastify';
import { readConfig } from '../../../../platform/config/config.ts';
import type { App, Measure } from '../../../../platform/module.ts';
import { type TestApp, testApp } from '../../../../testing/index.ts';
import { addGoods } from '../goods/repository.ts';
import { searchAllowances } from './search-allowance.ts';

const get = ({ app }: TestApp, path: string, remoteAddress = '192.0.2.1') =>
  app.inject({ url: encodeURI(`/api/${path}`), remoteAddress });

/** The status, and whether the response has Retry-After. */
async function outcome(shop: TestApp, path: string, address?: string) {
  const { statusCode, headers } = await get(shop, path, address);
  return `${statusCode}${Number(headers['retry-after']) > 0 ? ' later' : ''}`;
}

const LOOSE = 'products/鳳黎酥';

describe('searches of one address in a minute', () => {
  it('are limited, with Retry-After and a sentence, also suggestions and facets [F5]', async () => {
    const shop = await testApp({ env: { SEARCHES_PER_ADDRESS: '3' } });
    for (const path of ['products/高山', 'facets/高山', 'suggestions?q=高山'])
      expect(await outcome(shop, path)).toBe('200');
    for (const path of ['products/高山', 'products?q=高山', 'facets/高山', 'suggestions?q=高山'])
      expect(await outcome(shop, path)).toBe('429 later');
    const { msg } = (await get(shop, 'products/高山')).json();
    expect(msg[0]).toEqual({ Code: 'TOO_MANY_SEARCHES', Message: '搜尋次數較多，請稍後再試。' });
    expect(await outcome(shop, 'products/高山', '192.0.2.2')).toBe('200');
  });

  it('are no limit for lists without words', async () => {
    const shop = await testApp({ env: { SEARCHES_PER_ADDRESS: '1' } });
    for (const path of ['products', 'products', 'products/C11', 'facets', 'suggestions?q='])
      expect(await outcome(shop, path)).toBe('200');
  });

  it('end sooner where nothing matches as typed; exact matches are still found [L1]', async () => {
    const shop = await testApp({ env: { LOOSE_SEARCHES_PER_ADDRESS: '2' } });
    const names = ['烏龍蜜餞', '花生蜜餞'];
    await addGoods(
      shop.db,
      names.map((prd_name, i) => ({
        ...{ prd_id: `X${i}`, prd_name, cate_id: 'C21', price: 100 },
        u_date: shop.clock.now(),
      })),
    );
    const nearest = await get(shop, LOOSE);
    expect(nearest.json().pager).toMatchObject({ total: 1, exact: 0 });
    expect(await outcome(shop, 'suggestions?q=鳳黎酥')).toBe('200');
    expect(await outcome(shop, LOOSE)).toBe('429 later');
    expect(await outcome(shop, 'facets/鳳黎酥')).toBe('429 later');
    const exact = await get(shop, 'products/蜜餞');
    expect(exact.json().pager.total).toBe(2);
    expect(exact.headers['retry-after']).toBeUndefined();
    expect(await outcome(shop, LOOSE, '192.0.2.2')).toBe('200');
  });
});

/** The search allowance of one address, in an application with nothing else. */
async function allowance() {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  const measures: Measure[] = [];
  const of = searchAllowances(app as unknown as App, { config: readConfig({}), measures });
  return {
    ...of({ ip: '192.0.2.1', routeOptions: {} } as FastifyRequest),
    waiting: () => measures.map(({ name, read }) => [name, read()]),
  };
}

it('runs two searches beyond exact matches at once, lets 30 wait, and rejects the next', async () => {
  const { loosely, waiting } = await allowance();
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const search = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  const taken = Array.from({ length: 32 }, () => loosely(search));
  await expect(loosely(search)).rejects.toMatchObject({
    statusCode: 503,
    retryAfterS: 3,
    message: '目前搜尋的人較多，請稍後再試。',
  });
  expect(waiting()).toEqual([['waiting_searches', 30]]);
  for (let i = 0; i < 32; i += 1) {
    ends[i]?.();
    await taken[i];
    await new Promise(setImmediate);
  }
  expect([most, running]).toEqual([2, 0]);
  expect(waiting()).toEqual([['waiting_searches', 0]]);
  const last = loosely(async () => 'found');
  expect(await last).toBe('found');
});
