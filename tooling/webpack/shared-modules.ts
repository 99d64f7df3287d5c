import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The installed `@pinpu/shared`: in this repository the workspace, elsewhere the package. */
export const sharedPackage = createRequire(import.meta.url).resolve('@pinpu/shared/package.json');
const fromShared = createRequire(sharedPackage);
const readJson = (path: string): { version: string } => JSON.parse(readFileSync(path, 'utf8'));

/** Libraries of which a page has one copy. */
export const LIBRARIES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'styled-components': 'styled-components',
};

/**
 * Segments of which a page has one copy, because they hold state, a context or a cache, or because a second copy would
 * cost more than it saves. The others are pure and are bundled, tree-shaken, where used.
 */
export const SEGMENTS = [
  'api/client',
  'contracts/schema',
  'events',
  'query',
  'router',
  'slots',
  'state',
  'theme',
  'ui',
];

/** The modules that the shell lends remotes, by name. */
export const providedModules: readonly string[] = [
  ...Object.keys(LIBRARIES),
  ...SEGMENTS.map((segment) => `@pinpu/shared/${segment}`),
];

/** Version of `@pinpu/shared` that this build is made with. */
export const sharedVersion = readJson(sharedPackage).version;

/** The range of `@pinpu/shared` that a remote built now needs from its host. */
export const sharedRange = `^${sharedVersion}`;

const one = { import: false, singleton: true, strictVersion: true } as const;

/** A remote provides none: the gate and the host check that the host has what it `requires`. */
export function takenFromHost() {
  const libraries = Object.entries(LIBRARIES).map(([key, pkg]) => {
    const { version } = readJson(fromShared.resolve(`${pkg}/package.json`));
    return [key, { ...one, version, requiredVersion: `^${version}` }] as const;
  });
  const segments = SEGMENTS.map((segment) => {
    const entry = { ...one, version: sharedVersion, requiredVersion: sharedRange };
    return [`@pinpu/shared/${segment}`, entry] as const;
  });
  return Object.fromEntries([...libraries, ...segments]);
}
