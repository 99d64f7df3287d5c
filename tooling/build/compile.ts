import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { close, run } from '../webpack/assets.ts';
import type { BuildTarget, WorkspaceConfig } from '../webpack/base.ts';

export async function configOf({ folder, ...target }: BuildTarget): Promise<Configuration> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: config }: { default: WorkspaceConfig } = await import(file);
  return config(target);
}

/** Builds by a configuration. @throws Error with webpack's messages */
export async function compileBy(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await run(compiler).finally(() => close(compiler));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
}

/** Builds one workspace. @throws Error with webpack's messages */
export const compile = async (target: BuildTarget): Promise<void> =>
  compileBy(await configOf(target));
