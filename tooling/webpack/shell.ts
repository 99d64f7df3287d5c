import path from 'node:path';
import webpack from 'webpack';
import { baseConfig, type WorkspaceConfig } from './base.ts';
import { LeanRouterPlugin, routerInProduction } from './lean-router-plugin.ts';
import { NodeBuildPlugin } from './node-build-plugin.ts';
import { shellNodeConfig } from './node-config.ts';
import { SEGMENTS, sharedVersion } from './shared-modules.ts';
import { ShellManifestPlugin } from './shell-manifest-plugin.ts';

/** Unused features of the federation runtime, defined as the library's own plug-in would. */
const USED_OF_FEDERATION = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

/**
 * Each lent segment is one module, which the shell's own code imports as a whole: webpack joins its files to one function.
 * Since all of it is lent, nothing of it could be left out.
 */
const wholeSegments = {
  test: new RegExp(`/shared/(${SEGMENTS.join('|')})/index\\.ts$`),
  sideEffects: true,
};

/** Modules that no first screen waits for are one script, whichever part requests it first (`shell/src/api/load-api.ts`). */
const apiScript = {
  test: /\/node_modules\/(zod|ky)\/|\/shared\/(api\/client|contracts\/schema)\//,
  name: 'client',
  chunks: 'async',
  enforce: true,
} as const;

/** In place of Stylis's vendor prefixes: styled-components writes them with `enableVendorPrefixes`, which nobody sets. */
const NO_PREFIXES = 'data:text/javascript,export const prefix = (value) => value;';

/** The build of the shell in `folder`: it contains no remote's name or address, and provides everything shared, once. */
export const shell =
  (folder: string): WorkspaceConfig =>
  (target) => {
    const base = baseConfig({ folder, ...target });
    const lean = target.mode === 'production';
    return {
      ...base,
      entry: { main: './src/main.ts' },
      resolve: { ...base.resolve, ...(lean && { alias: routerInProduction() }) },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), wholeSegments] },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'async', cacheGroups: { api: apiScript } },
      },
      plugins: [
        ...(base.plugins ?? []),
        ...(lean ? [new LeanRouterPlugin()] : []),
        new webpack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, NO_PREFIXES),
        new webpack.DefinePlugin(USED_OF_FEDERATION),
        new NodeBuildPlugin(shellNodeConfig({ folder, ...target })),
        new ShellManifestPlugin(
          sharedVersion,
          path.join(folder, 'html/index.html'),
          path.join(folder, 'src/composition/frame.json'),
        ),
      ],
    };
  };
