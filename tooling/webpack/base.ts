import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { StyledIdsPlugin } from './styled-ids-plugin.ts';
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

/** Parameters for coding distances: of twenty combinations tried, the one with the smallest script of the shell. */
const brotliOptions: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    [constants.BROTLI_PARAM_NDIRECT]: 48,
  },
};

const compression = () => [
  new CompressionPlugin({ algorithm: 'gzip', test: compressible, threshold: 512 }),
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: brotliOptions,
    test: compressible,
    threshold: 512,
  }),
];

/**
 * With this comment, Chromium compiles all functions of a script in the background while it loads, instead of on the
 * first call, which delays the page (ADR 0121). Other browsers ignore it.
 */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before source maps and hashes are made.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/** Compiles TypeScript and JSX with swc. */
export const swcRule = (refresh: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: false, refresh },
      },
      target: 'es2022',
    },
  },
});

/** Pictures of a workspace, beside its scripts; the build for Node gives them the same names as the browser build. */
export const pictures = (production: boolean) => ({
  test: /\.webp$/,
  type: 'asset/resource',
  generator: { filename: production ? '[name].[contenthash:12][ext]' : '[name][ext]' },
});

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
    // The pages' content security policy allows no eval, not in development either.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: `pinpu_${workspace.replaceAll('-', '_')}`,
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].js',
      crossOriginLoading: 'anonymous',
      clean: production,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [swcRule(refresh), pictures(production)] },
    optimization: {
      minimize: production,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      moduleIds: 'deterministic',
      // Short names: files are named by a hash of their contents, so the names of exports need not be stable.
      mangleExports: production && 'size',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async' },
    },
    plugins: [
      new CheckedScriptsPlugin(),
      new StyledIdsPlugin(),
      ...(production ? [compileHint(), ...compression()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
