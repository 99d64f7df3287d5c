import webpack, { type Compilation, type Compiler } from 'webpack';
import { fileHashes, isScript } from './file-hashes.ts';
import { nodeBuildOf } from './node-build-plugin.ts';
import { fillVersions, readRemoteSource } from './read-remote-source.ts';
import { sharedRange } from './shared-modules.ts';

function filesOf(compilation: Compilation, name: string): string[] {
  const chunk = compilation.namedChunkGroups.get(name);
  if (chunk === undefined) throw new Error(`no chunk is called ${name}`);
  return chunk.getFiles().filter(isScript);
}

/** The modules for other sites' pages among a build's files. */
function modulesForOthers(files: readonly string[]) {
  const scripts = files
    .filter((file) => isScript(file) && /^(?:embed|mount)[.-]/.test(file))
    .sort();
  const embed = scripts.find((file) => file.startsWith('embed.'));
  const entry = scripts.find((file) => file.startsWith('mount.'));
  const view = scripts.find((file) => file.startsWith('mount-view.'));
  if (entry === undefined || view === undefined) return { embed };
  const own_react = scripts.filter((file) => /^mount-(?!view\.)/.test(file));
  return { embed, mount: { files: [entry, view], own_react } };
}

/**
 * Writes `remote.json` beside the scripts: entry, build for Node, routes with the files that each page needs, slots
 * filled and offered, the required range of shared, and a sha384 for every script (docs/composition.md).
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
    const integrity = fileHashes(
      compilation,
      Object.keys(compilation.assets).filter(isScript).sort(),
    );
    const slots = fillVersions(fills);
    const checks = 'every-file';
    return {
      entry,
      ...modulesForOthers(Object.keys(compilation.assets)),
      node: nodeBuildOf(compilation),
      routes,
      fills,
      slots,
      offers,
      requires: sharedRange,
      integrity,
      checks,
    };
  }
}
