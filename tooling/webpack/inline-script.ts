import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Compilation, Configuration } from 'webpack';
import { compileNested } from './assets.ts';

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

/** Compiles the inline script of the shell in `folder`, as a part of `into`. */
export async function inlineScript(folder: string, into: Compilation): Promise<string> {
  const { assets } = await compileNested(config(folder), into);
  return String(assets['inline.js']?.source() ?? '');
}
