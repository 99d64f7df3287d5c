import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distDir } from '../../tooling/build/workspaces.ts';
import { type Artefact, artefactIn, sha384Of } from '../../tooling/deploy/artefact.ts';
import { deployArtefact } from '../../tooling/deploy/deploy.ts';
import type { DeployOptions } from '../../tooling/deploy/deploy-arguments.ts';
import { launchBrowser } from '../../tooling/deploy/launch-browser.ts';
import { type ShopApi, shopApi } from '../../tooling/deploy/shop-api.ts';
import { newDataDir } from './data-dir.ts';
import { end, startServer } from './server.ts';
import { shop } from './shop.ts';

const PORT = shop.port + 60;
const url = `http://localhost:${PORT}`;

/** A shop to deploy to. */
export interface DeploymentShop {
  url: string;
  api: ShopApi;
  /** Deploys as `npm run deploy` does; the lines that it prints. */
  deploy(artefact: Artefact, options?: Partial<DeployOptions>): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a shop of its own, with what is built. */
export async function startDeploymentShop(): Promise<DeploymentShop> {
  const dataDir = newDataDir('demo', 'deployments');
  const server = await startServer({
    startLimitMs: 110_000,
    port: PORT,
    dataDir,
    publicUrl: url,
  });
  const api = shopApi(url, readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim());
  return {
    url,
    api,
    async deploy(artefact, options = {}) {
      const lines: string[] = [];
      const asked = { name: artefact.name, why: '', accept: [], ...options };
      const print = (line: string) => lines.push(line);
      await deployArtefact(api, artefact, asked, { launch: launchBrowser, print });
      return lines;
    },
    async stop() {
      await end(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The build of a remote with a line added in front of one of its scripts, as another build would have it. */
export function changedBuild(name: string, script: string, line: string): Artefact {
  const { files, version } = artefactIn(path.join(distDir, 'built', name), name, '9.0.0');
  const changed = new Map(files);
  const file = [...files.keys()].find((one) => one.startsWith(script) && one.endsWith('.js')) ?? '';
  const [original, manifest] = [files.get(file), files.get('remote.json')];
  if (!original || !manifest) throw new Error(`${name} has no ${script}`);
  const bytes = Buffer.concat([Buffer.from(`${line}\n`), original.bytes]);
  const json = manifest.bytes.toString().replaceAll(original.sha384, sha384Of(bytes));
  const put = (path: string, kind: typeof original.kind, content: Buffer) => {
    changed.set(path, { kind, bytes: content, sha384: sha384Of(content) });
    changed.delete(`${path}.gz`);
    const small = brotliCompressSync(content);
    changed.set(`${path}.br`, { kind: 'other', bytes: small, sha384: sha384Of(small) });
  };
  put(file, 'script', bytes);
  put('remote.json', 'manifest', Buffer.from(json));
  return {
    name,
    version: `${version}-${sha384Of(bytes).slice(7, 13).replace(/\W/g, '0')}`,
    files: changed,
  };
}
