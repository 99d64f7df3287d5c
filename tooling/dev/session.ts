import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { distDir } from '../build/workspaces.ts';
import { type Addresses, addresses } from './addresses.ts';
import { devConfig } from './dev-config.ts';
import { devRemotes, openDevDist, takeShell } from './dev-dist.ts';
import { type DevRegistry, openDevRegistry } from './dev-registry.ts';
import { announce, requireFree } from './dev-server.ts';
import { scriptServer } from './script-server.ts';
import { startShopServer, stopped } from './shop-server.ts';
import { buildMissing, type Sources } from './sources.ts';

const devDir = path.join(distDir, 'dev');

async function compilers({ fromSource }: Sources, at: Addresses, refresh: boolean) {
  const configs = await Promise.all(fromSource.map((name) => devConfig(name, devDir, at, refresh)));
  const compiler = webpack(configs);
  if (compiler === null) throw new Error('webpack returned no compiler');
  return compiler;
}

/** Copies compiled workspaces into the session's dist folder; one with errors keeps its last version. */
async function take({ stats }: MultiStats, what: Sources, at: Addresses, registry: DevRegistry) {
  const shell = stats.find(({ compilation }) => compilation.name === 'shell');
  if (shell !== undefined && !shell.hasErrors()) takeShell(devDir, at);
  await registry.write(devRemotes(distDir, devDir, what, at));
}

/** Starts everything; returns a function that stops it. */
export async function startSession(what: Sources): Promise<() => Promise<void>> {
  const at = addresses();
  await requireFree([at.port, at.scriptPort]);
  await buildMissing(what.asBuilt);
  openDevDist(distDir, devDir, what, at);
  const registry = await openDevRegistry(distDir, devDir);
  await registry.write(devRemotes(distDir, devDir, what, at));

  const refresh = what.fromSource.includes('shell');
  console.log(`編譯 Compiling ${what.fromSource.join(', ')} …`);
  const compiler = await compilers(what, at, refresh);
  compiler.compilers.forEach(announce);
  let shop: ChildProcess | undefined;
  let taken: Promise<void> = Promise.resolve();
  const takeAndServe = async (stats: MultiStats) => {
    await take(stats, what, at, registry);
    if (existsSync(path.join(devDir, 'built/shell/shell.json')))
      shop ??= startShopServer(devDir, at.port, registry.env);
  };
  compiler.hooks.done.tap('dev-dist', (stats) => {
    taken = taken.then(() => takeAndServe(stats)).catch((error: unknown) => console.error(error));
  });
  const scripts = scriptServer(compiler, at, refresh);
  await scripts.start();
  return async () => {
    await taken;
    await Promise.all([scripts.stop(), shop && stopped(shop)]);
  };
}
