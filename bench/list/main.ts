import { median } from '../support/median.ts';
import { compareEveryday } from './everyday.ts';
import { type Question, questions } from './kinds.ts';
import { embeddedShops, postgresShops, type SizedShop } from './shops.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 60);
const WARM_UP = 10;
const SIZES = [1_000, 100_000];

const isPostgres = process.argv.includes('--postgres');
const shops = await (isPostgres ? postgresShops : embeddedShops)(SIZES);

async function ask(shop: SizedShop, path: string): Promise<{ ms: number; body: unknown }> {
  const start = performance.now();
  const answer = await fetch(`${shop.url}/api/${path}`);
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - start, body };
}

async function pagesOf(shop: SizedShop): Promise<number> {
  const { body } = await ask(shop, 'products?l=1');
  const { pager } = body as { pager: { total: number } };
  return Math.floor(pager.total / 100);
}

const pages = new Map<SizedShop, number>();
for (const shop of shops) pages.set(shop, await pagesOf(shop));

interface Time {
  question: Question;
  products: number;
  ms: number;
}

/** Sends every query to both shops, one after the other; which shop is first alternates. */
async function round(number: number): Promise<Time[]> {
  const times: Time[] = [];
  for (const [i, question] of questions(number).entries()) {
    for (const shop of (number + i) % 2 === 0 ? shops : shops.toReversed()) {
      const { ms } = await ask(shop, question.path(pages.get(shop) ?? 1));
      times.push({ question, products: shop.products, ms });
    }
  }
  return times;
}

const times: Time[] = [];
// The warm-up rounds use keywords that are not used again.
for (let number = -WARM_UP; number < 0; number += 1) await round(number + 1000);
for (let number = 0; number < ROUNDS; number += 1) times.push(...(await round(number)));
const isWithinBound = await compareEveryday(shops);
for (const shop of shops) await shop.stop();

const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

function row(what: string, chosen: readonly Time[]) {
  const [small = [], large = []] = SIZES.map((size) =>
    chosen.filter(({ products }) => products === size).map(({ ms }) => ms),
  );
  return {
    what,
    'median 1 000': median(small).toFixed(1),
    'median 100 000': median(large).toFixed(1),
    'p95 1 000': percentile95(small).toFixed(1),
    'p95 100 000': percentile95(large).toFixed(1),
    'p95 ratio': (percentile95(large) / percentile95(small)).toFixed(2),
  };
}

const kinds = [...new Set(times.map(({ question }) => question.kind))];
console.log(
  `\nms per request, ${isPostgres ? 'PostgreSQL' : 'embedded'}, ${ROUNDS} rounds, in turns`,
);
console.table([
  ...kinds.map((kind) =>
    row(
      kind,
      times.filter(({ question }) => question.kind === kind),
    ),
  ),
  row(
    'all lists',
    times.filter(({ question }) => question.isList),
  ),
]);
if (!isWithinBound) process.exitCode = 1;
