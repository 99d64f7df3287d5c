import webpack, { type Configuration } from 'webpack';
import type { BuildTarget } from '../webpack/base.ts';
import { remoteConfig } from '../webpack/remote.ts';
import { shellConfig } from '../webpack/shell.ts';

/** The webpack configuration of a workspace. */
export const configOf = (target: BuildTarget): Configuration =>
  target.workspace === 'shell' ? shellConfig(target) : remoteConfig(target);

/** Builds one workspace; rejects with webpack's own messages. */
export function compile(target: BuildTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configOf(target));
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
