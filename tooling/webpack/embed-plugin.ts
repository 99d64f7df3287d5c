import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
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

const isBuilt = (name: string) => name.endsWith('.js') || name === 'mount-manifest.json';

function run(target: BuildTarget): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(modulesOf(target.folder).map(({ config }) => config(target)));
    compiler?.run((error, stats) => {
      const watched = (stats?.stats ?? []).flatMap(({ compilation }) => [
        ...compilation.fileDependencies,
      ]);
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        else resolve(watched);
      });
    });
  });
}

/** Adds the types of the elements and their description for editors. */
function emitDescriptions(compilation: Compilation, folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    compilation.fileDependencies.add(file);
    compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
  }
}

/**
 * Builds a remote's `src/embed/embed.ts` and `src/embed/mount/container.ts` separately, and adds them to the remote's
 * files, with which they are hashed and deployed; also adds the files in `src/embed/types/`.
 */
export class EmbedPlugin {
  readonly target: BuildTarget;

  constructor(target: BuildTarget) {
    this.target = target;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('EmbedPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'EmbedPlugin', stage }, async () => {
        emitDescriptions(compilation, path.join(this.target.folder, 'src/embed/types'));
        const isHashed = this.target.mode === 'production';
        const outDir = mkdtempSync(path.join(tmpdir(), 'pinpu-embed-'));
        try {
          for (const file of await run({ ...this.target, outDir }))
            compilation.fileDependencies.add(file);
          for (const name of readdirSync(outDir).filter(isBuilt))
            compilation.emitAsset(
              name,
              new webpack.sources.RawSource(readFileSync(path.join(outDir, name))),
              { minimized: true, immutable: isHashed, javascriptModule: true },
            );
        } finally {
          rmSync(outDir, { recursive: true, force: true });
        }
      });
    });
  }
}
