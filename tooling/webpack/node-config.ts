import path from 'node:path';
import { transform } from '@swc/core';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildTarget, pictures, swcRule } from './base.ts';
import { publicModules } from './public-modules.ts';
import { providedModules } from './shared-modules.ts';
import { StyledIdsPlugin } from './styled-ids-plugin.ts';

const ENTRIES = path.join(import.meta.dirname, 'node-entries');

/** An entry of that folder: TypeScript in the checkout, JavaScript in the package made of it. */
const ownEntry = (name: string) => path.join(ENTRIES, name + path.extname(import.meta.filename));

/** Without comments and what is never run, but with names and lines: server errors are read in logs. */
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

/** Of what a library has for several runtimes, the one that needs nothing of Node. */
function runtimeConditions(mode: string) {
  const conditions = ['module', 'webpack', mode, 'edge-light'];
  const esm = { conditionNames: ['import', ...conditions] };
  const commonjs = { conditionNames: ['require', ...conditions] };
  return { byDependency: { esm, commonjs } };
}

/** Installed segments of shared import as their sources do: of a CommonJS module with `__esModule` its `default`. */
const installedOwn = { test: /[\\/]node_modules[\\/]@pinpu[\\/].*\.js$/, type: 'javascript/auto' };

/**
 * A build for Node (ADR 0201): one CommonJS file, run by `(module, exports, require, publicPath)`, where `publicPath` is the
 * address of the browser build's files. It requires no module of Node, which the process that runs it does not have.
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
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      ...runtimeConditions(mode),
      // styled-components loads it to render into a stream, which is not done.
      fallback: { stream: false },
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [swcRule(false), installedOwn, pictures(production)],
    },
    optimization: {
      minimize: production,
      minimizer: [minimizer()],
      moduleIds: 'deterministic',
      splitChunks: false,
    },
    plugins: [new StyledIdsPlugin()],
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The build of a remote's pages and slots. Shared modules are the shell's: they are required, not contained. */
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

/** The build of the shell: renders pages, and lends the shared modules. */
export const shellNodeConfig = (target: BuildTarget): Configuration =>
  nodeConfig(target, './src/node.tsx');
