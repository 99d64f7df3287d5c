import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildTarget, WorkspaceConfig } from '../webpack/base.ts';

export async function configOf({ folder, ...target }: BuildTarget): Promise<Configuration> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: config }: { default: WorkspaceConfig } = await import(file);
  return config(target);
}

/** Builds one workspace. @throws Error with webpack's messages */
export async function compile(target: BuildTarget): Promise<void> {
  const config = await configOf(target);
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-warnings' })));
        else resolve();
      });
    });
  });
}
