import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { startHost } from './host.ts';
import { type EmbedVisit, visitHost } from './visit.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);

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

process.env.NODE_ENV = 'production';
await build();
const dataDir = temporaryData();
const shop = await startShop(distDir, 8197, { dataDir });
const host = await startHost(shop.url, dataDir);
const browser = await launch();

/** Measures a case; returns whether the medians are within the limits. */
async function measure({ what, path, tag, keys, most }: Case): Promise<boolean> {
  const place = { url: host.origin + path, shop: shop.url, tag };
  const visits: EmbedVisit[] = [];
  await visitHost(browser, place);
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.push(await visitHost(browser, place));
    process.stdout.write('.');
  }
  const rows = keys.map((one) => ({
    measure: one,
    median: Number(median(visits.map((visit) => visit[one])).toFixed(3)),
    most: most[one],
  }));
  console.log(`\n${what}, medians of ${ROUNDS} cold visits; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s`);
  console.table(rows);
  return rows.every(({ median: value, most: bound }) => bound === undefined || value <= bound);
}

try {
  for (const one of CASES) if (!(await measure(one))) process.exitCode = 1;
} finally {
  await browser.close();
  host.close();
  await shop.stop();
}
