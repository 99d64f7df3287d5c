import { existsSync } from 'node:fs';
import path from 'node:path';
import { artefactIn } from '../deploy/artefact.ts';
import { deployArtefact } from '../deploy/deploy.ts';
import { deployOptions } from '../deploy/deploy-arguments.ts';
import { runDeployments } from '../deploy/deployments.ts';
import { deploymentsCommand } from '../deploy/deployments-arguments.ts';
import { launchBrowser } from '../deploy/launch-browser.ts';
import { deployToken, shopApi, shopOrigin } from '../deploy/shop-api.ts';
import { readJson } from '../scaffold/json-file.ts';
import { buildRemote } from './build.ts';
import { remoteIn } from './remote-folder.ts';

function shopOf(folder: string, to: string | undefined) {
  const environmentFile = path.join(folder, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  return shopApi(shopOrigin(to, process.env), deployToken(folder, process.env));
}

/** The name may be left out, since a folder contains one remote. */
const withName = (name: string, args: string[]) => (args[0] === name ? args : [name, ...args]);

/** `pinpu deploy`: builds the remote in a folder and deploys it to a running shop. @throws Error with a sentence. */
export async function deployRemote(folder: string, args: string[]) {
  const name = remoteIn(folder);
  const options = deployOptions(withName(name, args));
  const shop = shopOf(folder, options.to);
  // Checks before building that the shop answers and accepts the token.
  await shop.get('/api/deployments');
  await buildRemote(folder);
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const artefact = artefactIn(path.join(folder, 'dist'), name, version);
  await deployArtefact(shop, artefact, options, { launch: launchBrowser, print: console.log });
}

/** `pinpu deployments`: prints what is live, and the changes. @throws Error with a sentence */
export async function showDeployments(folder: string, args: string[]) {
  const command = deploymentsCommand(args);
  console.log(await runDeployments(shopOf(folder, command.to), command));
}

/** `pinpu rollback`: rolls back the last deployment. @throws Error with a sentence. */
export const rollBackRemote = (folder: string, args: string[]) =>
  showDeployments(folder, ['rollback', ...withName(remoteIn(folder), args)]);
