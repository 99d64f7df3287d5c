import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../tooling/build/workspaces.ts';
import { freePort } from '../../tooling/postgres/free-port.ts';

/** The shop's public URL, the same for all instances. */
export const PUBLIC_URL = 'http://shop.test';

/** The server key that all instances on a database share. */
export const SERVER_KEY = randomBytes(32).toString('hex');

/** One instance of the shop, in its own process that can be killed and restarted. */
export interface ShopProcess {
  url: string;
  start(): Promise<void>;
  /** `SIGKILL` kills it immediately; `SIGTERM` stops it gracefully. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Resolves when the process prints its address. @throws Error with its output if it exits before. */
async function untilListening(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (bytes) => {
    output += bytes;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (bytes) => {
      if (String(bytes).includes('Pinpu 拼鋪')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${output}`)));
  });
}

/** More than any proof needs: thousands of unpaid orders, hundreds of equal requests of one shopper. */
const LOAD = {
  ORDER_CALLS_PER_ADDRESS: '1000000',
  OPEN_ORDERS_PER_EMAIL: '1000000',
  OPEN_ORDERS_IN_TOTAL: '1000000',
  HELD_UNITS_IN_TOTAL: '1000000',
};

/** An instance with these environment variables, on its own port; not started yet. */
export async function shopProcess(env: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [...FLAGS, path.join(root, 'server/src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: '',
        DEMO_SHOP: 'off',
        DIST_DIR: 'off',
        HOST: '127.0.0.1',
        LOG_LEVEL: process.env.PROVE_LOG ?? 'error',
        PORT: `${port}`,
        PUBLIC_URL,
        SERVER_KEY,
        SMTP_URL: '',
        // The proofs send as a proxy would, each shopper from an own address.
        TRUST_PROXY: '127.0.0.1',
        ...LOAD,
        ...env,
      },
    });
    if (process.env.PROVE_LOG) {
      child.stdout?.pipe(process.stderr);
      child.stderr?.pipe(process.stderr);
    }
    await untilListening(child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, start, end };
}
