import path from 'node:path';
import { distDir, remoteNames, root } from '../build/workspaces.ts';
import { artefactOf } from './artefact.ts';
import { buildAndDeploy } from './deploy.ts';
import { deployOptions } from './deploy-arguments.ts';
import { DeployError } from './deploy-error.ts';
import { deploymentsCommand } from './deployments.ts';
import { chosenShop } from './shop-api.ts';

/** The build of a workspace of this checkout, which is compiled only if it is not up to date. */
async function built(name: string) {
  const names = ['shell', ...remoteNames()];
  if (!names.includes(name))
    throw new DeployError(`This checkout has no ${name}; it has ${names.join(', ')}.`);
  const { compileStale } = await import('../build/build.ts');
  await compileStale([name]).catch((error: unknown) => {
    throw new DeployError(error instanceof Error ? error.message : String(error));
  });
  return artefactOf(path.join(root, name), path.join(distDir, 'built', name), name);
}

async function deploy(args: readonly string[]) {
  const began = performance.now();
  const options = deployOptions(args);
  await buildAndDeploy(chosenShop(root, options.to), options, () => built(options.name));
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s from command to live`);
}

async function deployments(args: readonly string[]) {
  const { to, run } = deploymentsCommand(args);
  console.log(await run(chosenShop(root, to)));
}

/** `npm run deploy`, `npm run deployments` and `npm run rollback`. */
const args = process.argv.slice(2);
try {
  await (args[0] === 'deploy' ? deploy(args.slice(1)) : deployments(args));
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
