import { rmSync } from 'node:fs';
import { makeDataDirs, newDataDir } from './data-dir.ts';
import { METRICS_TOKEN } from './metrics.ts';
import { restock } from './restock.ts';
import { addSecondPromoter } from './second-promoter.ts';
import { end, startServer } from './server.ts';
import { shop } from './shop.ts';

/** Starts the built shop with demo goods; returns a function that stops it and deletes its data. */
export default async function startShop() {
  const dataDirs = await makeDataDirs();
  const dataDir = newDataDir('demo', 'e2e');
  process.env.E2E_DATA_DIR = dataDir;
  await addSecondPromoter(dataDir);
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
