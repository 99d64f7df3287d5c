import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/src/testing/shop-process.ts';
import { root } from '../../tooling/build/workspaces.ts';

/** A new folder for the data of one measurement or proof. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'pinpu-bench-'));

/** The token with which the operator of the shop in `dataDir` calls it. */
export const operatorToken = (dataDir: string): string =>
  readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim();

/** The shop's public URL, the same for all instances. */
export const PUBLIC_URL = 'http://shop.test';

/** The server key that all instances on a database share. */
export const SERVER_KEY = randomBytes(32).toString('hex');

/** One instance of the shop, in a process of its own that can be killed and restarted. */
export interface ShopProcess {
  url: string;
  pid(): number | undefined;
  start(): Promise<void>;
  /** `SIGKILL` kills it immediately; `SIGTERM` stops it gracefully. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** How it ended, if that was not requested; '' otherwise. */
  failure(): string;
  output(): string;
}

const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

/** Limits above the needs of any proof: thousands of unpaid orders, hundreds of equal requests by a shopper. */
const LOAD = {
  ORDER_CALLS_PER_ADDRESS: '1000000',
  OPEN_ORDERS_PER_EMAIL: '1000000',
  OPEN_ORDERS_IN_TOTAL: '1000000',
  HELD_UNITS_PER_EMAIL: '1000000',
  HELD_UNITS_PER_ADDRESS: '1000000',
  HELD_UNITS_IN_TOTAL: '1000000',
  SEARCHES_PER_ADDRESS: '1000000',
  LOOSE_SEARCHES_PER_ADDRESS: '1000000',
};

/** The program of an instance and its arguments. */
export type Program = readonly [file: string, ...args: string[]];

export const SHOP: Program = ['server/src/main.ts'];

function spawnShop(env: Record<string, string>, port: number, program: Program) {
  const started = spawn(process.execPath, [...FLAGS, ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // The cache of compiled modules; not set outside of `npm test`.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: '',
      DEMO_SHOP: 'off',
      DIST_DIR: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env.PROVE_LOG ?? 'error',
      PORT: `${port}`,
      PUBLIC_URL,
      SERVER_KEY,
      SMTP_URL: '',
      // The proofs send like a proxy, each shopper with an address of its own.
      TRUST_PROXY: '127.0.0.1',
      ...LOAD,
      ...env,
    },
  });
  if (process.env.PROVE_LOG) {
    started.stdout.pipe(process.stderr);
    started.stderr.pipe(process.stderr);
  }
  return started;
}

/** An instance with these environment variables and a port of its own; not started yet. */
export async function shopProcess(
  env: Record<string, string>,
  program: Program = SHOP,
): Promise<ShopProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let [failure, output, errors] = ['', '', ''];

  async function start() {
    const started = spawnShop(env, port, program);
    child = started;
    [output, errors] = ['', ''];
    const listening = new Promise<void>((resolve) => {
      started.stdout.on('data', (bytes) => {
        output += bytes;
        if (String(bytes).includes('Pinpu 拼鋪')) resolve();
      });
    });
    started.stderr.on('data', (bytes) => {
      errors += bytes;
    });
    const ended = once(started, 'close').then(([code, signal]) => {
      const sentence = `the shop ended with ${code ?? signal}: ${errors}`;
      if (child === started) failure = sentence;
      return sentence;
    });
    const early = await Promise.race([listening, ended]);
    if (early !== undefined) {
      failure = '';
      throw new Error(early);
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const last = child;
    child = undefined;
    if (!last || last.exitCode !== null || last.signalCode !== null) return;
    const ended = once(last, 'exit');
    last.kill(signal);
    await ended;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    start,
    end,
    failure: () => failure,
    output: () => output,
  };
}
