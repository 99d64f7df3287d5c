import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compilation, type Configuration } from 'webpack';

/** The script that is inlined in the page's HTML: compiled to ES2015, since older browsers must be able to read it. */
const config = (folder: string): Configuration => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2015'],
  entry: { inline: './src/inline/main.ts' },
  output: { path: path.join(folder, 'dist'), filename: 'inline.js' },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2015' } },
      },
    ],
  },
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
  devtool: false,
  performance: false,
  infrastructureLogging: { level: 'warn' },
});

/** Compiles the inline script of the shell in `folder`, with its errors and watched files added to `into`. */
export function inlineScript(folder: string, into: Compilation): Promise<string> {
  const compiler = webpack(config(folder));
  compiler.hooks.shouldEmit.tap('InlineScript', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats === undefined) return reject(error ?? new Error('no result'));
        const { compilation } = stats;
        into.errors.push(...compilation.errors);
        into.fileDependencies.addAll(compilation.fileDependencies);
        resolve(String(compilation.getAsset('inline.js')?.source.source() ?? ''));
      });
    });
  });
}
