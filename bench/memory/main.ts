import { signIn } from '../../e2e/support/mail.ts';
import { memoryOf, type PageMemory } from '../../e2e/support/page-memory.ts';
import { phone } from '../../e2e/support/phone.ts';
import { build } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { launch } from '../support/launch.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';
import { follow, slowDown, TOUR_LENGTH, tour } from './tour.ts';

const NAVIGATIONS = Number(process.env.NAVIGATIONS ?? 200);
/** Rounds after which code, caches, styles and the list of resource timings (at most 250) no longer grow. */
const WARM_UP = 8;
const ROUNDS_PER_SAMPLE = 4;
/** The factor by which the page is slowed down, to be like a phone. */
const SLOWER = 4;
/** The largest ratios that count as constant. */
const FLAT = { heap: 1.05, listeners: 1.01, nodes: 1.02 };

process.env.NODE_ENV = 'production';
await build();
const dataDir = temporaryData();
process.env.E2E_DATA_DIR = dataDir;
const shop = await startShop(distDir, 8199, { dataDir });
// Optimised code, which the engine compiles at any time, would count as heap.
const browser = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug');
const context = await browser.newContext({ ...phone, baseURL: shop.url });
const page = await context.newPage();
await signIn(page, 'promoter@pinpu.test');
await page.goto('/');
await slowDown(page, SLOWER);
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
