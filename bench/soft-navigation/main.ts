import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { startBrowser } from '../support/devtools/browser.ts';
import { PHONE } from '../support/devtools/phone.ts';
import { median } from '../support/median.ts';
import { type Rendering, startShop } from '../support/start-shop.ts';
import { pressProduct } from './press.ts';
import type { Seen } from './stopwatch.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);

process.env.NODE_ENV = 'production';
await build();
const shops = [
  { rendering: 'on', ...(await startShop(distDir, 8195, { rendering: 'on' })) },
  { rendering: 'off', ...(await startShop(distDir, 8196, { rendering: 'off' })) },
] satisfies { rendering: Rendering }[];
const browser = await startBrowser();

const cases = shops.flatMap(({ rendering, url }) =>
  [true, false].map((prefetched) => {
    const name = `rendering ${rendering}, ${prefetched ? 'prefetched by a touch of 300 ms' : 'cold'}`;
    return { name, url, prefetched, seen: [] as Seen[] };
  }),
);
try {
  // Round 0 is not counted, since pictures are encoded on their first request.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { url, prefetched, seen } of cases) {
      const pressed = await pressProduct(browser, url, prefetched);
      if (round > 0) seen.push(pressed);
      process.stdout.write('.');
    }
} finally {
  await browser.close();
  for (const { stop } of shops) await stop();
}

const row = (results: Seen[], key: keyof Seen) => {
  const values = results.map((result) => result[key]);
  return {
    median: Math.round(median(values)),
    least: Math.round(Math.min(...values)),
    most: Math.round(Math.max(...values)),
  };
};
console.log(`\nlist → product, ms from the click, ${ROUNDS} interleaved; ${PHONE}`);
console.table(
  Object.fromEntries(
    cases.flatMap(({ name, seen }) => [
      [`${name}: page is shown`, row(seen, 'shown')],
      [`${name}: main picture is loaded`, row(seen, 'picture')],
    ]),
  ),
);
