import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { configOf } from '../build/compile.ts';
import { root } from '../build/workspaces.ts';
import type { Addresses } from './addresses.ts';
import { compiledDir } from './dev-dist.ts';

function refreshPlugins(name: string) {
  const hook = path.join(import.meta.dirname, 'refresh-hook.ts');
  const first = new webpack.EntryPlugin(root, hook, { name: undefined });
  const refresh = new ReactRefreshPlugin({ overlay: false });
  return name === 'shell' ? [first, refresh] : [refresh];
}

/**
 * A workspace's own configuration, changed for a session. With `refresh`, components are replaced in the page without a
 * reload; this needs a shell built from source, since React's production build, which a built shell provides, does not
 * support it.
 */
export async function devConfig(
  name: string,
  devDir: string,
  at: Addresses,
  refresh: boolean,
): Promise<Configuration> {
  const folder = path.join(root, name);
  const outDir = compiledDir(devDir, name);
  const config = await configOf({ folder, outDir, mode: 'development', refresh });
  return {
    ...config,
    output: { ...config.output, publicPath: `${at.scripts}/${name}/` },
    plugins: [...(config.plugins ?? []), ...(refresh ? refreshPlugins(name) : [])],
  };
}
