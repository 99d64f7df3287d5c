import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { compileNested } from './assets.ts';
import type { BuildTarget } from './base.ts';
import { embedConfig } from './embed-config.ts';
import { mountConfig } from './mount-config.ts';

const MODULES = [
  { file: 'src/embed/embed.ts', config: embedConfig },
  { file: 'src/embed/mount/container.ts', config: mountConfig },
] as const;

/** The modules of a remote for other sites' pages. */
const modulesOf = (folder: string) =>
  MODULES.filter(({ file }) => existsSync(path.join(folder, file)));

export const hasEmbed = (folder: string): boolean => modulesOf(folder).length > 0;

/** Adds the types of the elements and their description for editors. */
function emitDescriptions(compilation: Compilation, folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    compilation.fileDependencies.add(file);
    compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
  }
}

async function emitModules(compilation: Compilation, target: BuildTarget) {
  const builds = await Promise.all(
    modulesOf(target.folder).map(({ config }) => compileNested(config(target), compilation)),
  );
  const info = { minimized: true, immutable: target.mode === 'production', javascriptModule: true };
  for (const { name, source } of builds.flatMap((build) => build.getAssets()))
    if (name.endsWith('.js') || name === 'mount-manifest.json')
      compilation.emitAsset(name, source, info);
}

/**
 * Builds a remote's `src/embed/embed.ts` and `src/embed/mount/container.ts` separately, and adds them to the remote's
 * files, with which they are hashed and deployed; also adds the files in `src/embed/types/`.
 */
export const embedPlugin = (target: BuildTarget) => ({
  apply(compiler: Compiler) {
    const name = 'EmbedPlugin';
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        emitDescriptions(compilation, path.join(target.folder, 'src/embed/types'));
        await emitModules(compilation, target);
      });
    });
  },
});
