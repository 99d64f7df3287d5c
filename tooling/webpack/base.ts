import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { StyledIdsPlugin } from './styled-ids-plugin.ts';
import { workspaceName } from './workspace-name.ts';

/** A build's target: `folder` and `outDir` are absolute, `mode` as webpack's. */
export interface BuildTarget {
  folder: string;
  outDir: string;
  mode: 'production' | 'development';
  /** Whether changed components are hot-replaced; only with a development server. */
  refresh?: boolean;
}

/** Export of a workspace's `webpack.config.ts`: its configuration for a target folder and a mode. */
export type WorkspaceConfig = (target: Omit<BuildTarget, 'folder'>) => Configuration;

const compressible = /\.(js|css|svg|html|json)$/;

/** How matches at a distance are written: of twenty ways tried the one by which the shell's script is smallest. */
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
 * Chromium compiles all functions of such a script in the background while it arrives, instead of each in the page's way
 * when it is first called (ADR 0204). For other browsers it is a comment.
 */
const compileHint = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before source maps and hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/** TypeScript and JSX by swc. */
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

/** Pictures of a part's own, from where its scripts are; a build for Node names them like the browsers' one. */
export const pictures = (production: boolean) => ({
  test: /\.webp$/,
  type: 'asset/resource',
  generator: { filename: production ? '[name].[contenthash:12][ext]' : '[name][ext]' },
});

/** The common configuration of shell and remotes: swc, pictures, content hashes, checked scripts, ids of styles, source maps, brotli and gzip beside each file. */
export function baseConfig({ folder, outDir, mode, refresh = false }: BuildTarget): Configuration {
  const workspace = workspaceName(folder);
  const production = mode === 'production';
  return {
    name: workspace,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // The pages' policy allows no eval, in development either.
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
      // Short ones: files are named by their contents, so that nobody needs an export's name to stay the same.
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
