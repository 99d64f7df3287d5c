import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hostLibraries } from './host-libraries.ts';
import { readJson, writeJson } from './json-file.ts';
import { ownRepositoryFiles } from './own-repository-files.ts';
import { namesOf, type RemoteNames } from './remote-names.ts';

type Versions = Record<string, string>;

interface OwnPackage {
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
}

const SCRIPTS = {
  build: 'pinpu build',
  deploy: 'pinpu deploy',
  deployments: 'pinpu deployments',
  dev: 'pinpu dev',
  lint: 'biome check . --error-on-warnings && pinpu lint',
  rollback: 'pinpu rollback',
  test: 'jest',
  types: 'tsc --noEmit',
};

const installed = createRequire(import.meta.url);

const sharedVersions = () =>
  readJson<{ dependencies: Versions }>(installed.resolve('@pinpu/shared/package.json'))
    .dependencies;

interface PackedTooling {
  peerDependencies: Versions;
  overrides: Versions;
}

const tooling = () => readJson<PackedTooling>(path.join(import.meta.dirname, '../package.json'));

/**
 * The peer dependencies of the packed tooling (jest, TypeScript and others), each with the lowest version of its range.
 */
function toolchain({ peerDependencies }: PackedTooling): Versions {
  const { '@pinpu/shared': _, ...others } = peerDependencies;
  return Object.fromEntries(
    Object.entries(others).map(([name, range]) => [name, range.replace('^', '')]),
  );
}

const sorted = (versions: Versions) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The source from which a dependency was installed, in whichever list npm has put it. */
const sourceOf = ({ dependencies, devDependencies }: OwnPackage, name: string) =>
  dependencies?.[name] ?? devDependencies?.[name] ?? '*';

function packageOf(present: OwnPackage, name: string) {
  const { '@pinpu/tooling': _, ...dependencies } = present.dependencies ?? {};
  const { '@pinpu/shared': __, ...devDependencies } = present.devDependencies ?? {};
  const packed = tooling();
  return {
    name,
    version: present.version ?? '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: SCRIPTS,
    dependencies: sorted({
      ...dependencies,
      '@pinpu/shared': sourceOf(present, '@pinpu/shared'),
      ...hostLibraries(sharedVersions()),
    }),
    devDependencies: sorted({
      ...devDependencies,
      '@pinpu/tooling': sourceOf(present, '@pinpu/tooling'),
      ...toolchain(packed),
    }),
    overrides: packed.overrides,
  };
}

/**
 * Makes a remote in the folder of a new repository; its name has been validated. `package.json` keeps its content.
 * @throws Error with a sentence if a file to be written exists
 */
export function writeOwnRepository(folder: string, workspace: string): RemoteNames {
  const names = namesOf(workspace);
  const files = Object.entries(ownRepositoryFiles(names));
  const present = files.find(([file]) => existsSync(path.join(folder, file)));
  if (present !== undefined)
    throw new Error(
      `${present[0]} exists already: run this in a folder with nothing but package.json, its lock and node_modules.`,
    );
  for (const [file, text] of files) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const packageFile = path.join(folder, 'package.json');
  const before = existsSync(packageFile) ? readJson<OwnPackage>(packageFile) : {};
  writeJson(packageFile, packageOf(before, workspace));
  return names;
}
