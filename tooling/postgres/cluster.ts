import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/shop-process.ts';
import { signalTree } from './process-tree.ts';

/** A PostgreSQL server for tests; `stop` removes all of it. */
export interface Cluster {
  url: string;
  /** Ends the server and all of its connections; `startAgain` starts it with the same files and port. */
  shutDown(mode: Shutdown): Promise<void>;
  startAgain(): Promise<void>;
  /** Suspends every process of the server, so that it answers nothing until `resume`. */
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface Person {
  uid: number;
  gid: number;
}

const idOf = (flag: string, name: string): number | null => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/** The user who runs PostgreSQL, if not the current one: PostgreSQL refuses to run as root. */
function runner(): Person | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}

function initialise(bin: string, data: string, person: Person | null): void {
  const args = ['-D', data, '-U', 'pinpu', '--auth=trust', '--encoding=UTF8', '--no-locale', '-N'];
  const process = spawnSync(path.join(bin, 'initdb'), args, {
    ...person,
    cwd: '/',
    encoding: 'utf8',
  });
  if (process.status !== 0) throw new Error(`initdb failed: ${process.stderr}`);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

async function untilReady(server: ChildProcess, port: number, output: string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break;
    if (output.join('').includes('ready to accept connections') && (await answers(port))) return;
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not start: ${output.join('')}`);
}

/** Ways to shut down PostgreSQL: `fast` ends all connections and rolls back; `immediate` is like a crash. */
type Shutdown = 'fast' | 'immediate';

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

async function stopServer(server: ChildProcess, mode: Shutdown): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(SIGNALS[mode]);
  await ended;
}

interface Place {
  folder: string;
  port: number;
  person: Person | null;
}

/** Starts the server process on the cluster's files. @throws Error with its output if it does not become ready */
async function startServer(bin: string, { folder, port, person }: Place): Promise<ChildProcess> {
  const settings = ['fsync=off', 'max_connections=200', 'deadlock_timeout=200ms'];
  const args = ['-D', dataIn(folder), '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
  const server = spawn(
    path.join(bin, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    { ...person, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const output: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  try {
    await untilReady(server, port, output);
  } catch (error) {
    await stopServer(server, 'immediate');
    throw error;
  }
  return server;
}

const dataIn = (folder: string) => path.join(folder, 'data');

/** Starts a temporary cluster with the binaries in `bin`, on a free port of the loopback interface. */
export async function startCluster(bin: string): Promise<Cluster> {
  const person = runner();
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-pg-'));
  if (person) chownSync(folder, person.uid, person.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    initialise(bin, dataIn(folder), person);
    const place = { folder, port: await freePort(), person };
    let server = await startServer(bin, place);
    const signalAll = (signal: NodeJS.Signals) => {
      if (server.pid !== undefined && server.exitCode === null) signalTree(server.pid, signal);
    };
    return {
      url: `postgres://pinpu@127.0.0.1:${place.port}/postgres`,
      shutDown: (mode) => stopServer(server, mode),
      startAgain: async () => {
        server = await startServer(bin, place);
      },
      suspend: () => signalAll('SIGSTOP'),
      resume: () => signalAll('SIGCONT'),
      stop: async () => {
        await stopServer(server, 'fast');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
