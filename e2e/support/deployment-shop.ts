import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { distDir } from '../../tooling/build/workspaces.ts';
import { type Artefact, artefactIn } from '../../tooling/deploy/artefact.ts';
import { deployArtefact } from '../../tooling/deploy/deploy.ts';
import type { DeployOptions } from '../../tooling/deploy/deploy-arguments.ts';
import { launchBrowser } from '../../tooling/deploy/launch-browser.ts';
import { type ShopApi, shopApi } from '../../tooling/deploy/shop-api.ts';
import { changedArtefact } from './changed-artefact.ts';
import { newDataDir } from './data-dir.ts';
import { end, startServer } from './server.ts';
import { shop } from './shop.ts';

/** A shop to deploy to. */
export interface DeploymentShop {
  url: string;
  dataDir: string;
  api: ShopApi;
  /** Deploys like `npm run deploy`; returns the printed lines. */
  deploy(artefact: Artefact, options?: Partial<DeployOptions>): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a shop of its own with the current builds; its port is that of the shop under test plus `above`. */
export async function startDeploymentShop(
  above: number,
  env: Record<string, string> = {},
): Promise<DeploymentShop> {
  const port = shop.port + above;
  const url = `http://localhost:${port}`;
  const dataDir = newDataDir('demo', 'deployments');
  const server = await startServer({
    startLimitMs: 110_000,
    port,
    dataDir,
    publicUrl: url,
    env,
  });
  const api = shopApi(url, readFileSync(path.join(dataDir, 'operator.token'), 'utf8').trim());
  return {
    url,
    dataDir,
    api,
    async deploy(artefact, options = {}) {
      const lines: string[] = [];
      const parameters = { name: artefact.name, why: '', accept: [], ...options };
      const print = (line: string) => lines.push(line);
      await deployArtefact(api, artefact, parameters, { launch: launchBrowser, print });
      return lines;
    },
    async stop() {
      await end(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The build of a remote, or of the shell, in which the text of one script was changed. */
export function editedBuild(
  name: string,
  script: string,
  edit: (code: string) => string,
): Artefact {
  const built = artefactIn(path.join(distDir, 'built', name), name, '9.0.0');
  if (![...built.files.keys()].some((file) => file.startsWith(script)))
    throw new Error(`${name} has no ${script}`);
  const suffix = createHash('sha256').update(edit('')).digest('hex').slice(0, 6);
  return changedArtefact(built, suffix, (file, bytes) =>
    file.startsWith(script) ? Buffer.from(edit(bytes.toString())) : undefined,
  );
}

/** The same with a line added at the beginning of a script. */
export const changedBuild = (name: string, script: string, line: string): Artefact =>
  editedBuild(name, script, (code) => `${line}\n${code}`);
