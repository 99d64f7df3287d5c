import { rmSync } from 'node:fs';
import { build } from '../../tooling/build/build.ts';
import { shopProcess, temporaryFolder } from './shop-process.ts';
import { until } from './until.ts';

/** Builds what is stale, for production. */
export async function buildForProduction() {
  process.env.NODE_ENV = 'production';
  await build();
}

/** Whether the shop's server renders first screens. */
export type Rendering = 'on' | 'off';

interface ShopSettings {
  dataDir?: string;
  databaseUrl?: string;
  rendering?: Rendering;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

/** Settings that `shopProcess` makes for proofs; empty values leave them at the server's own defaults. */
const AS_BY_DEFAULT = { DEMO_SHOP: '', PUBLIC_URL: '', SERVER_KEY: '', TRUST_PROXY: '' };

/** Starts the demo shop on a dist folder, without the initial delay; `stop` ends it and deletes its data. */
export async function startShop(
  dist: string,
  { dataDir = temporaryFolder(), databaseUrl = '', rendering = 'on', env = {} }: ShopSettings = {},
) {
  const shop = await shopProcess({
    ...AS_BY_DEFAULT,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DIST_DIR: dist,
    APP_INIT_DELAY_MS: '0',
    SERVER_RENDERING: rendering,
    NODE_ENV: 'production',
    ...env,
  });
  await shop.start();
  await until('the shop is ready', 60_000, async () => (await fetch(`${shop.url}/readyz`)).ok);
  const stop = async () => {
    await shop.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: shop.url, pid: shop.pid(), stop };
}
