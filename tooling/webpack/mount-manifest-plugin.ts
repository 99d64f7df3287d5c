import webpack, { type Compilation, type Compiler } from 'webpack';
import { isScript } from './file-hashes.ts';
import { workspaceName } from './workspace-name.ts';

/** The name of a remote's container for hosts: `mf-cart` → `pinpu_cart`. */
export const mountName = (workspace: string) =>
  workspace.replace(/^mf-/, 'pinpu_').replaceAll('-', '_');

const none = { sync: [], async: [] };

const scriptsOf = (compilation: Compilation, chunk: string) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter(isScript);

/**
 * Writes `mount-manifest.json`, with which a host's federation runtime finds the container. The plug-in's own manifest
 * describes a remote's build, not this one, which contains no federation runtime.
 */
export class MountManifestPlugin {
  readonly name: string;

  constructor(folder: string) {
    this.name = mountName(workspaceName(folder));
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('MountManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'MountManifestPlugin', stage }, () => {
        const text = JSON.stringify(this.manifest(compilation), null, 2);
        compilation.emitAsset('mount-manifest.json', new webpack.sources.RawSource(text));
      });
    });
  }

  private manifest(compilation: Compilation) {
    const { name } = this;
    const [entry = ''] = scriptsOf(compilation, 'mount');
    const view = { js: { sync: scriptsOf(compilation, 'view'), async: [] }, css: none };
    return {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        buildInfo: { buildVersion: entry.split('.')[1] ?? '', buildName: name },
        remoteEntry: { name: entry, path: '', type: 'module' },
        types: { path: '', name: '', zip: '', api: '' },
        globalName: name,
        publicPath: 'auto',
      },
      shared: [],
      remotes: [],
      exposes: [{ id: `${name}:mount`, name: 'mount', path: './mount', assets: view }],
    };
  }
}
