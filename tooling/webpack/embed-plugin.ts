import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { BuildTarget } from './base.ts';
import { embedConfig } from './embed-config.ts';

function run(target: BuildTarget): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(embedConfig(target));
    compiler?.run((error, stats) => {
      const watched = [...(stats?.compilation.fileDependencies ?? [])];
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        else resolve(watched);
      });
    });
  });
}

/** Builds a remote's `src/embed.ts` apart, and adds the file to the remote's own, with which it is hashed and deployed. */
export class EmbedPlugin {
  readonly target: BuildTarget;

  constructor(target: BuildTarget) {
    this.target = target;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('EmbedPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'EmbedPlugin', stage }, async () => {
        const outDir = mkdtempSync(path.join(tmpdir(), 'pinpu-embed-'));
        try {
          for (const file of await run({ ...this.target, outDir }))
            compilation.fileDependencies.add(file);
          for (const name of readdirSync(outDir).filter((one) => one.endsWith('.js')))
            compilation.emitAsset(
              name,
              new webpack.sources.RawSource(readFileSync(path.join(outDir, name))),
              { minimized: true, immutable: true, javascriptModule: true },
            );
        } finally {
          rmSync(outDir, { recursive: true, force: true });
        }
      });
    });
  }
}
