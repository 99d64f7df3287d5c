import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type BuildTarget, baseConfig, type WorkspaceConfig } from './base.ts';
import { embedPlugin, hasEmbed } from './embed-plugin.ts';
import { NodeBuildPlugin } from './node-build-plugin.ts';
import { publicModules, remoteNodeConfig } from './node-config.ts';
import { RejectedModulesPlugin } from './rejected-modules-plugin.ts';
import { partsManifest, remoteManifest } from './remote-manifests.ts';
import { takenFromHost } from './shared-modules.ts';
import { workspaceName } from './workspace-name.ts';

// Without it, the plug-in looks for webpack by making it fail, which takes it 0.6 s.
process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));

/** The container name of a remote: `mf-cart` → `mf_cart`. */
export const containerName = (workspace: string) => workspace.replaceAll('-', '_');

const exposes = (folder: string) =>
  Object.fromEntries(
    Object.entries(publicModules(folder)).map(([name, file = '']) => [
      `./${name}`,
      { import: [file], name },
    ]),
  );

/** The runtime is the shell's, so a remote contains none (ADR 0202); it neither loads other remotes nor reads manifests. */
const federation = (folder: string, name: string, mode: BuildTarget['mode']) => ({
  name,
  filename: mode === 'production' ? 'entry.[contenthash:12].js' : 'entry.js',
  exposes: exposes(folder),
  shared: takenFromHost(),
  shareStrategy: 'loaded-first' as const,
  dts: false,
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
  },
});

/**
 * The build of the remote in `folder`. What it exposes is found by file names; its routes and slots are in its
 * `remote.json`.
 */
export const remote =
  (folder: string): WorkspaceConfig =>
  (target) => {
    const name = containerName(workspaceName(folder));
    const base = baseConfig({ folder, ...target });
    return {
      ...base,
      // The plug-in warns that its manifest has relative addresses, as intended.
      infrastructureLogging: { level: 'error' },
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin(federation(folder, name, target.mode)),
        ...(hasEmbed(folder) ? [embedPlugin({ folder, ...target })] : []),
        new RejectedModulesPlugin(folder),
        new NodeBuildPlugin(remoteNodeConfig({ folder, ...target })),
        remoteManifest(path.join(folder, 'remote.json'), name),
        partsManifest(path.join(folder, 'remote.json'), name, takenFromHost()),
      ],
    };
  };
