import { testApp } from '@pinpu/server/testing';
import { seedDemoShop } from '../seed/seed-demo-shop.ts';
import { INTENT_PHRASES, UNANSWERED } from './fixtures/intent-phrases.ts';

const FIRST = 6;

interface Pager {
  items: { prd_id: string; tot_qty: number; price: number }[];
  note?: string;
}

/** All rows use one shop, since filling it takes longer than all queries. */
async function searcher() {
  const env = { SEARCHES_PER_ADDRESS: '10000', LOOSE_SEARCHES_PER_ADDRESS: '10000' };
  const shop = await testApp({ seed: 'empty', env });
  await seedDemoShop(shop.db, shop.clock.now());
  return async (phrase: string, query = ''): Promise<Pager> => {
    const answer = await shop.app.inject(`/api/products/${encodeURIComponent(phrase)}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().pager;
  };
}

const idsOf = ({ items }: Pager) => items.map(({ prd_id }) => prd_id);

/** What is wrong with a result; '' if nothing is. */
function faultOf(found: readonly string[], expected: string, never = ''): string {
  const first = found.slice(0, FIRST);
  const missing = expected.split(' ').filter((id) => !first.includes(id));
  const wrong = never.split(' ').filter((id) => found.includes(id));
  if (wrong.length > 0) return `has ${wrong.join(' ')}`;
  return missing.length > 0 ? `lacks ${missing.join(' ')}, begins ${first.join(' ')}` : '';
}

it('shows what a good clerk would for an occasion, a recipient, a budget, a diet and a use [41 W12] [41 D2]', async () => {
  const search = await searcher();
  const faults: string[] = [];
  for (const [phrase, expected, never] of INTENT_PHRASES) {
    const fault = faultOf(idsOf(await search(phrase)), expected, never);
    if (fault !== '') faults.push(`${phrase}: ${fault}`);
  }
  expect(faults).toEqual([]);
  for (const [phrase, note] of UNANSWERED)
    expect(await search(phrase)).toMatchObject({ items: [], note: expect.stringMatching(note) });
});

it('lists sold-out products last in every order, but for their own name [41 W11]', async () => {
  const search = await searcher();
  for (const phrase of ['過年禮盒', '年節', '芒果', '茶', '花瓶', '不含蛋'])
    for (const order of ['rank', 'new', 'hot', 'price_asc', 'price_desc']) {
      const { items } = await search(phrase, `o=${order}`);
      const stocked = items.map(({ tot_qty }) => tot_qty > 0);
      expect({ phrase, order, stocked }).toEqual({
        ...{ phrase, order },
        stocked: stocked.toSorted((a, b) => Number(b) - Number(a)),
      });
    }
  for (const [name, prd_id] of [
    ['年節團圓竹籃', 'P1203'],
    ['愛文芒果', 'P0406'],
    ['海潮紋大花瓶', 'P0910'],
  ] as const)
    expect(idsOf(await search(name))[0]).toBe(prd_id);
});

it('has at least 60 phrases, each once', () => {
  const phrases = INTENT_PHRASES.map(([phrase]) => phrase);
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases.length).toBeGreaterThanOrEqual(60);
});
