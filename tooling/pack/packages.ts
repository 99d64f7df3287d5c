import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { NEEDED_NODE } from '../cli/needed-node.ts';
import { sharedVersion } from '../webpack/shared-modules.ts';

/** A package for other repositories, made from a workspace; paths are from the root. */
export interface Packed {
  workspace: string;
  /** The package's own `package.json`. */
  manifest: object;
  /** Public modules; the modules of this repository that they import are compiled, too. */
  modules: string[];
  copied: string[];
  /** The package's TypeScript settings, if it has any. */
  typescript?: object;
}

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const isModule = (file: string) => /\.tsx?$/.test(file);

const filesIn = (workspace: string, patterns: string[]) =>
  globSync(patterns, { cwd: path.join(root, workspace) })
    .map((file) => path.join(workspace, file))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort();

/** What both packages have alike: `exports` are those of the workspace, with the paths of the compiled files. */
function packed(workspace: string, exports: Record<string, string>) {
  const { name, version = sharedVersion, dependencies } = readJson(`${workspace}/package.json`);
  const compiled = Object.entries(exports).map(([key, target]) => [
    key,
    target.replace(/\.tsx?$/, '.js'),
  ]);
  const files = filesIn(workspace, Object.values(exports).map(path.normalize));
  return {
    manifest: {
      ...{ name, version, type: 'module', dependencies, exports: Object.fromEntries(compiled) },
      engines: { node: `>=${NEEDED_NODE}` },
    },
    modules: files.filter(isModule),
    copied: files.filter((file) => !isModule(file) && path.basename(file) !== 'package.json'),
  };
}

/** Ranges of the given packages that begin with the version used here. @throws Error if this repository has none */
function ranges(names: readonly string[]) {
  const { devDependencies } = readJson('package.json');
  return Object.fromEntries(
    names.map((name) => {
      if (devDependencies[name] === undefined)
        throw new Error(`${name} is not among the installed`);
      return [name, `^${devDependencies[name]}`];
    }),
  );
}

/** Packages that only the segment `testing` imports. */
const OF_TESTING = ['@testing-library/react', '@testing-library/user-event'];

/** `@pinpu/shared`: every segment's `index.ts` and the modules it imports, with types. */
export function sharedPackage(): Packed {
  const own = packed('shared', readJson('shared/package.json').exports);
  const manifest = {
    ...own.manifest,
    sideEffects: false,
    peerDependencies: ranges(OF_TESTING),
    peerDependenciesMeta: Object.fromEntries(OF_TESTING.map((one) => [one, { optional: true }])),
  };
  return { ...own, workspace: 'shared', manifest };
}

/** Modules that the command `pinpu`, the builds and jest load by name, instead of importing them. */
const LOADED_BY_NAME = [
  'cli/main.ts',
  'jest/asset.ts',
  'jest/browser-setup.ts',
  'webpack/node-entries/public-path.ts',
  'webpack/node-entries/remote.ts',
];

/** Packages that a remote's repository needs besides these; the scaffold pins the versions used here. */
const TOOLCHAIN = [
  ...['@biomejs/biome', '@jest/environment-jsdom-abstract', '@testing-library/jest-dom'],
  ...OF_TESTING,
  ...['@types/jest', '@types/node', '@types/react', '@types/react-dom'],
  ...['jest', 'jsdom', 'typescript'],
];

/** `@pinpu/tooling`: the command `pinpu`, the builds of a remote, its jest project and its lint rules. */
export function toolingPackage(): Packed {
  const { './shell': _, ...exports } = readJson('tooling/package.json').exports;
  const own = packed('tooling', exports);
  const { compilerOptions } = readJson('tsconfig.json');
  const types = [...compilerOptions.types, '@testing-library/jest-dom'];
  return {
    workspace: 'tooling',
    manifest: {
      ...own.manifest,
      bin: { pinpu: './cli/main.js' },
      exports: { ...own.manifest.exports, './tsconfig.json': './tsconfig.json' },
      peerDependencies: { '@pinpu/shared': `^${sharedVersion}`, ...ranges(TOOLCHAIN) },
      // npm only reads the overrides of the root package: the scaffold copies these there.
      overrides: readJson('package.json').overrides,
    },
    modules: [...own.modules, ...filesIn('tooling', LOADED_BY_NAME)],
    copied: [
      ...own.copied,
      ...filesIn('tooling', ['template-remote/**/*', 'jest/browser-environment.mjs']),
    ],
    typescript: { compilerOptions: { ...compilerOptions, types } },
  };
}
