import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..');

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

async function ended(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr?.on('data', (bytes) => {
    err += bytes;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

type Environment = Record<string, string>;

/** For processes that run a few seconds: optimising PGlite's code takes longer than it saves. */
export const BRIEF = '--liftoff-only';

/** Node flag with which commands load in half the time; the shop loads that module itself. */
export const QUICKLY = `--import=${join(SOURCE, 'platform/known-modules.ts')}`;

/** Where Node caches compiled modules, if it does; no other variable of this environment is passed on. */
const { NODE_COMPILE_CACHE } = process.env;
export const compiledModules: Environment = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

const spawned = (file: string, args: readonly string[], env: Environment, cwd?: string) =>
  spawn(process.execPath, [BRIEF, QUICKLY, join(SOURCE, file), ...args], {
    cwd,
    env: {
      ...compiledModules,
      LOG_LEVEL: 'silent',
      DIST_DIR: 'off',
      HOST: '127.0.0.1',
      DEMO_SHOP: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a command of `app/commands` to its end in a separate process. */
export const runInProcess = (
  command: string,
  args: readonly string[],
  env: Environment,
  cwd?: string,
) => ended(spawned(`app/commands/${command}.ts`, args, env, cwd));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until it is ready. @throws Error with its output where it exits. */
export async function startInProcess(env: Environment): Promise<{ stop(): Promise<void> }> {
  const child = spawned('main.ts', [], env);
  const end = ended(child);
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (bytes) => {
      if (String(bytes).includes('Pinpu 拼鋪 http')) resolve();
    });
  });
  const early = end.then(({ err }): never => {
    throw new Error(`the shop ended: ${err}`);
  });
  early.catch(() => undefined);
  await Promise.race([ready, early]);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await end;
    },
  };
}
