import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isShort } from '../forms.ts';
import { shop } from '../shop.ts';

/** In the short form, React 18 is left to `embed-frameworks.spec.ts`. */
const WORKSPACES = isShort ? ['react-19', 'vue'] : ['react-19', 'react-18', 'vue'];

function buildOne(workspace: string, folder: string): Promise<void> {
  const script = path.join(
    import.meta.dirname,
    `../../../foreign-hosts/${workspace}/mount/build.js`,
  );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, folder, shop.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the host ${workspace} did not build`)),
    );
  });
}

const script = (body: Buffer) => ({ file: { body, type: 'text/javascript; charset=utf-8' } });

/** Builds the hosts that mount the cart, with webpack and Vite; returns their scripts by address. */
export async function buildHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinpu-hosts-'));
  try {
    await Promise.all(WORKSPACES.map((workspace) => buildOne(workspace, folder)));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const scripts = names.filter((name) => name.endsWith('.js'));
    return Object.fromEntries(
      scripts.map((name) => [`/${name}`, script(readFileSync(path.join(folder, name)))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
