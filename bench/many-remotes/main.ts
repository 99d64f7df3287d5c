import { build } from '../../tooling/build/build.ts';
import { distDir, remoteNames } from '../../tooling/build/workspaces.ts';
import { type Visit, visitHome } from '../composition/visit.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { pageOf, writeMoreRemotes } from './more-remotes.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const NOW = remoteNames().length;
const MORE = 50 - NOW;

/** What those may cost home. */
const MOST = { bytes: 2048, ratio: 1.02 };

process.env.NODE_ENV = 'production';
await build();
const manyDist = temporaryData();
writeMoreRemotes(manyDist, MORE);
const few = await startShop(distDir, 8193);
const many = await startShop(manyDist, 8194);
const browser = await launch();

/** A further remote works, else its cost would say nothing. */
async function openFurther() {
  const page = await browser.newPage();
  await page.goto(many.url + pageOf(MORE));
  await page.getByRole('main').getByRole('link').first().waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.close();
  if (!loaded.some((url) => url.includes(`/remotes/mf-more-${MORE}/`)))
    throw new Error(`${pageOf(MORE)} did not load its remote`);
}

const pairs: { few: Visit; many: Visit }[] = [];
try {
  await openFurther();
  // Pictures are encoded on their first request: one uncounted visit each.
  for (const { url } of [few, many]) await visitHome(browser, url);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each is the first of a pair as often as the other.
    const isFewFirst = round % 2 === 0;
    const first = await visitHome(browser, (isFewFirst ? few : many).url);
    const second = await visitHome(browser, (isFewFirst ? many : few).url);
    pairs.push(isFewFirst ? { few: first, many: second } : { few: second, many: first });
    process.stdout.write('.');
  }
} finally {
  await browser.close();
  await few.stop();
  await many.stop();
}

const medianOf = (read: (pair: { few: Visit; many: Visit }) => number) => median(pairs.map(read));
const row = (key: keyof Visit) => ({
  [`${NOW} remotes`]: Math.round(medianOf((pair) => pair.few[key])),
  '50 remotes': Math.round(medianOf((pair) => pair.many[key])),
  more: Math.round(medianOf((pair) => pair.many[key] - pair.few[key])),
  ratio: Number(medianOf((pair) => pair.many[key] / pair.few[key]).toFixed(3)),
});
const bytes = { document: row('documentBytes'), 'all but pictures': row('bytes') };
const times = { 'FCP, ms': row('fcp'), 'products shown, ms': row('shown'), 'LCP, ms': row('lcp') };
console.log(
  `\nhome until its products are shown, ${ROUNDS} interleaved pairs of cold visits; 390×844, CPU 4×, 150 ms, 1.6 Mbit/s, delay 0`,
);
console.table({ ...bytes, ...times });
const isOver =
  Object.values(bytes).some(({ more }) => more > MOST.bytes) ||
  Object.values(times).some(({ ratio }) => ratio > MOST.ratio);
if (isOver) console.error(`over the bound of ${MOST.bytes} bytes or ${MOST.ratio}×`);
process.exitCode = isOver ? 1 : 0;
