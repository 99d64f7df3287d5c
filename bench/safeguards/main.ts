import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { type Costs, HOME, visitOnce } from '../composition/visit.ts';
import { startBrowser } from '../support/devtools/browser.ts';
import { PHONE } from '../support/devtools/phone.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { measureBoundary } from './boundary.ts';
import { writeUnverifiedDist } from './unverified-dist.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 11);

process.env.NODE_ENV = 'production';
await build();
const plainDist = temporaryData();
writeUnverifiedDist(plainDist);
const verified = await startShop(distDir, 8195);
const plain = await startShop(plainDist, 8196);
const browser = await startBrowser();
const driven = await launch();

/** The number of home's scripts that have a hash. */
async function checkedScripts(url: string): Promise<number> {
  const page = await driven.newPage();
  await page.goto(url);
  await page.locator('main a[href^="/product/"]').first().waitFor();
  const found = await page.locator('script[src][integrity]').count();
  await page.close();
  return found;
}

const visitHome = (url: string) => visitOnce(browser, url, HOME);
const pairs: { verified: Costs; plain: Costs }[] = [];
let boundary: { bare: number; guarded: number }[] = [];
try {
  // Otherwise the comparison would be meaningless.
  const checked = {
    verified: await checkedScripts(verified.url),
    plain: await checkedScripts(plain.url),
  };
  if (checked.verified === 0 || checked.plain > 0)
    throw new Error(`scripts with a hash: ${JSON.stringify(checked)}`);
  for (const { url } of [verified, plain]) await visitHome(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const isPlainFirst = round % 2 === 0;
    const first = await visitHome((isPlainFirst ? plain : verified).url);
    const second = await visitHome((isPlainFirst ? verified : plain).url);
    pairs.push(
      isPlainFirst ? { plain: first, verified: second } : { plain: second, verified: first },
    );
    process.stdout.write('.');
  }
  boundary = await measureBoundary(driven, ROUNDS);
} finally {
  await browser.close();
  await driven.close();
  await verified.stop();
  await plain.stop();
}

const medianOf = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read));
const row = (key: keyof Costs) => ({
  verified: Math.round(medianOf((pair) => pair.verified[key])),
  'without hashes': Math.round(medianOf((pair) => pair.plain[key])),
  ratio: medianOf((pair) => pair.verified[key] / pair.plain[key]).toFixed(3),
});
console.log(`\nhome, medians of ${ROUNDS} interleaved pairs of cold visits; ${PHONE}, delay 0`);
console.table({
  'all but pictures, bytes': row('bytes'),
  'FCP, ms': row('fcp'),
  'interactive, ms': row('interactive'),
  'LCP, ms': row('lcp'),
});
console.log(`µs to render one component, medians of ${ROUNDS} times 2,000`);
console.table({
  bare: median(boundary.map(({ bare }) => bare)).toFixed(1),
  'in boundary and Suspense': median(boundary.map(({ guarded }) => guarded)).toFixed(1),
});
