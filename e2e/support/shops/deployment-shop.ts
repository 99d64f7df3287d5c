import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { type Artefact, artefactIn } from '../../../tooling/deploy/artefact.ts';
import { deployArtefact } from '../../../tooling/deploy/deploy.ts';
import type { DeployOptions } from '../../../tooling/deploy/deploy-arguments.ts';
import { launchBrowser } from '../../../tooling/deploy/launch-browser.ts';
import { type ShopApi, shopApi } from '../../../tooling/deploy/shop-api.ts';
import { phone } from '../phone.ts';
import { shop } from '../shop.ts';
import { changedArtefact } from './changed-artefact.ts';
import { startOwnShop } from './server.ts';

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
  const url = `http://localhost:${shop.port + above}`;
  const { dataDir, stop } = await startOwnShop('deployments', { url, env });
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
    stop,
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

let opened = 0;

/** With a network address as a proxy in front of the shop would report it. */
export function newVisitor(browser: Browser, url: string): Promise<BrowserContext> {
  opened += 1;
  const network = `10.${Math.floor(opened / 250)}.${opened % 250}.1`;
  return browser.newContext({
    ...phone,
    baseURL: url,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  });
}

/** Calls `visit` with each of `visitors` new visitors, a few at a time. */
export async function visitEach(
  browser: Browser,
  { url, visitors, atOnce = 4 }: { url: string; visitors: number; atOnce?: number },
  visit: (visitor: BrowserContext) => Promise<void>,
): Promise<void> {
  let waiting = visitors;
  const next = async () => {
    while (waiting > 0) {
      waiting -= 1;
      const visitor = await newVisitor(browser, url);
      await visit(visitor);
      await visitor.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
