import { testApp } from '@pinpu/server/testing';
import { seedDemoShop } from '../seed/seed-demo-shop.ts';
import { EVERYDAY_QUERIES, NOT_SOLD } from './fixtures/everyday-queries.ts';

const FIRST = 10;

/** All rows use one shop, since filling it takes longer than all queries. */
async function searcher() {
  const env = { SEARCHES_PER_ADDRESS: '10000', LOOSE_SEARCHES_PER_ADDRESS: '10000' };
  const shop = await testApp({ seed: 'empty', env });
  await seedDemoShop(shop.db, shop.clock.now());
  return async (query: string): Promise<string[]> => {
    const answer = await shop.app.inject(`/api/products?q=${encodeURIComponent(query)}&l=${FIRST}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().pager.items.map(({ prd_id }: { prd_id: string }) => prd_id);
  };
}

/** What is wrong with a result; '' if nothing is. */
function faultOf(found: readonly string[], expected: string, notBefore = ''): string {
  const ids = expected.split(' ');
  const missing = ids.filter((id) => !found.includes(id));
  const last = Math.max(...ids.map((id) => found.indexOf(id)));
  const before = notBefore.split(' ').filter((id) => found.slice(0, last).includes(id));
  if (missing.length > 0) return `lacks ${missing.join(' ')}, has ${found.join(' ')}`;
  return before.length > 0 ? `${before.join(' ')} before, in ${found.join(' ')}` : '';
}

it('finds the meant products of everyday words among the first ten, and nothing for products that are not sold [finding D2]', async () => {
  const search = await searcher();
  const faults: string[] = [];
  for (const [query, expected, notBefore] of EVERYDAY_QUERIES) {
    const fault = faultOf(await search(query), expected, notBefore);
    if (fault !== '') faults.push(`${query}: ${fault}`);
  }
  expect(faults).toEqual([]);
  const found: Record<string, string[]> = {};
  for (const query of NOT_SOLD) found[query] = await search(query);
  expect(found).toEqual(Object.fromEntries(NOT_SOLD.map((query) => [query, []])));
});

it('has at least 200 queries, each once', () => {
  const queries = EVERYDAY_QUERIES.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(200);
});
