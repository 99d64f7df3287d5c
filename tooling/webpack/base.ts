import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { sharedVersion } from './shared-modules.ts';
import { workspaceName } from './workspace-name.ts';

/** What to build: `folder` and `outDir` are absolute paths, `mode` is webpack's. */
export interface BuildTarget {
  folder: string;
  outDir: string;
  mode: 'production' | 'development';
  /** Whether changed components are replaced without a reload; only with a development server. */
  refresh?: boolean;
}

/** The export of a workspace's `webpack.config.ts`: makes its configuration for an output folder and a mode. */
export type WorkspaceConfig = (target: Omit<BuildTarget, 'folder'>) => Configuration;

const compressible = /\.(js|css|svg|html|json)$/;

const compression = () => [
  new CompressionPlugin({ algorithm: 'gzip', test: compressible, threshold: 512 }),
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: compressible,
    threshold: 512,
  }),
];

/**
 * With this comment, Chromium compiles all functions of a script in the background while it loads, instead of on the
 * first call, which delays the page. Other browsers ignore it.
 */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before source maps and hashes are made.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/**
 * Gives every styled component the same id in browsers and on Node, by the name of the workspace that is built and a
 * hash of the file's source.
 */
const styledIds = (folder: string) => [
  fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
  {
    namespace: workspaceName(folder),
    displayName: false,
    cssProp: false,
    minify: false,
    transpileTemplateLiterals: false,
  },
];

/**
 * Compiles TypeScript and JSX of the workspace in `folder`, and `@pinpu/shared` where it is an installed package, with
 * swc.
 */
export const swcRule = (folder: string, refresh = false) => ({
  test: /\.tsx?$|[\\/]node_modules[\\/]@pinpu[\\/].+\.js$/,
  exclude: /[\\/]node_modules[\\/](?!@pinpu[\\/])/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: false, refresh },
      },
      target: 'es2022',
      experimental: {
        cacheRoot: path.resolve('node_modules/.cache/swc'),
        plugins: [styledIds(folder)],
      },
    },
  },
});

/** Pictures of a workspace, beside its scripts; the build for Node gives them the same names as the browser build. */
export const pictures = (production: boolean) => ({
  test: /\.webp$/,
  type: 'asset/resource',
  generator: { filename: production ? '[name].[contenthash:12][ext]' : '[name][ext]' },
});

/** What the shell reads of its build (`shell/src/composition/host.ts`). */
export const definitions = () =>
  new webpack.DefinePlugin({ SHARED_VERSION: JSON.stringify(sharedVersion) });

/**
 * The common configuration of shell and remotes: swc, pictures, content hashes, checked scripts, ids of styles, source
 * maps, and compressed copies (brotli and gzip) of each file.
 */
export function baseConfig({ folder, outDir, mode, refresh = false }: BuildTarget): Configuration {
  const workspace = workspaceName(folder);
  const production = mode === 'production';
  return {
    name: workspace,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // The pages' content security policy allows no eval, not in development either. Maps are not deployed, so no
    // deployed script names one.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: `pinpu_${workspace.replaceAll('-', '_')}`,
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].js',
      crossOriginLoading: 'anonymous',
      clean: production,
      hashFunction: 'xxhash64',
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [swcRule(folder, refresh), pictures(production)] },
    optimization: {
      minimize: production,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async' },
    },
    plugins: [
      definitions(),
      new CheckedScriptsPlugin(),
      ...(production ? [compileHint(), ...compression()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
