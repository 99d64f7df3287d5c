import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop } from '../support/start-shop.ts';
import { pressProduct } from './press.ts';
import type { Seen } from './stopwatch.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);

process.env.NODE_ENV = 'production';
await build();
const shop = await startShop(distDir, 8196);
const browser = await launch();

const seen = { prefetched: [] as Seen[], cold: [] as Seen[] };
// Pictures are encoded on their first request: one uncounted press.
await pressProduct(browser, shop.url, true);
for (let round = 0; round < ROUNDS; round += 1) {
  seen.prefetched.push(await pressProduct(browser, shop.url, true));
  seen.cold.push(await pressProduct(browser, shop.url, false));
  process.stdout.write('.');
}
await browser.close();
await shop.stop();

const row = (results: Seen[], key: keyof Seen) => {
  const values = results.map((result) => result[key]);
  return {
    median: Math.round(median(values)),
    least: Math.round(Math.min(...values)),
    most: Math.round(Math.max(...values)),
  };
};
console.log(
  `\nlist → product, ms from the click, ${ROUNDS} interleaved; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s`,
);
console.table({
  'prefetched by a touch of 300 ms: page is shown': row(seen.prefetched, 'shown'),
  'prefetched: main picture is loaded': row(seen.prefetched, 'picture'),
  'cold: page is shown': row(seen.cold, 'shown'),
  'cold: main picture is loaded': row(seen.cold, 'picture'),
});
