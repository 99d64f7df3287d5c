import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, startServer } from './server.ts';
import { shop } from './shop.ts';

/** Starts the built shop on an empty DATA_DIR; the returned function stops it and deletes the folder. */
export default async function startShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pinpu-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  const server = await startServer({ port: shop.port, dataDir, publicUrl: shop.url });
  return async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
