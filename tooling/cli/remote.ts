import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteManifestSchema } from '@pinpu/shared/contracts';
import { artefactOf } from '../deploy/artefact.ts';
import { buildAndDeploy } from '../deploy/deploy.ts';
import { deployOptions } from '../deploy/deploy-arguments.ts';
import { deploymentsCommand } from '../deploy/deployments.ts';
import { chosenShop } from '../deploy/shop-api.ts';
import { workingCopyCommand } from '../dev/working-copy-command.ts';
import { readManifest } from '../webpack/read-manifest.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';
import { workspaceName } from '../webpack/workspace-name.ts';

/** The name of the remote in a folder. @throws Error with a sentence when there is none. */
export function remoteIn(folder: string): string {
  const missing = ['package.json', 'remote.json', 'webpack.config.ts'].find(
    (file) => !existsSync(path.join(folder, file)),
  );
  if (missing !== undefined)
    throw new Error(
      `${folder} is no remote: it has no ${missing}. Run the command in a remote’s folder, or make one by pinpu new.`,
    );
  const name = workspaceName(folder);
  if (/^mf(-[a-z][a-z0-9]*)+$/.test(name)) return name;
  throw new Error(
    `"${name}" in package.json can’t be a remote’s name: take mf- and lower-case words joined by hyphens, for example mf-wishlist.`,
  );
}

function summary(outDir: string) {
  const files = readdirSync(outDir);
  const { requires } = readManifest(remoteManifestSchema, path.join(outDir, 'remote.json'));
  const bytes = files
    .filter((file) => file.endsWith('.js.br'))
    .reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);
  return `${files.length} files, scripts of ${Math.ceil(bytes / 1024)} KB compressed; needs @pinpu/shared ${requires}`;
}

/** Builds the remote in a folder into its `dist/`. @throws Error with a sentence, or with webpack's messages */
export async function buildRemote(folder: string) {
  const name = remoteIn(folder);
  readRemoteSource(path.join(folder, 'remote.json'));
  process.env.NODE_ENV = 'production';
  const outDir = path.join(folder, 'dist');
  const { compile } = await import('../build/compile.ts');
  await compile({ folder, outDir, mode: 'production' });
  console.log(`${name} 已建置 built into dist/: ${summary(outDir)}`);
}

/** The name may be left out, since a folder contains one remote. */
const withName = (name: string, args: string[]) => (args[0] === name ? args : [name, ...args]);

/** Builds the remote in a folder, and deploys it to a running shop. @throws Error with a sentence */
export async function deployRemote(folder: string, args: string[]) {
  const name = remoteIn(folder);
  const options = deployOptions(withName(name, args));
  await buildAndDeploy(chosenShop(folder, options.to), options, async () => {
    await buildRemote(folder);
    return artefactOf(folder, path.join(folder, 'dist'), name);
  });
}

/** Prints what is live, and the changes. @throws Error with a sentence */
export async function showDeployments(folder: string, args: string[]) {
  const { to, run } = deploymentsCommand(args);
  console.log(await run(chosenShop(folder, to)));
}

export const rollBackRemote = (folder: string, args: string[]) =>
  showDeployments(folder, ['rollback', ...withName(remoteIn(folder), args)]);

export const removeRemote = (folder: string, args: string[]) =>
  showDeployments(folder, ['remove', ...withName(remoteIn(folder), args)]);

/** Serves the remote in a folder from source until Ctrl-C. @throws Error with a sentence. */
export async function developRemote(folder: string, args: string[]) {
  const name = remoteIn(folder);
  const command = workingCopyCommand([name, ...args], process.env, [name]);
  if (command === undefined)
    throw new Error(
      'Name the shop in whose pages you want to see it: pinpu dev --for https://shop.example',
    );
  process.env.NODE_ENV = 'development';
  const { serveWorkingCopy, stopOnSignal } = await import('../dev/serve.ts');
  stopOnSignal(await serveWorkingCopy(folder, command));
}
