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
  /** Deploys as `npm run deploy` does; the lines that it prints. */
  deploy(artefact: Artefact, options?: Partial<DeployOptions>): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a shop of its own, with what is built, `above` the port of the shop under test. */
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

/** The build of a remote, or of the shell, with another text of one of its scripts, as another build would have it. */
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

/** The same with a line added in front of a script. */
export const changedBuild = (name: string, script: string, line: string): Artefact =>
  editedBuild(name, script, (code) => `${line}\n${code}`);
