import { existsSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildTarget, definitions, pictures, swcRule } from './base.ts';
import { providedModules } from './shared-modules.ts';

const ENTRIES = path.join(import.meta.dirname, 'node-entries');

/** The path of a file in that folder: TypeScript in the checkout, JavaScript in the published package. */
const ownEntry = (name: string) => path.join(ENTRIES, name + path.extname(import.meta.filename));

/** Removes comments and dead code, but keeps names and lines, so that server errors in logs are readable. */
function readable(input: Record<string, string | Buffer>) {
  const [code = ''] = Object.values(input);
  return transform(String(code), {
    swcrc: false,
    configFile: false,
    isModule: false,
    jsc: {
      target: 'es2022',
      minify: {
        compress: { defaults: false, dead_code: true, unused: true },
        mangle: false,
        format: { comments: false },
      },
    },
  });
}

const minimizer = () =>
  new MinimizerPlugin({
    test: /\.cjs$/,
    parallel: false,
    extractComments: false,
    minify: readable,
  });

/** Selects the build of a library that needs nothing of Node, if it has builds for several runtimes. */
function runtimeConditions(mode: string) {
  const conditions = ['module', 'webpack', mode, 'edge-light'];
  const esm = { conditionNames: ['import', ...conditions] };
  const commonjs = { conditionNames: ['require', ...conditions] };
  return { byDependency: { esm, commonjs } };
}

/**
 * In the installed package, segments of shared must import like their sources: for a CommonJS module with `__esModule`,
 * the default import is its `default`.
 */
const installedOwn = { test: /[\\/]node_modules[\\/]@pinpu[\\/].*\.js$/, type: 'javascript/auto' };

/**
 * A build for Node: one CommonJS file, run as `(module, exports, require, publicPath)`; `publicPath` is the
 * address of the browser build's files. It requires no modules of Node, since the process that runs it does not have
 * them.
 */
export function nodeConfig({ folder, outDir, mode }: BuildTarget, entry: string): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: 'node20',
    externalsPresets: { node: false },
    entry: { node: [ownEntry('public-path'), entry] },
    output: {
      path: outDir,
      publicPath: '',
      library: { type: 'commonjs2' },
      filename: production ? 'node.[contenthash:12].cjs' : 'node.cjs',
      hashFunction: 'xxhash64',
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...runtimeConditions(mode),
      // styled-components imports `stream` to render into one, which is not used.
      fallback: { stream: false },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [swcRule(folder), installedOwn, pictures(production)],
    },
    optimization: {
      minimize: production,
      minimizer: [minimizer()],
      moduleIds: 'deterministic',
      splitChunks: false,
    },
    plugins: [definitions()],
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The modules of the remote in `folder` that others use, its pages and what fills slots: from name to file. */
export const publicModules = (folder: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    ['routes', 'slots']
      .map((name) => [name, `./src/${name}.tsx`] as const)
      .filter(([, file]) => existsSync(path.join(folder, file))),
  );

/** The build of a remote's pages and slots. Shared modules are required from the shell, not included. */
export function remoteNodeConfig(target: BuildTarget): Configuration {
  const config = nodeConfig(target, ownEntry('remote'));
  const present = publicModules(target.folder);
  const place = new webpack.NormalModuleReplacementPlugin(
    /^\.\/(?:routes|slots)\.[jt]s$/,
    (resource) => {
      const file = present[path.parse(resource.request).name];
      if (file !== undefined && resource.context === ENTRIES)
        resource.request = path.join(target.folder, file);
    },
  );
  const externals = Object.fromEntries(providedModules.map((name) => [name, `commonjs ${name}`]));
  return { ...config, externals, plugins: [...(config.plugins ?? []), place] };
}

/** The build of the shell: renders pages, and provides the shared modules. */
export const shellNodeConfig = (target: BuildTarget): Configuration =>
  nodeConfig(target, './src/node.tsx');
