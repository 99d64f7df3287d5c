import { availableParallelism } from 'node:os';
import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { quantile } from '../support/quantile.ts';
import { startShop } from '../support/start-shop.ts';
import { askPage, isRendered, productPaths } from './ask.ts';
import { pageCosts, pagesPerSecond } from './costs.ts';
import { atRate } from './load.ts';

const isShort = process.argv.includes('--short');
const SECONDS = Number(process.env.SECONDS ?? (isShort ? 5 : 60));
const RATE = 50;
const MOST_P95_MS = 50;
const LEAST_OF_OFF = 1;

process.env.NODE_ENV = 'production';
await build();
const on = await startShop(distDir, 8193, { rendering: 'on' });
const off = await startShop(distDir, 8194, { rendering: 'off' });
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
