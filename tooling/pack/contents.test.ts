import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { readJson } from '../scaffold/json-file.ts';
import { installedFolder } from './installed-folder.ts';
import { packPackages } from './pack.ts';

let work = '';
let folder = '';

beforeAll(() => {
  work = mkdtempSync(path.join(tmpdir(), 'pinpu-packages-'));
  folder = installedFolder(packPackages(work));
});
afterAll(() => {
  for (const place of [work, folder]) rmSync(place, { recursive: true, force: true });
});

interface Installed {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  exports: Record<string, string>;
}

const placeOf = (name: string) => path.join(folder, 'node_modules/@pinpu', name);
const packageOf = (name: string) => readJson<Installed>(path.join(placeOf(name), 'package.json'));
const filesOf = (name: string) =>
  globSync('**/*.*', { cwd: placeOf(name) })
    .filter((file) => path.extname(file) !== '')
    .sort();

it('packs of tooling the commands, the build, jest and the lint rules of a remote alone [M3]', () => {
  const modules = filesOf('tooling').filter((file) => !file.endsWith('.d.ts'));
  expect(modules).toEqual([
    'build/compile.js',
    'cli/lint.js',
    'cli/main.js',
    'cli/needed-node.js',
    'cli/remote.js',
    'deploy/artefact.js',
    'deploy/browser-gate.js',
    'deploy/deploy-arguments.js',
    'deploy/deploy-error.js',
    'deploy/deploy.js',
    'deploy/deployments-table.js',
    'deploy/deployments.js',
    'deploy/launch-browser.js',
    'deploy/open-page.js',
    'deploy/page-addresses.js',
    'deploy/send.js',
    'deploy/shop-api.js',
    'dev/serve.js',
    'dev/working-copy-command.js',
    'jest/asset.js',
    'jest/browser-environment.mjs',
    'jest/browser-project.js',
    'jest/browser-setup.js',
    'jest/project.js',
    'lint/banned-words.js',
    'lint/biome-rules.json',
    'lint/colours.js',
    'lint/facades.js',
    'lint/file-shape.js',
    'lint/foreign-imports.js',
    'lint/source-files.js',
    'manifest/remote.schema.json',
    'operations/browser.js',
    'operations/debian.js',
    'operations/for-each-of.js',
    'package.json',
    'scaffold/json-file.js',
    'scaffold/own-repository.js',
    'scaffold/remote-names.js',
    'scaffold/template.js',
    'template-remote/README.md',
    'template-remote/own-repository/README.md',
    'template-remote/own-repository/_.gitignore',
    'template-remote/own-repository/_biome.json',
    'template-remote/own-repository/_jest.config.mjs',
    'template-remote/own-repository/_package.json',
    'template-remote/own-repository/_tsconfig.json',
    'template-remote/remote/src/pages/PAGE/COMPONENT.test.tsx',
    'template-remote/remote/src/pages/PAGE/COMPONENT.tsx',
    'template-remote/remote/src/routes.tsx',
    'template-remote/remote/webpack.config.ts',
    'template-remote/shop/remote.json',
    'template-remote/work/remote.json',
    'template-remote/workspace/README.md',
    'template-remote/workspace/_package.json',
    'tsconfig.json',
    'webpack/assets.js',
    'webpack/base.js',
    'webpack/checked-scripts-plugin.js',
    'webpack/embed-config.js',
    'webpack/embed-plugin.js',
    'webpack/mount-config.js',
    'webpack/node-build-plugin.js',
    'webpack/node-config.js',
    'webpack/node-entries/public-path.js',
    'webpack/node-entries/remote.js',
    'webpack/node-entries/routes.js',
    'webpack/node-entries/slots.js',
    'webpack/read-manifest.js',
    'webpack/read-remote-source.js',
    'webpack/rejected-modules-plugin.js',
    'webpack/remote-manifests.js',
    'webpack/remote.js',
    'webpack/shared-modules.js',
    'webpack/workspace-name.js',
  ]);
});

it('packs of shared its segments, each module compiled from a source that is no test, with its types [M3]', () => {
  const files = filesOf('shared').filter((file) => file !== 'package.json');
  const { exports } = packageOf('shared');
  const modules = files.filter((file) => !file.endsWith('.d.ts'));
  const sources = globSync('*/**/*.{ts,tsx}', { cwd: path.join(root, 'shared') });
  const compiled = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, '.js'));
  expect(modules.filter((file) => !compiled.includes(file))).toEqual([]);
  expect(modules.map((file) => file.replace('.js', '.d.ts'))).toEqual(
    files.filter((file) => file.endsWith('.d.ts')),
  );
  expect([...new Set(modules.map((file) => file.split(path.sep)[0]))]).toEqual(
    globSync('*/index.ts', { cwd: path.join(root, 'shared') })
      .map(path.dirname)
      .sort(),
  );
  for (const target of Object.values(exports))
    expect(globSync(target, { cwd: placeOf('shared') })).not.toEqual([]);
});

it.each(['shared', 'tooling'])(
  'packs of %s neither a secret nor a path of this machine [M3]',
  (name) => {
    const found = filesOf(name).filter((file) => {
      const text = readFileSync(path.join(placeOf(name), file), 'utf8');
      return text.includes(root) || /-----BEGIN|sourceMappingURL|\bAKIA[A-Z\d]{16}\b/.test(text);
    });
    expect(found).toEqual([]);
  },
);

/** Packages that webpack and jest load by name, and one that other libraries load from the remote's folder. */
const BY_NAME = ['swc-loader', '@swc/jest', '@swc/plugin-styled-components', 'react-dom'];

/** The module in an import, a re-export or `import()`. */
const IMPORTED =
  /(?:^(?:import|export)\b[^`;]*?from |^import |\bimport\()['"]([^'"`.][^'"`]*)['"]/gm;

it.each(['shared', 'tooling'])(
  'declares every library that %s imports, and no other [M3]',
  (name) => {
    const { dependencies, peerDependencies } = packageOf(name);
    const imported = filesOf(name)
      .filter((file) => /\.m?js$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(placeOf(name), file), 'utf8');
        return [...text.matchAll(IMPORTED)];
      })
      .map(([, from = '']) => from.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? '')
      .filter((from) => !from.startsWith('node:') && !builtinModules.includes(from));
    const own = `@pinpu/${name}`;
    const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies), own];
    expect([...new Set(imported)].filter((one) => !declared.includes(one))).toEqual([]);
    const unused = Object.keys(dependencies).filter((one) => !imported.includes(one));
    expect(unused.filter((one) => !BY_NAME.includes(one))).toEqual([]);
  },
);
