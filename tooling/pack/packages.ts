import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { sharedVersion } from '../webpack/shared-modules.ts';

/** A package for other repositories, made from a workspace; paths are from the root. */
export interface Packed {
  workspace: string;
  /** The package's own `package.json`. */
  manifest: { name: string; version: string } & Record<string, unknown>;
  /** Public modules; the modules of this repository that they import are compiled, too. */
  modules: string[];
  copied: string[];
  /** Generated files: from path in the package to text. */
  written: Record<string, string>;
}

/** The first version of Node that runs a remote's `webpack.config.ts` directly. */
const engines = { node: '>=22.18' };

const isModule = (file: string) => /\.tsx?$/.test(file);

interface PackageFile {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** A workspace's `package.json`; `.` is the root. */
const packageFile = (workspace: string): PackageFile =>
  JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));

/** The files that `exports` lists, with patterns resolved; paths from the root. */
function exportedFiles(workspace: string, exports: PackageFile['exports']): string[] {
  const folder = path.join(root, workspace);
  const found = Object.values(exports).flatMap((target) =>
    globSync(path.normalize(target), { cwd: folder }),
  );
  return [...new Set(found)].map((file) => path.join(workspace, file)).sort();
}

/** The same `exports` with the paths of the compiled files. */
const compiledExports = (exports: PackageFile['exports']) =>
  Object.fromEntries(
    Object.entries(exports).map(([name, target]) => [name, target.replace(/\.tsx?$/, '.js')]),
  );

/** The given packages with compatible versions. @throws Error if one is not in the list */
const compatible = (versions: Record<string, string>, names = Object.keys(versions)) =>
  Object.fromEntries(
    names.map((name) => {
      if (versions[name] === undefined) throw new Error(`${name} is not among the installed`);
      return [name, `^${versions[name]}`];
    }),
  );

/** Packages that only the segment `testing` imports. */
const OF_TESTING = ['@testing-library/react', '@testing-library/user-event'];

/** `@pinpu/shared`: every segment's `index.ts` and the modules it imports, with types. */
export function sharedPackage(): Packed {
  const { name, exports, dependencies } = packageFile('shared');
  return {
    workspace: 'shared',
    manifest: {
      name,
      version: sharedVersion,
      type: 'module',
      sideEffects: false,
      engines,
      exports: compiledExports(exports),
      dependencies,
      peerDependencies: compatible(packageFile('.').devDependencies, OF_TESTING),
      peerDependenciesMeta: Object.fromEntries(OF_TESTING.map((one) => [one, { optional: true }])),
    },
    modules: exportedFiles('shared', exports).filter(isModule),
    copied: [],
    written: {},
  };
}

/** Packages that the command `pinpu`, the builds and jest load by name, instead of importing them. */
const LOADED_BY_NAME = [
  'tooling/cli/main.ts',
  'tooling/jest/asset.ts',
  'tooling/jest/browser-setup.ts',
  'tooling/webpack/node-entries/public-path.ts',
  'tooling/webpack/node-entries/remote.ts',
];

/** Libraries of the workspace that only the commands of this repository need. */
const LEFT_OUT = ['@pmmmwh/react-refresh-webpack-plugin', 'react-refresh', 'semver'];

/** Packages that a remote's repository needs besides these; the scaffold pins the versions used here. */
const TOOLCHAIN = [
  '@biomejs/biome',
  '@jest/environment-jsdom-abstract',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jsdom',
  'typescript',
];

const without = <T>(record: Record<string, T>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

function typescriptOptions() {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
  const types = [...compilerOptions.types, '@testing-library/jest-dom'];
  return `${JSON.stringify({ compilerOptions: { ...compilerOptions, types } }, null, 2)}\n`;
}

const templateFiles = () =>
  globSync('tooling/template-remote/**/*', { cwd: root }).filter((file) =>
    statSync(path.join(root, file)).isFile(),
  );

/** `@pinpu/tooling`: the command `pinpu`, the builds of a remote, its jest project and its lint rules. */
export function toolingPackage(): Packed {
  const { name, version, exports, dependencies } = packageFile('tooling');
  const { devDependencies, overrides } = packageFile('.');
  const own = without(exports, ['./shell']);
  const files = exportedFiles('tooling', own);
  return {
    workspace: 'tooling',
    manifest: {
      name,
      version,
      type: 'module',
      engines,
      bin: { pinpu: './cli/main.js' },
      exports: { ...compiledExports(own), './tsconfig.json': './tsconfig.json' },
      dependencies: without(dependencies, LEFT_OUT),
      peerDependencies: {
        ...compatible({ '@pinpu/shared': sharedVersion }),
        ...compatible(devDependencies, TOOLCHAIN),
      },
      // npm only reads the overrides of the root package: the scaffold copies these there.
      overrides,
    },
    modules: [...files.filter(isModule), ...LOADED_BY_NAME],
    copied: [
      ...files.filter((file) => !isModule(file) && path.basename(file) !== 'package.json'),
      ...templateFiles(),
      'tooling/jest/browser-environment.mjs',
    ],
    written: { 'tsconfig.json': typescriptOptions() },
  };
}
