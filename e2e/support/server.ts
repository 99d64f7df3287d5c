import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;
const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

interface ServerOptions {
  port: number;
  dataDir: string;
  publicUrl: string;
  env?: Record<string, string>;
}

function spawnServer({ port, dataDir, publicUrl, env }: ServerOptions): ChildProcess {
  const server = spawn(process.execPath, [...FLAGS, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: 'production',
      ...env,
    },
  });
  const log = createWriteStream(path.join(dataDir, 'server.log'));
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

/** Whether `url` responds in time, while its process is alive. */
export async function answersFrom(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Ends a process that was started here, and waits until it has exited. */
export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts the server and waits until it is ready.
 * @throws Error naming its log when it does not start.
 */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const server = spawnServer(options);
  if (await answersFrom(`http://127.0.0.1:${options.port}/readyz`, server)) return server;
  await end(server);
  throw new Error(`The server under test did not start; its log is ${options.dataDir}/server.log`);
}
