import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Writes `shell.json` (the scripts of the first load, their sha384, the version of shared it provides, the slots and
 * pages of its frame) and `index.html`, the template in which the gateway sets script tags, composition and hints. Copies
 * the files of `root/` beside the template (icons, manifest), which the gateway serves at the shop's root.
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
      compilation.hooks.processAssets.tap({ name: 'ShellManifestPlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const scripts = files
          .filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'))
          .map((file) => {
            const content = compilation.assets[file]?.source() as Buffer | string;
            return {
              file,
              integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
            };
          });
        const frame: object = JSON.parse(readFileSync(this.frameFile, 'utf8'));
        compilation.fileDependencies.add(this.frameFile);
        const text = JSON.stringify({ scripts, provides: this.provides, ...frame }, null, 2);
        compilation.emitAsset(
          'index.html',
          new webpack.sources.RawSource(readFileSync(this.template)),
        );
        compilation.fileDependencies.add(this.template);
        const root = path.join(path.dirname(this.template), 'root');
        for (const name of readdirSync(root))
          compilation.emitAsset(
            `root/${name}`,
            new webpack.sources.RawSource(readFileSync(path.join(root, name))),
          );
        compilation.emitAsset('shell.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
