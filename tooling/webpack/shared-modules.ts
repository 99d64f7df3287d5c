import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The path of the installed `@pinpu/shared`: in this repository the workspace, elsewhere the package. */
export const sharedPackage = createRequire(import.meta.url).resolve('@pinpu/shared/package.json');
const fromShared = createRequire(sharedPackage);
const readJson = (file: string): { version?: string } => JSON.parse(readFileSync(file, 'utf8'));

/** Libraries of which a page must have only one copy. */
export const LIBRARIES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'styled-components': 'styled-components',
};

/**
 * Segments of which a page has only one copy, since they hold state, a context or a cache, or since a second copy would
 * cost more than it saves. The others have no state, and each build that uses them contains what it needs of them.
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

/** The names of the modules that the shell provides to remotes. */
export const providedModules: readonly string[] = [
  ...Object.keys(LIBRARIES),
  ...SEGMENTS.map((segment) => `@pinpu/shared/${segment}`),
];

/** The record of the public surface in this repository, with the version of shared (ADR 0140). */
export const surfaceRecord = path.join(
  path.dirname(sharedPackage),
  'public-surface/surface.api.md',
);

export const recordedVersion = (record: string): string =>
  /^# .* @pinpu\/shared (\S+)/.exec(record)?.[1] ?? '';

/** The version of `@pinpu/shared` with which this build is made. */
export const sharedVersion =
  readJson(sharedPackage).version ?? recordedVersion(readFileSync(surfaceRecord, 'utf8'));

/** The range of `@pinpu/shared` that a remote built now requires from its host. */
export const sharedRange = `^${sharedVersion}`;

const one = { import: false, singleton: true, strictVersion: true } as const;

/**
 * The shared modules as a remote uses them: it contains none. The deployment and the host check that the host has what
 * the remote `requires`.
 */
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
