import { availableParallelism } from 'node:os';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { hasFlag, wholeNumber } from '../../support/settings.ts';
import { buildForProduction, startShop } from '../../support/start-shop.ts';
import { median, quantile } from '../../support/statistics.ts';
import { askPage, atRate, isRendered, type PageAnswer, productPaths, throughput } from './load.ts';

/** A shop with rendering on and one with rendering off. */
interface Shops {
  on: string;
  off: string;
}

const CALLERS = 8;
/** The number of turns in which pages per second are counted, alternating between the shops. */
const TURNS = 5;

const msOf = (answers: readonly PageAnswer[]) =>
  Number(median(answers.map(({ ms }) => ms)).toFixed(1));

/** Milliseconds until a page has arrived: the very first one, pages requested once, and one requested repeatedly. */
async function pageCosts(shops: Shops, products: readonly string[]) {
  const first = { on: await askPage(shops.on, '/'), off: await askPage(shops.off, '/') };
  const once = { on: [] as PageAnswer[], off: [] as PageAnswer[] };
  for (const path of products) {
    once.on.push(await askPage(shops.on, path));
    once.off.push(await askPage(shops.off, path));
  }
  const again = { on: [] as PageAnswer[], off: [] as PageAnswer[] };
  for (const _each of products) {
    again.on.push(await askPage(shops.on, '/'));
    again.off.push(await askPage(shops.off, '/'));
  }
  return {
    'first page after the start': { on: msOf([first.on]), off: msOf([first.off]) },
    'a product that is requested once': { on: msOf(once.on), off: msOf(once.off) },
    'home, again and again': { on: msOf(again.on), off: msOf(again.off) },
  };
}

/** Home pages per second, with rendering on and off in turn. */
async function pagesPerSecond(shops: Shops, seconds: number) {
  const counted = { on: [] as number[], off: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const rendering of ['on', 'off'] as const) {
      const ask = () => askPage(shops[rendering], '/');
      counted[rendering].push(await throughput(CALLERS, seconds / TURNS, ask));
    }
  return { on: Math.round(median(counted.on)), off: Math.round(median(counted.off)) };
}

const isShort = hasFlag('--short');
const SECONDS = wholeNumber('SECONDS', isShort ? 5 : 60);
const RATE = 50;
const MOST_P95_MS = 50;
const LEAST_OF_OFF = 1;

await buildForProduction();
const on = await startShop(distDir, { rendering: 'on' });
const off = await startShop(distDir, { rendering: 'off' });
const shops = { on: on.url, off: off.url };
const faults: string[] = [];

/** Requests home, the list, and one product after the other, a third each. */
async function steadyLoad(url: string, products: readonly string[]) {
  const pathOf = (number: number) =>
    ['/', '/products', products[Math.floor(number / 3) % products.length]][number % 3] ?? '/';
  const answers = await atRate(RATE, SECONDS, (number, due) => askPage(url, pathOf(number), due));
  const times = answers.map(({ ms }) => ms);
  return {
    median: Math.round(quantile(times, 0.5)),
    p95: Math.round(quantile(times, 0.95)),
    most: Math.round(Math.max(...times)),
    pages: answers.length,
    rendered: answers.filter(isRendered).length,
  };
}

try {
  const products = await productPaths(shops.on);
  const costs = await pageCosts(shops, isShort ? products.slice(0, 20) : products);
  const homes = await pagesPerSecond(shops, SECONDS / 2);
  const steady = {
    on: await steadyLoad(shops.on, products),
    off: await steadyLoad(shops.off, products),
  };
  console.log(`\nms of one page, medians of up to ${products.length}; rendering on and off`);
  console.table(costs);
  console.log('homes per second, 8 callers');
  console.table({ homes });
  console.log(
    `ms at ${RATE} pages per second for ${SECONDS} s, ${availableParallelism()} cores, this load included`,
  );
  console.table(steady);
  const { p95, pages, rendered } = steady.on;
  if (p95 > MOST_P95_MS) faults.push(`p95 is ${p95} ms, over ${MOST_P95_MS}`);
  if (rendered < pages) faults.push(`${pages - rendered} of ${pages} pages were not rendered`);
  if (homes.on < homes.off * LEAST_OF_OFF)
    faults.push(`homes per second: ${homes.on} of ${homes.off}`);
} finally {
  await on.stop();
  await off.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
