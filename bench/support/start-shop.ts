import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tooling/build/workspaces.ts';

/** A data folder for one measurement. */
export const temporaryData = () => mkdtempSync(path.join(tmpdir(), 'pinpu-bench-'));

/** Whether the shop's server renders first screens. */
export type Rendering = 'on' | 'off';

interface ShopSettings {
  dataDir?: string;
  databaseUrl?: string;
  rendering?: Rendering;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

/** Starts the shop on `distDir`, without the initial delay; `stop` ends it and deletes its data. */
export async function startShop(
  distDir: string,
  port: number,
  { dataDir = temporaryData(), databaseUrl = '', rendering = 'on', env = {} }: ShopSettings = {},
) {
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const server = spawn(process.execPath, [...flags, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DIST_DIR: distDir,
      APP_INIT_DELAY_MS: '0',
      SERVER_RENDERING: rendering,
      SEARCHES_PER_ADDRESS: '1000000',
      LOOSE_SEARCHES_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      SMTP_URL: '',
      NODE_ENV: 'production',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break;
    if (server.exitCode !== null) throw new Error(`The shop on ${distDir} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pid: server.pid, stop };
}
