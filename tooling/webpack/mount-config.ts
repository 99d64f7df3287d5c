import webpack, { type Compilation, type Configuration } from 'webpack';
import { jsonAsset, scriptsOf } from './assets.ts';
import type { BuildTarget } from './base.ts';
import { embedConfig } from './embed-config.ts';
import { workspaceName } from './workspace-name.ts';

const { ConsumeSharedPlugin } = webpack.sharing;

/**
 * React comes from a host that shares a version 19, else from the container itself. `singleton: false` leaves the
 * host's other uses of React unchanged.
 */
const consumes = Object.fromEntries(
  ['react', 'react-dom/client'].map((name) => [
    name,
    { requiredVersion: '^19.0.0', strictVersion: true, singleton: false },
  ]),
);

/** The name of a remote's container for hosts: `mf-cart` → `pinpu_cart`. */
const mountName = (workspace: string) => workspace.replace(/^mf-/, 'pinpu_').replaceAll('-', '_');

/**
 * With `mount-manifest.json` a host's federation runtime finds the container. The plug-in's own manifest describes a
 * remote's build, not this one, which contains no federation runtime.
 */
function manifest(name: string, compilation: Compilation) {
  const [entry = ''] = scriptsOf(compilation, 'mount');
  const js = { sync: scriptsOf(compilation, 'view'), async: [] };
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
    exposes: [
      {
        ...{ id: `${name}:mount`, name: 'mount', path: './mount' },
        assets: { js, css: { sync: [], async: [] } },
      },
    ],
  };
}

/** Build for hosts with Module Federation: a remote's `src/embed/mount/container.ts` as a container of ES modules. */
export function mountConfig(target: BuildTarget): Configuration {
  const base = embedConfig(target);
  const production = target.mode === 'production';
  const name = mountName(workspaceName(target.folder));
  return {
    ...base,
    entry: { mount: './src/embed/mount/container.ts' },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: 'pinpu_mount',
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? 'mount-[name].[contenthash:12].js' : 'mount-[name].js',
    },
    optimization: { ...base.optimization, chunkIds: production ? 'deterministic' : 'named' },
    plugins: [
      new ConsumeSharedPlugin({ consumes }),
      jsonAsset('mount-manifest.json', (compilation) => manifest(name, compilation)),
    ],
  };
}
