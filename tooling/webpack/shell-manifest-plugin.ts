import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { fileHashes, isScript } from './file-hashes.ts';
import { inlineScript } from './inline-script.ts';
import { nodeBuildOf } from './node-build-plugin.ts';
import { readFrameSource } from './read-frame-source.ts';

/** The scripts of the first load, and the hashes of scripts loaded on demand. */
function scriptsOf(compilation: Compilation) {
  const first = compilation.entrypoints.get('main')?.getFiles().filter(isScript) ?? [];
  const others = Object.keys(compilation.assets)
    .filter((file) => isScript(file) && !first.includes(file))
    .sort();
  const hashes = fileHashes(compilation, first);
  return {
    scripts: first.map((file) => ({ file, integrity: hashes[file] })),
    integrity: fileHashes(compilation, others),
    calls: compilation.namedChunkGroups.get('api')?.getFiles().filter(isScript) ?? [],
    checks: 'every-file',
  };
}

/** The template with the inline script, without indentation: the HTML is in every page. */
const compact = (html: string, script: string) =>
  html
    .replace(/^\s+/gm, '')
    .replace('<!--inline-script-->', () => `<script nonce="{{nonce}}">${script}</script>`);

/**
 * Writes `shell.json` and `index.html`. `shell.json` has the scripts of the first load and those loaded on demand,
 * their sha384, the build for Node, the provided version of shared, and the slots of the frame. `index.html` is the
 * template with the page's inline script (`src/inline`), into which the server writes script tags, composition and
 * hints. Also copies the files of `root/` (icons, manifest), which the server serves at the shop's root.
 */
export class ShellManifestPlugin {
  readonly provides: string;
  readonly template: string;
  readonly frameFile: string;

  constructor(provides: string, template: string, frameFile: string) {
    this.provides = provides;
    this.template = template;
    this.frameFile = frameFile;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShellManifestPlugin', stage },
        async () => {
          const script = await inlineScript(compiler.context, compilation);
          const { $schema: _, ...frame } = readFrameSource(this.frameFile);
          compilation.fileDependencies.add(this.frameFile);
          const text = JSON.stringify(
            {
              ...scriptsOf(compilation),
              node: nodeBuildOf(compilation),
              provides: this.provides,
              ...frame,
            },
            null,
            2,
          );
          compilation.emitAsset(
            'index.html',
            new webpack.sources.RawSource(compact(readFileSync(this.template, 'utf8'), script)),
          );
          compilation.fileDependencies.add(this.template);
          const root = path.join(path.dirname(this.template), 'root');
          for (const name of readdirSync(root))
            compilation.emitAsset(
              `root/${name}`,
              new webpack.sources.RawSource(readFileSync(path.join(root, name))),
            );
          compilation.emitAsset('shell.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
