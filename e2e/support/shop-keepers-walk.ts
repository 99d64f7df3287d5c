import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { distDir, remoteNames, root } from '../../tooling/build/workspaces.ts';
import { checkoutCopy } from '../../tooling/scaffold/checkout-copy.ts';

const PHOTOS = ['tea.jpg', 'tea-leaves.png', 'cup.webp', 'jam.jpg'].map((name) => `photos/${name}`);
const PICTURES = [...PHOTOS, 'logo.png', 'slide-phone.jpg', 'slide-wide.jpg'];

/**
 * A checkout with this one's packages and builds, without data and `.env`, and with the photos of the walk-through in
 * `my-shop/`.
 */
export async function checkoutWithPhotos(): Promise<string> {
  const copy = checkoutCopy(['shell', 'server', ...remoteNames()]);
  for (const folder of ['built', 'stamps'])
    cpSync(path.join(distDir, folder), path.join(copy, 'dist', folder), { recursive: true });
  const { markInstalled } = await import(path.join(copy, 'tooling/run/install.mjs'));
  markInstalled();
  mkdirSync(path.join(copy, 'my-shop/photos'), { recursive: true });
  for (const [at, name] of PICTURES.entries()) {
    const background = { r: 90, g: 40 * at, b: 60 };
    const create = { width: 640, height: 480 + at, channels: 3 as const, background };
    await sharp({ create }).toFile(path.join(copy, 'my-shop', name));
  }
  return copy;
}

interface Block {
  language: string;
  file: string;
  text: string;
}

/** The code blocks of the walk-through in docs/shop-keepers.md, in order. */
function blocks(): Block[] {
  const page = readFileSync(path.join(root, 'docs/shop-keepers.md'), 'utf8');
  const [, section = ''] = /## Your own shop, step by step\n(.*?)\n## /s.exec(page) ?? [];
  return [...section.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  );
}

/** The environment of a reader of the page: a shell, and no settings of the shop outside `.env` except a free port. */
const environment = (port: number) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  npm_config_update_notifier: 'false',
  HOST: '127.0.0.1',
  PORT: String(port),
});

let shop: ChildProcess | undefined;

/**
 * Runs `npm start` until it prints the shop's address, and returns its output. @throws Error with the output if it ends
 * before
 */
function start(cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('npm', ['start'], { cwd, env, detached: true });
  shop = child;
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      output += bytes.toString();
      if (output.includes('Pinpu 拼鋪 http')) resolve(output);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
  });
}

/** Ends `npm start` and the processes it has started, as Ctrl+C does, even if it is not ready yet. */
export async function stop() {
  const { pid, exitCode } = shop ?? {};
  if (pid === undefined || exitCode !== null) return;
  const ended = new Promise((resolve) => shop?.once('exit', resolve));
  process.kill(-pid, 'SIGINT');
  await ended;
}

/**
 * Follows the page step by step; returns the output of `npm start`. @throws Error with the output of a command that
 * fails
 */
export async function followPage(checkout: string, port: number): Promise<string> {
  const env = environment(port);
  let output: string | undefined;
  for (const { language, file, text } of blocks()) {
    if (language !== 'sh') writeFileSync(path.join(checkout, file), text);
    else
      for (const line of text.trim().split('\n')) {
        if (line === 'npm start') {
          output = await start(checkout, env);
          continue;
        }
        const { status, stdout, stderr } = spawnSync(line, {
          cwd: checkout,
          env,
          shell: true,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout}${stderr}`);
      }
  }
  if (output === undefined) throw new Error('The page does not say how to start the shop.');
  return output;
}
