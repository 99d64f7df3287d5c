import { rmSync } from 'node:fs';
import { newDataDir } from './data-dir.ts';
import { end, startServer } from './server.ts';
import { shop } from './shop.ts';

const port = shop.port + 76;

/** Starts a shop that renders nothing on the server; `stop` ends it and deletes its data. */
export async function startUnrenderedShop() {
  const dataDir = newDataDir('demo', 'unrendered');
  const url = `http://localhost:${port}`;
  const env = { SERVER_RENDERING: 'off' };
  const server = await startServer({ port, dataDir, publicUrl: url, env, startLimitMs: 80_000 });
  const stop = async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
