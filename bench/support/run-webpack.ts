import webpack, { type Configuration } from 'webpack';

/** Builds once; rejects with webpack's messages. */
export function runWebpack(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration).run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-warnings' })));
      else resolve();
    });
  });
}
