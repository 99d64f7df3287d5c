import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/browser.ts';
import { wholeNumber } from '../support/settings.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';
import { median } from '../support/statistics.ts';
import { inTurns } from '../support/turns.ts';
import { startHost } from './host.ts';
import { type EmbedVisit, visitHost } from './visit.ts';

const ROUNDS = wholeNumber('ROUNDS', 9);

interface Case {
  what: string;
  path: string;
  tag: string;
  keys: readonly (keyof EmbedVisit)[];
  /** Limits of the cost for a host page. */
  most: Partial<EmbedVisit>;
}

const CASES: Case[] = [
  {
    what: 'a page with one cart, as an element',
    path: '/',
    tag: 'pinpu-cart',
    keys: ['placeholder', 'cart', 'scriptBytes', 'scripts', 'blocked', 'shifted'],
    most: { placeholder: 650, cart: 2000, scriptBytes: 80_000, blocked: 100, shifted: 0 },
  },
  {
    what: 'the same as one fixed version with integrity',
    path: '/exact',
    tag: 'pinpu-cart',
    keys: ['cart', 'scriptBytes', 'scripts', 'blocked', 'shifted'],
    most: { cart: 2000, scriptBytes: 80_000, scripts: 1, blocked: 100, shifted: 0 },
  },
  {
    what: 'a host built by webpack that shares React 19, with a product and the cart mounted',
    path: '/webpack-19',
    tag: 'pinpu-mount',
    keys: ['scriptBytes', 'scripts'],
    most: { scriptBytes: 60_000 },
  },
  {
    what: 'the same with React 18, which brings a React 19 for the cart',
    path: '/webpack-18',
    tag: 'pinpu-mount',
    keys: ['scriptBytes', 'scripts'],
    most: {},
  },
];

await buildForProduction();
const dataDir = temporaryFolder();
const shop = await startShop(distDir, { dataDir });
const host = await startHost(shop.url, dataDir);
const browser = await launch();

const results = await inTurns(ROUNDS, CASES, ({ path, tag }) =>
  visitHost(browser, { url: host.origin + path, shop: shop.url, tag }),
).finally(async () => {
  await browser.close();
  host.close();
  await shop.stop();
});
for (const [at, { what, keys, most }] of CASES.entries()) {
  const rows = keys.map((measure) => {
    const values = (results[at] ?? []).map((visit) => visit[measure]);
    return { measure, median: Number(median(values).toFixed(3)), most: most[measure] };
  });
  console.log(`\n${what}, medians of ${ROUNDS} cold visits; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s`);
  console.table(rows);
  if (rows.some((one) => one.most !== undefined && one.median > one.most)) process.exitCode = 1;
}
