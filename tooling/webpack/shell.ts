import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, type WorkspaceConfig } from './base.ts';
import { NodeBuildPlugin } from './node-build-plugin.ts';
import { shellNodeConfig } from './node-config.ts';
import { providedByShell, sharedVersion } from './shared-modules.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

/** The build of the shell in `folder`: it contains no remote's name or address, and provides everything shared, once. */
export const shell =
  (folder: string): WorkspaceConfig =>
  (target) => {
    const base = baseConfig({ folder, ...target });
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'pinpu_shell',
          remotes: {},
          shared: providedByShell(),
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(folder, 'src/composition/external-runtime.ts')],
          manifest: false,
          dts: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new NodeBuildPlugin(shellNodeConfig({ folder, ...target })),
        new ShellManifestPlugin(
          sharedVersion,
          path.join(folder, 'html/index.html'),
          path.join(folder, 'src/composition/frame.json'),
        ),
      ],
    };
  };
