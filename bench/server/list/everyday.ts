import { median, quantile } from '../../support/statistics.ts';
import { EVERYDAY, searchPath } from './kinds.ts';
import { ask, type SizedShop } from './sized-shops.ts';

/** How often each query is sent; the median counts. */
const PASSES = 3;
/** With a hundred times the products, 95 of 100 queries may take at most this many times as long (issue 15). */
const MOST_TIMES = 2;

type Costs = Map<string, number[]>;

/** In ms of processor time, all work of the server included; if unknown, of elapsed time. */
async function costOf(shop: SizedShop, query: string): Promise<number> {
  const before = await shop.processorTime();
  const { ms } = await ask(shop, searchPath(query));
  const after = await shop.processorTime();
  return before === null || after === null ? ms : after - before;
}

/** Sends all everyday queries to both shops, one after the other; which shop is first alternates. */
async function askAll(
  shops: readonly SizedShop[],
  costs: ReadonlyMap<SizedShop, Costs>,
  pass: number,
) {
  for (const [i, query] of EVERYDAY.entries()) {
    for (const shop of (pass + i) % 2 === 0 ? shops : shops.toReversed()) {
      const all = costs.get(shop)?.get(query) ?? [];
      costs.get(shop)?.set(query, [...all, await costOf(shop, query)]);
    }
  }
}

const percentile95 = (values: readonly number[]) => quantile(values, 0.95);

/** Prints the cost of everyday queries in shops of two sizes; returns whether the larger one is within its limit. */
export async function compareEveryday(shops: readonly SizedShop[]): Promise<boolean> {
  const costs = new Map(shops.map((shop): [SizedShop, Costs] => [shop, new Map()]));
  for (let pass = 0; pass < PASSES; pass += 1) await askAll(shops, costs, pass);
  const [small = [], large = []] = shops.map((shop) =>
    EVERYDAY.map((query) => median(costs.get(shop)?.get(query) ?? [])),
  );
  const ratio = percentile95(large) / percentile95(small);
  const isProcessor = (await shops[0]?.processorTime()) !== null;
  console.log(
    `\n${EVERYDAY.length} everyday queries, ms of ${isProcessor ? 'processor' : 'clock'} time per request`,
  );
  console.table({
    median: { '1 000': median(small).toFixed(1), '100 000': median(large).toFixed(1) },
    p95: {
      '1 000': percentile95(small).toFixed(1),
      '100 000': percentile95(large).toFixed(1),
      ratio: ratio.toFixed(2),
    },
  });
  const slowest = EVERYDAY.map((query, i) => `${query} ${(large[i] ?? 0).toFixed(0)}`);
  const cost = (text: string) => Number(text.split(' ').at(-1));
  console.log(
    `slowest at 100 000: ${slowest
      .toSorted((a, b) => cost(b) - cost(a))
      .slice(0, 20)
      .join(', ')}`,
  );
  if (ratio > MOST_TIMES) console.error(`p95 is over ${MOST_TIMES} times that of 1 000 products.`);
  return ratio <= MOST_TIMES;
}
