import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileStale } from '../build/build.ts';
import { distDir, remoteNames, root } from '../build/workspaces.ts';
import { artefactIn } from './artefact.ts';
import { deployArtefact } from './deploy.ts';
import { deployOptions } from './deploy-arguments.ts';
import { DeployError, runDeployCommand } from './deploy-error.ts';
import { launchBrowser } from './launch-browser.ts';
import { deployToken, shopApi, shopOrigin } from './shop-api.ts';

/** The build of a workspace of this checkout, which is compiled only if it is not up to date. */
async function artefactOf(name: string) {
  const names = ['shell', ...remoteNames()];
  if (!names.includes(name))
    throw new DeployError(`This checkout has no ${name}; it has ${names.join(', ')}.`);
  await compileStale([name]).catch((error: unknown) => {
    throw new DeployError(error instanceof Error ? error.message : String(error));
  });
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(root, name, 'package.json'), 'utf8'),
  );
  return artefactIn(path.join(distDir, 'built', name), name, version);
}

/** The command `npm run deploy -- mf-cart`. */
await runDeployCommand(async () => {
  const began = performance.now();
  const environmentFile = path.join(root, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const options = deployOptions(process.argv.slice(2));
  const shop = shopApi(shopOrigin(options.to, process.env), deployToken(root, process.env));
  // Checks before building that the shop answers and accepts the token.
  await shop.get('/api/deployments');
  const artefact = await artefactOf(options.name);
  await deployArtefact(shop, artefact, options, { launch: launchBrowser, print: console.log });
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s from command to live`);
});
