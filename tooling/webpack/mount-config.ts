import webpack, { type Configuration } from 'webpack';
import type { BuildTarget } from './base.ts';
import { embedConfig } from './embed-config.ts';
import { MountManifestPlugin } from './mount-manifest-plugin.ts';

const { ConsumeSharedPlugin } = webpack.sharing;

/**
 * React comes from a host that shares a version 19, else from the container itself. `singleton: false` leaves the
 * host's other uses of React unchanged.
 */
const consumes = Object.fromEntries(
  ['react', 'react-dom/client'].map((name) => [
    name,
    { requiredVersion: '^19.0.0', strictVersion: true, singleton: false },
  ]),
);

/** Build for hosts with Module Federation: a remote's `src/embed/mount/container.ts` as a container of ES modules. */
export function mountConfig(target: BuildTarget): Configuration {
  const base = embedConfig(target);
  const production = target.mode === 'production';
  return {
    ...base,
    entry: { mount: './src/embed/mount/container.ts' },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: 'pinpu_mount',
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? 'mount-[name].[contenthash:12].js' : 'mount-[name].js',
    },
    optimization: { ...base.optimization, chunkIds: production ? 'deterministic' : 'named' },
    plugins: [
      ...(base.plugins ?? []),
      new ConsumeSharedPlugin({ consumes }),
      new MountManifestPlugin(target.folder),
    ],
  };
}
