import { guideLine } from './guide-line.js';
import { runWebpack } from './run-webpack.js';
import { viteConfig } from './vite-config.js';
import { federated, webpackConfig } from './webpack-config.js';

/**
 * Builds a host with React by webpack and by the Vite of its workspace, by the guide's lines for it; `names` are what it
 * shares beyond them with others, in its own version.
 */
export async function buildHost({ root, folder, shop, major, kind, names, build, federation }) {
  const requiredVersion = `^${major}.0.0`;
  const own = Object.fromEntries(names.map((name) => [name, { singleton: true, requiredVersion }]));
  const optionsFor = (builder) => {
    const line = guideLine(`${builder}, ${kind}`, shop);
    return { ...line, shared: { ...line.shared, ...own } };
  };
  const outDir = (builder) => `${folder}/${builder}-${major}`;
  const plugins = [federated(optionsFor('webpack'))];
  await runWebpack(webpackConfig({ context: root, outDir: outDir('webpack'), plugins }));
  await build(
    viteConfig({ root, outDir: outDir('vite'), federation, options: optionsFor('Vite') }),
  );
}
