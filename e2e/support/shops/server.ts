import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { BRIEF } from '../../../server/src/testing/shop-process.ts';
import { answersFrom, end } from '../../../tooling/operations/child-process.ts';
import { newDataDir } from './data-dir.ts';

export { end };

const root = path.resolve(import.meta.dirname, '../../..');
const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Journeys share an address and mostly an e-mail, and none can wait for a limit. */
const WIDE_LIMITS = {
  ORDER_CALLS_PER_ADDRESS: '10000',
  OPEN_ORDERS_PER_ADDRESS: '10000',
  OPEN_ORDERS_PER_EMAIL: '10000',
  HELD_UNITS_PER_ADDRESS: '100000',
  HELD_UNITS_PER_EMAIL: '100000',
  PAYMENT_QUERY_PAUSE_MS: '0',
  SEARCHES_PER_ADDRESS: '100000',
  LOOSE_SEARCHES_PER_ADDRESS: '100000',
};

interface ServerOptions {
  port: number;
  dataDir: string;
  publicUrl: string;
  env?: Record<string, string>;
  /** True if it serves the whole run: then it is worth optimising the embedded database's code. */
  isLasting?: boolean;
  /** By default a minute; must be less than the caller's hook may take. */
  startLimitMs?: number;
  /** The program and its arguments, which can receive messages; by default the shop itself. */
  program?: readonly string[];
}

function spawnServer({
  port,
  dataDir,
  publicUrl,
  env,
  isLasting = false,
  program = ['server/src/main.ts'],
}: ServerOptions): ChildProcess {
  const flags = isLasting ? FLAGS : [...FLAGS, BRIEF];
  const server = spawn(process.execPath, [...flags, ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: 'production',
      APP_INIT_DELAY_MS: '0',
      // High, since journeys run in parallel: a page must be rendered even on a busy machine.
      PAGE_RENDER_LIMIT_MS: '5000',
      ...WIDE_LIMITS,
      ...env,
    },
  });
  const log = createWriteStream(path.join(dataDir, 'server.log'));
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

/** Starts the server and waits until it is ready. @throws Error that names its log if it does not start */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const server = spawnServer(options);
  const ready = `http://127.0.0.1:${options.port}/readyz`;
  if (await answersFrom(ready, server, options.startLimitMs ?? 60_000)) return server;
  await end(server);
  throw new Error(`The server under test did not start; its log is ${options.dataDir}/server.log`);
}

/** A shop besides the one under test, with data of its own. */
interface OwnShop {
  dataDir: string;
  /** Sends a message to its `program`. */
  send(message: number): void;
  stop(): Promise<void>;
}

interface OwnShopOptions extends Pick<ServerOptions, 'env' | 'startLimitMs' | 'program'> {
  url: string;
}

/** Starts a shop on a copy of the demo shop's data, which `prepare` may change; it returns environment variables. */
export async function startOwnShop(
  name: string,
  { url, ...options }: OwnShopOptions,
  prepare: (dataDir: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<OwnShop> {
  const dataDir = newDataDir('demo', name);
  const server = await startServer({
    startLimitMs: 110_000,
    ...options,
    port: Number(new URL(url).port),
    dataDir,
    publicUrl: url,
    env: { ...options.env, ...(await prepare(dataDir)) },
  });
  const stop = async () => {
    await end(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, send: (message) => server.send(message), stop };
}
