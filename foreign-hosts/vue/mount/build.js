import { federation } from '@module-federation/vite';
import { build } from 'vite';
import webpack from 'webpack';
import { guideLine } from '../../react-19/mount/guide-line.js';
import { runWebpack } from '../../react-19/mount/run-webpack.js';
import { viteConfig } from '../../react-19/mount/vite-config.js';
import { federated, webpackConfig } from '../../react-19/mount/webpack-config.js';

/** `node build.js FOLDER SHOP` builds this host by Vite, by webpack, and by webpack's own federation; it shares nothing. */
const [, , folder, shop] = process.argv;
const root = import.meta.dirname;

const ANY = 'React 18, Vue, …';
const flags = () =>
  new webpack.DefinePlugin({
    __VUE_OPTIONS_API__: true,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  });
const byWebpack = (name, plugin) =>
  webpackConfig({ context: root, outDir: `${folder}/${name}`, plugins: [flags(), plugin] });

const fromManifest = federated(guideLine(`webpack, ${ANY}`, shop));
await runWebpack(byWebpack('webpack-vue', fromManifest));

const container = new webpack.container.ModuleFederationPlugin({
  name: 'tea_blog',
  ...guideLine("webpack's own `container.ModuleFederationPlugin`", shop),
});
await runWebpack({ ...byWebpack('container-vue', container), target: ['web', 'es2022'] });

const options = guideLine(`Vite, ${ANY}`, shop);
await build(viteConfig({ root, outDir: `${folder}/vite-vue`, federation, options }));
