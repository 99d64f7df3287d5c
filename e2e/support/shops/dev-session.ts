import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutCopy } from '../../../tooling/scaffold/checkout-copy.ts';
import { copyDataDir } from './data-dir.ts';

const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

const runIn = (folder: string, file: string, ...args: string[]) =>
  [process.execPath, [...FLAGS, path.join(folder, file), ...args]] as const;

/** A copy of shell and server with one scaffolded remote, whose files may be changed. */
export function scaffoldedCheckout(remote: string): string {
  const copy = checkoutCopy(['shell', 'server']);
  const process = spawnSync(...runIn(copy, 'tooling/scaffold/main.ts', remote), {
    encoding: 'utf8',
  });
  if (process.status !== 0) throw new Error(process.stderr);
  copyDataDir('empty', path.join(copy, '.data'));
  return copy;
}

export function edit(copy: string, file: string, from: string, to: string) {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, text.replace(from, to));
}

function waitForOutput(session: ChildProcess, what: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    const listen = (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes(what)) resolve(log);
    };
    session.stdout?.on('data', listen);
    session.stderr?.on('data', listen);
    session.once('exit', () => reject(new Error(`the session ended:\n${log}`)));
  });
}

/** Runs `npm run dev` in the copy; resolves when the shop's address is printed. */
export async function startDev(copy: string, port: number, ...names: string[]) {
  const [command, args] = runIn(copy, 'tooling/dev/main.ts', ...names);
  const session = spawn(command, args, {
    cwd: copy,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATA_DIR: path.join(copy, '.data'),
      DATABASE_URL: '',
      SMTP_URL: '',
      DEMO_SHOP: 'off',
      NODE_ENV: 'development',
    },
  });
  const url = `http://localhost:${port}`;
  await waitForOutput(session, `Pinpu 拼鋪 ${url}`);
  return { url, stop: () => stopped(session) };
}

/** Runs `npm run dev -- NAME --for SHOP` in the copy; resolves after the first compilation. */
export async function startWorkingCopy(copy: string, port: number, name: string, shop: string) {
  const [command, args] = runIn(copy, 'tooling/dev/main.ts', name, '--for', shop);
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'development' };
  const session = spawn(command, args, { cwd: copy, env });
  await waitForOutput(session, `${name} 已編譯`);
  return { url: `http://localhost:${port}/`, stop: () => stopped(session) };
}

/** Ends a session, unless it has already ended. */
async function stopped(session: ChildProcess) {
  if (session.exitCode !== null || session.signalCode !== null) return;
  const ended = new Promise((resolve) => session.once('exit', resolve));
  session.kill('SIGINT');
  await ended;
}

export const removeCheckout = (copy: string) => rmSync(copy, { recursive: true, force: true });
