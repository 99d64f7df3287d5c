import { federation } from '@module-federation/vite';
import { build } from 'vite';
import webpack from 'webpack';
import { viteConfig } from '../../react-19/mount/vite-config.js';

/** `node build.js FOLDER SHOP` builds this host by Vite and by webpack's own federation; it shares nothing. */
const [, , folder, shop] = process.argv;
const root = import.meta.dirname;

await new Promise((resolve, reject) => {
  const config = {
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './index.js',
    output: { path: `${folder}/webpack-vue`, filename: 'main.js', publicPath: 'auto' },
    optimization: { minimize: false },
    performance: false,
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'tea_blog',
        remoteType: 'import',
        remotes: { pinpu_cart: `${shop}/embed/cart/remoteEntry.js` },
      }),
      new webpack.DefinePlugin({
        __VUE_OPTIONS_API__: true,
        __VUE_PROD_DEVTOOLS__: false,
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
      }),
    ],
  };
  webpack(config).run((error, stats) => {
    if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
    else resolve();
  });
});
await build(viteConfig({ root, outDir: `${folder}/vite-vue`, shop, federation, shared: {} }));
