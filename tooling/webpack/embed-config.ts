import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildTarget, swcRule } from './base.ts';

/** Build for other sites' pages: a remote's `src/embed/embed.ts` as one module that contains all dependencies. */
export function embedConfig({ folder, outDir, mode }: BuildTarget): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: { embed: './src/embed/embed.ts' },
    experiments: { outputModule: true },
    output: {
      path: outDir,
      module: true,
      library: { type: 'module' },
      filename: production ? 'embed.[contenthash:12].js' : 'embed.js',
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // `import.meta` is kept, since the module finds the shop by its own address.
    module: { parser: { javascript: { importMeta: false } }, rules: [swcRule(folder)] },
    optimization: {
      minimize: production,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { module: true } as object,
        }),
      ],
      moduleIds: 'deterministic',
      splitChunks: false,
    },
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
