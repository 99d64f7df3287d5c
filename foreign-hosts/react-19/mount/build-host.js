import webpack from 'webpack';
import { viteConfig } from './vite-config.js';
import { webpackConfig } from './webpack-config.js';

const run = (config) =>
  new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/** Builds a host that shares its React, by webpack and by the Vite of its workspace. */
export async function buildHost({ root, folder, shop, major, build, federation }) {
  const react = `^${major}.0.0`;
  await run(webpackConfig({ context: root, outDir: `${folder}/webpack-${major}`, shop, react }));
  const names = ['react', 'react-dom', 'react-dom/client'];
  const shared = Object.fromEntries(
    names.map((name) => [name, { singleton: true, requiredVersion: react }]),
  );
  await build(viteConfig({ root, outDir: `${folder}/vite-${major}`, shop, federation, shared }));
}
