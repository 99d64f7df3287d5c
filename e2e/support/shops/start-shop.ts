import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BRIEF, QUICKLY } from '../../../server/src/testing/shop-process.ts';
import { root } from '../../../tooling/build/workspaces.ts';
import { METRICS_TOKEN } from '../metrics.ts';
import { shop } from '../shop.ts';
import { OOLONG } from '../shopping.ts';
import { makeDataDirs, newDataDir } from './data-dir.ts';
import { addMugOptions } from './mug-with-options.ts';
import { addSecondPromoter } from './second-promoter.ts';
import { end, startServer } from './server.ts';

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  BRIEF,
  QUICKLY,
];

/**
 * Raises the stock of the product that most journeys buy, since the demo's would be sold out before the last one.
 * @throws Error with the output of the command
 */
function restock(dataDir: string) {
  const file = path.join(dataDir, 'restock.csv');
  writeFileSync(file, `商品編號,庫存\n${OOLONG},1000\n`);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(shop.port),
    PUBLIC_URL: shop.url,
  };
  const args = [...FLAGS, 'server/src/app/commands/catalog.ts', 'import', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The shop under test was not restocked:\n${stdout}${stderr}`);
}

/** Starts the built shop with demo goods; returns a function that stops it and deletes its data. */
export default async function startShop() {
  const dataDirs = await makeDataDirs();
  const dataDir = newDataDir('demo', 'e2e');
  process.env.E2E_DATA_DIR = dataDir;
  await addSecondPromoter(dataDir);
  await addMugOptions(dataDir);
  const server = await startServer({
    port: shop.port,
    dataDir,
    publicUrl: shop.url,
    env: { METRICS_TOKEN },
    isLasting: true,
  });
  restock(dataDir);
  return async () => {
    await end(server);
    for (const folder of [dataDir, dataDirs]) rmSync(folder, { recursive: true, force: true });
  };
}
