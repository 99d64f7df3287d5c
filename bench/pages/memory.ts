import { expect, type Page } from '@playwright/test';
import { signIn } from '../../e2e/support/mail.ts';
import { memoryOf, type PageMemory } from '../../e2e/support/page-memory.ts';
import { phone } from '../../e2e/support/phone.ts';
import { REMOTE_SCREENS } from '../../e2e/support/remote-screens.ts';
import { SLOW_PHONE } from '../../e2e/support/slow-network.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/browser.ts';
import { wholeNumber } from '../support/settings.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { buildForProduction, startShop } from '../support/start-shop.ts';

const NAVIGATIONS = wholeNumber('NAVIGATIONS', 200);
/** Rounds after which code, caches, styles and the list of resource timings (at most 250) no longer grow. */
const WARM_UP = 8;
const ROUNDS_PER_SAMPLE = 4;
/** The largest ratios that count as constant. */
const FLAT = { heap: 1.05, listeners: 1.01, nodes: 1.02 };

/** One page of each remote, from home on. */
const TOUR = ['home', 'products', 'product', 'cart', 'vip', 'earnings', 'admin'].map((name) => {
  const screen = REMOTE_SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
});

/** Long, since a slowed page needs time, which is not measured here. */
const PATIENCE_MS = 60_000;

/** The number of navigations in `tour`. */
const TOUR_LENGTH = 2 * (TOUR.length - 1);

/** Follows a link to an address in the shop, as a link on the page would be followed. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('footer')?.append(link);
    link.click();
    link.remove();
  }, address);

/** Goes from home through a page of each remote without loading a document, and back again step by step. */
async function tour(page: Page) {
  for (const { address, whole } of TOUR.slice(1)) {
    await follow(page, address);
    await expect(whole(page)).toBeVisible({ timeout: PATIENCE_MS });
  }
  for (const { whole } of TOUR.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(whole(page)).toBeVisible({ timeout: PATIENCE_MS });
  }
}

await buildForProduction();
const dataDir = temporaryFolder();
process.env.E2E_DATA_DIR = dataDir;
const shop = await startShop(distDir, { dataDir });
// Optimised code, which the engine compiles at any time, would count as heap.
const browser = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug');
const context = await browser.newContext({ ...phone, baseURL: shop.url });
const page = await context.newPage();
await signIn(page, 'promoter@pinpu.test');
await page.goto('/');
// On a slow processor React discards renderings, whose elements must be released, too.
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', SLOW_PHONE);
const measure = await memoryOf(page);

/** Measured on a page with a fixed length, since home shows more over time. */
async function measureAside(): Promise<PageMemory> {
  await follow(page, '/link-ended');
  await page.getByRole('main').getByRole('heading', { name: /連結/ }).waitFor();
  const memory = await measure();
  await page.goBack();
  return memory;
}

const samples: (PageMemory & { navigations: number })[] = [];
const rounds = Math.ceil(NAVIGATIONS / TOUR_LENGTH);
for (let round = -WARM_UP; round <= rounds; round += 1) {
  if (round > -WARM_UP) await tour(page);
  if (round >= 0 && (round % ROUNDS_PER_SAMPLE === 0 || round === rounds))
    samples.push({ navigations: round * TOUR_LENGTH, ...(await measureAside()) });
  process.stdout.write('.');
}
await browser.close();
await shop.stop();

console.log(`\nafter garbage collection; ${WARM_UP} rounds before are not counted`);
console.table(samples);
const [before, after] = [samples[0], samples.at(-1)];
const isFlat = (['heap', 'listeners', 'nodes'] as const).every(
  (key) => (after?.[key] ?? 0) <= (before?.[key] ?? 0) * FLAT[key],
);
console.log(isFlat ? 'flat' : 'not flat');
process.exitCode = isFlat ? 0 : 1;
