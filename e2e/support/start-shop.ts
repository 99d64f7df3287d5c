import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shop } from './shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

function startServer(dataDir: string): ChildProcess {
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const server = spawn(process.execPath, [...flags, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(shop.port),
      HOST: '127.0.0.1',
      PUBLIC_URL: shop.url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: 'production',
    },
  });
  const log = createWriteStream(path.join(dataDir, 'server.log'));
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function untilReady(server: ChildProcess, dataDir: string) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${shop.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The shop under test did not start; its log is ${dataDir}/server.log`);
}

/** Starts the built shop on an empty DATA_DIR; what it returns stops it and takes the folder away. */
export default async function startShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pinpu-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  const server = startServer(dataDir);
  await untilReady(server, dataDir);
  return async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
