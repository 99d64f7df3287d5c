// Plain JavaScript, since it runs before anything is installed, on any version of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);

const lockDigest = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
const stampFile = path.join(root, 'node_modules/.pinpu-lock');
const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockDigest();

/** Records that the packages of the current lock file have been installed. */
export const markInstalled = () => writeFileSync(stampFile, lockDigest());

/** Ends the process with one sentence that says what is wrong and how to fix it. */
function reject(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are already installed. */
export function install() {
  if (isInstalled()) return;
  console.log('安裝套件 Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    reject(
      'The packages could not be installed: see npm’s output above, fix the cause, and run the command again.',
    );
  markInstalled();
}

/** The path of the pinned Node, which is an npm package, or of the current one if it is new enough. */
export function pinnedNode() {
  const pinned = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  return reject(
    `Node ${process.versions.node} is too old here and no pinned Node exists for ${process.platform}-${process.arch}: install Node 22.12 or newer.`,
  );
}

/** Installed tools and the pinned Node come first in the PATH; Node caches compiled code. */
export function toolEnvironment(node) {
  const bins = [path.dirname(node), path.join(root, 'node_modules/.bin')];
  return {
    ...process.env,
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  };
}
