import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for tests; nothing of it remains after `stop`. */
export interface Cluster {
  url: string;
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

/** PostgreSQL does not run as root: another user runs it then. */
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
  const made = spawnSync(path.join(bin, 'initdb'), args, { ...person, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
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

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back.
  server.kill('SIGINT');
  await ended;
}

/** Starts a temporary cluster with the binaries in `bin`, on a free port of the loopback interface. */
export async function startCluster(bin: string): Promise<Cluster> {
  const person = runner();
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-pg-'));
  if (person) chownSync(folder, person.uid, person.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const data = path.join(folder, 'data');
    initialise(bin, data, person);
    const port = await freePort();
    const settings = ['fsync=off', 'max_connections=200', 'deadlock_timeout=200ms'];
    const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
    const server = spawn(
      path.join(bin, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...person, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const output: string[] = [];
    server.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
    const stop = async () => {
      await stopServer(server);
      remove();
    };
    await untilReady(server, port, output).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: `postgres://pinpu@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
