import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { fillVersions, readRemoteSource } from './read-remote-source.ts';
import { sharedRange } from './shared-modules.ts';

const sha384 = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Scripts of the build, without hot updates. */
const isLoaded = (file: string) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

function scripts(compilation: Compilation) {
  return Object.keys(compilation.assets).filter(isLoaded).sort();
}

function filesOf(compilation: Compilation, name: string): string[] {
  const chunk = compilation.namedChunkGroups.get(name);
  if (chunk === undefined) throw new Error(`no chunk is called ${name}`);
  return chunk.getFiles().filter(isLoaded);
}

/**
 * Writes `remote.json` beside the scripts: entry, routes with the files each page needs, slots filled and offered, the
 * range of shared it requires, and a sha384 of every script (architecture §2).
 */
export class RemoteManifestPlugin {
  readonly sourceFile: string;
  readonly container: string;

  constructor(sourceFile: string, container: string) {
    this.sourceFile = sourceFile;
    this.container = container;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        compilation.fileDependencies.add(this.sourceFile);
        const text = JSON.stringify(this.manifest(compilation), null, 2);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
      });
    });
  }

  private manifest(compilation: Compilation) {
    const [entry = ''] = filesOf(compilation, this.container);
    const { routes: declared, fills, offers } = readRemoteSource(this.sourceFile);
    const exposed = declared.length > 0 ? filesOf(compilation, 'routes') : [];
    const routes = declared.map((route) => ({
      ...route,
      files: [...new Set([entry, ...exposed, ...filesOf(compilation, `page-${route.page}`)])],
    }));
    const integrity = Object.fromEntries(
      scripts(compilation).map((file) => [
        file,
        sha384(compilation.assets[file]?.source() as Buffer | string),
      ]),
    );
    const slots = fillVersions(fills);
    return { entry, routes, fills, slots, offers, requires: sharedRange, integrity };
  }
}
