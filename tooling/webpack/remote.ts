import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildTarget, baseConfig } from './base.ts';
import { RemoteManifestPlugin, type RemoteSource } from './remote-manifest-plugin.ts';
import { takenFromHost } from './shared-modules.ts';

/** The name under which a remote's container stands in the page: `mf-cart` → `mf_cart`. */
export const containerName = (workspace: string) => workspace.replaceAll('-', '_');

const PUBLIC_MODULES = ['routes', 'slots'];

function exposes(folder: string) {
  const present = PUBLIC_MODULES.filter((name) => existsSync(path.join(folder, `src/${name}.tsx`)));
  return Object.fromEntries(
    present.map((name) => [`./${name}`, { import: `./src/${name}.tsx`, name }]),
  );
}

/** The build of a remote: what it exposes is found by name, what it offers stands in its `remote.json`. */
export function remoteConfig(target: BuildTarget): Configuration {
  const folder = path.join(target.root, target.workspace);
  const source: RemoteSource = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const base = baseConfig(target);
  const production = target.mode === 'production';
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(target.workspace),
        filename: production ? 'entry.[contenthash:12].js' : 'entry.js',
        exposes: exposes(folder),
        shared: takenFromHost(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new RemoteManifestPlugin(source, containerName(target.workspace)),
    ],
  };
}
