import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildTarget, baseConfig } from './base.ts';
import { providedByShell, sharedVersion } from './shared-modules.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

/** The build of the shell: no remote's name or address is in it; it brings everything shared, once. */
export function shellConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target);
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
        runtimePlugins: [path.join(target.root, 'shell/src/composition/external-runtime.ts')],
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ShellManifestPlugin(sharedVersion, path.join(target.root, 'shell/html/index.html')),
    ],
  };
}
