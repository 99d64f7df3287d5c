import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** A host that webpack builds. */
export const webpackConfig = ({ context, outDir, plugins }) => ({
  context,
  mode: 'production',
  entry: './index.js',
  output: {
    path: outDir,
    filename: 'main.js',
    publicPath: 'auto',
    // A module that has failed fails again, instead of being empty.
    strictModuleErrorHandling: true,
  },
  optimization: { minimize: false },
  performance: false,
  plugins,
});

/** The federation of a host, with what the guide has for it. */
export const federated = (options) =>
  new ModuleFederationPlugin({ name: 'tea_blog', manifest: false, dts: false, ...options });
