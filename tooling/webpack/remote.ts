import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type BuildTarget, baseConfig, type WorkspaceConfig } from './base.ts';
import { EmbedPlugin, hasEmbed } from './embed-plugin.ts';
import { PartsManifestPlugin } from './parts-manifest-plugin.ts';
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts';
import { takenFromHost } from './shared-modules.ts';
import { workspaceName } from './workspace-name.ts';

/** The container name of a remote: `mf-cart` → `mf_cart`. */
export const containerName = (workspace: string) => workspace.replaceAll('-', '_');

const PUBLIC_MODULES = ['routes', 'slots'];

function exposes(folder: string) {
  const present = PUBLIC_MODULES.filter((name) => existsSync(path.join(folder, `src/${name}.tsx`)));
  return Object.fromEntries(
    present.map((name) => [`./${name}`, { import: `./src/${name}.tsx`, name }]),
  );
}

const federation = (folder: string, name: string, mode: BuildTarget['mode']) => ({
  name,
  filename: mode === 'production' ? 'entry.[contenthash:12].js' : 'entry.js',
  exposes: exposes(folder),
  shared: takenFromHost(),
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
  },
});

/** The build of the remote in `folder`: what it exposes is found by file name, what it serves is in its `remote.json`. */
export const remote =
  (folder: string): WorkspaceConfig =>
  (target) => {
    const name = containerName(workspaceName(folder));
    const base = baseConfig({ folder, ...target });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin(federation(folder, name, target.mode)),
        ...(hasEmbed(folder) ? [new EmbedPlugin({ folder, ...target })] : []),
        new RemoteManifestPlugin(path.join(folder, 'remote.json'), name),
        new PartsManifestPlugin(path.join(folder, 'remote.json'), name),
      ],
    };
  };
