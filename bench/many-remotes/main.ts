import { build } from '../../tooling/build/build.ts';
import { distDir, remoteNames } from '../../tooling/build/workspaces.ts';
import { type Costs, HOME, visitOnce } from '../composition/visit.ts';
import { startBrowser } from '../support/devtools/browser.ts';
import { PHONE } from '../support/devtools/phone.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { pageOf, writeMoreRemotes } from './more-remotes.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const NOW = remoteNames().length;
const MORE = 50 - NOW;

/** Limits of the additional remotes' cost for home. */
const MOST = { bytes: 2048, ratio: 1.02 };

process.env.NODE_ENV = 'production';
await build();
const manyDist = temporaryData();
writeMoreRemotes(manyDist, MORE);
const few = await startShop(distDir, 8193);
const many = await startShop(manyDist, 8194);
const browser = await startBrowser();

/** Opens an additional remote, since its cost would mean nothing if it did not work. */
async function openFurther() {
  const driven = await launch();
  const page = await driven.newPage();
  await page.goto(many.url + pageOf(MORE));
  await page.getByRole('main').getByRole('link').first().waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await driven.close();
  if (!loaded.some((url) => url.includes(`/remotes/mf-more-${MORE}/`)))
    throw new Error(`${pageOf(MORE)} did not load its remote`);
}

const visitHome = (url: string) => visitOnce(browser, url, HOME);
const pairs: { few: Costs; many: Costs }[] = [];
try {
  await openFurther();
  // Pictures are encoded on their first request, so one visit of each is not counted.
  for (const { url } of [few, many]) await visitHome(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each is the first of a pair equally often.
    const isFewFirst = round % 2 === 0;
    const first = await visitHome((isFewFirst ? few : many).url);
    const second = await visitHome((isFewFirst ? many : few).url);
    pairs.push(isFewFirst ? { few: first, many: second } : { few: second, many: first });
    process.stdout.write('.');
  }
} finally {
  await browser.close();
  await few.stop();
  await many.stop();
}

const medianOf = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read));
const row = (key: keyof Costs) => ({
  [`${NOW} remotes`]: Math.round(medianOf((pair) => pair.few[key])),
  '50 remotes': Math.round(medianOf((pair) => pair.many[key])),
  more: Math.round(medianOf((pair) => pair.many[key] - pair.few[key])),
  ratio: Number(medianOf((pair) => pair.many[key] / pair.few[key]).toFixed(3)),
});
const bytes = { document: row('documentBytes'), 'all but pictures': row('bytes') };
const times = {
  'FCP, ms': row('fcp'),
  'interactive, ms': row('interactive'),
  'LCP, ms': row('lcp'),
};
console.log(
  `\nhome until it is interactive, ${ROUNDS} interleaved pairs of cold visits; ${PHONE}, delay 0`,
);
console.table({ ...bytes, ...times });
const isOver =
  Object.values(bytes).some(({ more }) => more > MOST.bytes) ||
  Object.values(times).some(({ ratio }) => ratio > MOST.ratio);
if (isOver) console.error(`over the bound of ${MOST.bytes} bytes or ${MOST.ratio}×`);
process.exitCode = isOver ? 1 : 0;
