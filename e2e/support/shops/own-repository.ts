import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { installedFolder } from '../../../tooling/pack/installed-folder.ts';
import { packPackages } from '../../../tooling/pack/pack.ts';
import { shop } from '../shop.ts';
import { startOwnShop } from './server.ts';

const url = `http://127.0.0.1:${shop.port + 68}`;

/** Starts a shop with this checkout's builds and with a registry of its own, which deployments may change. */
const startShop = () =>
  startOwnShop('own-repository', { url }, async (dataDir) => {
    const dist = path.join(dataDir, 'dist');
    cpSync(path.join(distDir, 'built'), path.join(dist, 'built'), { recursive: true });
    return { DIST_DIR: dist };
  });

/** Runs `pinpu` in a folder; returns its output. @throws Error with the output if the command fails */
function pinpu(cwd: string, args: string[], variables: Record<string, string>): Promise<string> {
  const file = path.join(cwd, 'node_modules/@pinpu/tooling/cli/main.js');
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, PINPU_SHOP_URL: url, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** A running shop, and an empty repository with this checkout's packages, whose team has a token only for `remote`. */
export async function openOwnRepository(remote: string) {
  const packages = mkdtempSync(path.join(tmpdir(), 'pinpu-packages-'));
  const folder = installedFolder(packPackages(packages));
  const { dataDir, stop } = await startShop();
  const tokens = ['deployments', 'tokens', 'issue', '--for', 'wishlist', '--remote', remote];
  const [token = ''] = (await pinpu(folder, tokens, { DATA_DIR: dataDir })).split('\n');
  return {
    url,
    /** Runs `pinpu` as the team. */
    run: (...args: string[]) => pinpu(folder, args, { PINPU_DEPLOY_TOKEN: token }),
    edit(file: string, from: string, to: string) {
      const place = path.join(folder, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
    },
    write(file: string, text: string) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
    async close() {
      await stop();
      for (const place of [packages, folder]) rmSync(place, { recursive: true, force: true });
    },
  };
}
