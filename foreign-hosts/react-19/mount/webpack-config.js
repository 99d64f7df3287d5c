import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** A host that webpack builds, with the shop's cart from its manifest. */
export const webpackConfig = ({ context, outDir, shop, react }) => ({
  context,
  mode: 'production',
  entry: './index.js',
  output: { path: outDir, filename: 'main.js', publicPath: 'auto' },
  optimization: { minimize: false },
  performance: false,
  plugins: [
    new ModuleFederationPlugin({
      name: 'tea_blog',
      remotes: { pinpu_cart: `pinpu_cart@${shop}/embed/cart/mf-manifest.json` },
      shared: {
        react: { singleton: true, requiredVersion: react },
        'react-dom/client': { singleton: true, requiredVersion: react },
      },
      manifest: false,
      dts: false,
    }),
  ],
});
