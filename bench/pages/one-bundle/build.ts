import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteVersion } from '@pinpu/shared/contracts';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { readShellManifest } from '../../../server/src/modules/delivery/registry/built.ts';
import { compileBy } from '../../../tooling/build/compile.ts';
import { distDir, root } from '../../../tooling/build/workspaces.ts';
import { baseConfig } from '../../../tooling/webpack/base.ts';
import { NodeBuildPlugin } from '../../../tooling/webpack/node-build-plugin.ts';
import { nodeConfig } from '../../../tooling/webpack/node-config.ts';
import { sharedVersion } from '../../../tooling/webpack/shared-modules.ts';
import { shellManifest } from '../../../tooling/webpack/shell-manifest.ts';
import { boundSource, sourceRemotes } from './bound-source.ts';

/** The output folder of the one bundle, with the same layout as the composed shop. */
export const oneBundleDir = path.join(distDir, 'bench/one-bundle');

/** Files written before each build; they import the remotes of this checkout. */
const boundFiles = {
  browser: path.join(oneBundleDir, 'bound-remotes.js'),
  node: path.join(oneBundleDir, 'bound-node.js'),
};

const template = path.join(root, 'shell/html/index.html');
const frame = path.join(root, 'shell/src/composition/frame.json');

/** Records the files of each page's chunk, so that the page can have the same hints as in the composed shop. */
class PageFiles {
  readonly files = new Map<string, string[]>();

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('PageFiles', ({ namedChunkGroups }: Compilation) => {
      for (const [name, group] of namedChunkGroups)
        this.files.set(
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        );
    });
  }
}

function config(pageFiles: PageFiles): Configuration {
  const outDir = path.join(oneBundleDir, 'built/shell');
  const target = { folder: path.join(root, 'shell'), outDir, mode: 'production' } as const;
  const base = baseConfig(target);
  const composed = path.join(root, 'shell/src/composition/remotes.ts');
  const stand = new webpack.NormalModuleReplacementPlugin(/\/remotes\.ts$/, (resource) => {
    if (path.resolve(resource.context, resource.request) === composed)
      resource.request = boundFiles.browser;
  });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    plugins: [
      ...(base.plugins ?? []),
      stand,
      pageFiles,
      new NodeBuildPlugin(nodeConfig(target, boundFiles.node)),
      shellManifest(sharedVersion, template, frame),
    ],
  };
}

/** Hashes for the pages' scripts, which here belong to the shell and are checked by it. */
function shellHashes(): Pick<RemoteVersion, 'integrity' | 'checks'> {
  const file = path.join(oneBundleDir, 'built/shell/shell.json');
  const { integrity, checks } = readShellManifest(file);
  return { integrity, checks };
}

function registryOf(pageFiles: PageFiles) {
  const remotes = sourceRemotes().map(({ name, source }) => {
    const routes = source.routes.map((route) => ({
      ...route,
      files: pageFiles.files.get(`page-${route.page}`) ?? [],
    }));
    const version: RemoteVersion = {
      base: '/assets/',
      entry: '',
      routes,
      fills: source.fills,
      offers: source.offers,
      requires: `^${sharedVersion}`,
      ...shellHashes(),
      status: 'live',
    };
    return [name, { stable: '1', versions: { 1: version }, history: [] }] as const;
  });
  return { sequence: 1, remotes: Object.fromEntries(remotes) };
}

/** Without federation: a chunk per route, hints for the page's own route; one bundle for Node. */
export async function buildOneBundle() {
  rmSync(oneBundleDir, { recursive: true, force: true });
  mkdirSync(path.join(oneBundleDir, 'remotes'), { recursive: true });
  for (const use of ['browser', 'node'] as const)
    writeFileSync(boundFiles[use], boundSource(sourceRemotes(), use));
  const pageFiles = new PageFiles();
  await compileBy(config(pageFiles));
  writeFileSync(
    path.join(oneBundleDir, 'registry.json'),
    JSON.stringify(registryOf(pageFiles), null, 2),
  );
}
