import path from 'node:path';
import webpack from 'webpack';
import { baseConfig, type WorkspaceConfig } from './base.ts';
import { NodeBuildPlugin } from './node-build-plugin.ts';
import { shellNodeConfig } from './node-config.ts';
import { SEGMENTS, sharedVersion } from './shared-modules.ts';
import { shellManifest } from './shell-manifest.ts';

/** Leaves out unused features of the federation runtime, with the definitions that its documentation names. */
const USED_OF_FEDERATION = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  FEDERATION_OPTIMIZE_NO_REMOTE: false,
  FEDERATION_OPTIMIZE_NO_SHARED: false,
};

/**
 * The shell's own code also imports each provided segment as a whole module, which webpack concatenates into one
 * function. Nothing could be left out, since all of it is provided to remotes.
 */
const wholeSegments = {
  test: new RegExp(`/shared/(${SEGMENTS.join('|')})/index\\.ts$`),
  sideEffects: true,
};

/**
 * Modules that no first screen needs are in one script, whichever module requests it first
 * (`shell/src/api/load-api.ts`).
 */
const apiScript = {
  test: /\/node_modules\/(zod|ky)\/|\/shared\/(api\/client|contracts\/schema)\//,
  name: 'client',
  chunks: 'async',
  enforce: true,
} as const;

/**
 * The build of the shell in `folder`. It contains no remote's name or address, and provides all shared modules once.
 */
export const shell =
  (folder: string): WorkspaceConfig =>
  (target) => {
    const base = baseConfig({ folder, ...target });
    return {
      ...base,
      entry: { main: './src/main.ts' },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), wholeSegments] },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'async', cacheGroups: { api: apiScript } },
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin(USED_OF_FEDERATION),
        new NodeBuildPlugin(shellNodeConfig({ folder, ...target })),
        shellManifest(
          sharedVersion,
          path.join(folder, 'html/index.html'),
          path.join(folder, 'src/composition/frame.json'),
        ),
      ],
    };
  };
