import webpack from 'webpack';

/** Builds by webpack, and rejects with its errors. */
export const runWebpack = (config) =>
  new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
