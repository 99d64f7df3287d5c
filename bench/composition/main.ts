import { chromium } from '@playwright/test';
import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { findBrowser } from '../../tooling/run/browser.ts';
import { buildOneBundle, oneBundleDir } from './one-bundle/build.ts';
import { startShop } from './server.ts';
import { type Visit, visitHome } from './visit.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medianOf = (visits: Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));

process.env.NODE_ENV = 'production';
await build();
await buildOneBundle();
const composed = await startShop(distDir, 8191);
const bundled = await startShop(oneBundleDir, 8192);
const browser = await chromium.launch({
  executablePath: findBrowser() || undefined,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const visits = { composed: [] as Visit[], bundled: [] as Visit[] };
// Pictures are encoded when first asked for: a visit each before anything is counted.
for (const { url } of [composed, bundled]) await visitHome(browser, url);
for (let round = 0; round < ROUNDS; round += 1) {
  visits.composed.push(await visitHome(browser, composed.url));
  visits.bundled.push(await visitHome(browser, bundled.url));
  process.stdout.write('.');
}
await browser.close();
await composed.stop();
await bundled.stop();

const rows = (['scriptBytes', 'hops', 'requests', 'lcp'] as const).map((key) => {
  const ours = medianOf(visits.composed, key);
  const theirs = medianOf(visits.bundled, key);
  return {
    measure: key,
    composed: Math.round(ours),
    'one bundle': Math.round(theirs),
    ratio: (ours / theirs).toFixed(2),
  };
});
console.log(
  `\nhome, medians of ${ROUNDS} interleaved cold visits; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s, delay 0`,
);
console.table(rows);
