import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop } from '../support/start-shop.ts';
import { buildOneBundle, oneBundleDir } from './one-bundle/build.ts';
import { type Visit, visitHome } from './visit.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);

const medianOf = (visits: Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));

process.env.NODE_ENV = 'production';
await build();
await buildOneBundle();
const composed = await startShop(distDir, 8191);
const bundled = await startShop(oneBundleDir, 8192);
const browser = await launch();

const visits = { composed: [] as Visit[], bundled: [] as Visit[] };
// Pictures are encoded on their first request: one uncounted visit each.
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
