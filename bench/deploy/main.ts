import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedArtefact } from '../../e2e/support/changed-artefact.ts';
import { build, compileStale } from '../../tooling/build/build.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { artefactIn } from '../../tooling/deploy/artefact.ts';
import { deployArtefact } from '../../tooling/deploy/deploy.ts';
import { shopApi } from '../../tooling/deploy/shop-api.ts';
import { launch } from '../support/launch.ts';
import { median } from '../support/median.ts';
import { startShop, temporaryData } from '../support/start-shop.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const NAME = 'mf-cart';
const STEPS = ['build', 'upload and compare', 'pages in a browser', 'live', 'rolled back'] as const;

process.env.NODE_ENV = 'production';
await build();
const dataDir = temporaryData();
const { url, stop } = await startShop(distDir, 8198, { dataDir });
const shop = shopApi(url, readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim());
const browser = await launch();
const open = async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/cart`);
  await page.getByText('購物車是空的').waitFor();
  await page.close();
};

/** Deploys another version and rolls it back; returns the seconds of each step. */
async function deployOnce(round: number): Promise<number[]> {
  let began = performance.now();
  const seconds: number[] = [];
  const lap = () => {
    seconds.push((performance.now() - began) / 1000);
    began = performance.now();
  };
  rmSync(path.join(distDir, 'stamps', NAME), { force: true });
  await compileStale([NAME]);
  const built = artefactIn(path.join(distDir, 'built', NAME), NAME, '9.0.0');
  const comment = Buffer.from(`\n/* build ${round} */\n`);
  const artefact = changedArtefact(built, `r${round}`, (_file, bytes) =>
    Buffer.concat([bytes, comment]),
  );
  lap();
  // One line is printed after each of the three steps, and one more at the end.
  const print = () => seconds.length < STEPS.length - 1 && lap();
  await deployArtefact(shop, artefact, { name: NAME, why: '', accept: [] }, { launch, print });
  began = performance.now();
  await shop.send('POST', `/api/deployments/${NAME}/rollback`, { why: 'measured' });
  await open();
  lap();
  return seconds;
}

await open();
const rounds: number[][] = [];
for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await deployOnce(round));
await browser.close();
await stop();

const row = (values: number[]) => ({
  median: median(values).toFixed(1),
  most: Math.max(...values).toFixed(1),
});
console.log(`\ns, ${ROUNDS} deployments of ${NAME}, one after another`);
console.table({
  ...Object.fromEntries(
    STEPS.map((step, at) => [step, row(rounds.map((seconds) => seconds[at] ?? Number.NaN))]),
  ),
  'command to live': row(rounds.map((seconds) => seconds.slice(0, 4).reduce((a, b) => a + b, 0))),
});
