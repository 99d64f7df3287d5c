import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';
import { namesOf, type RemoteNames } from './remote-names.ts';
import { hostLibraries, templateFiles, writeFiles } from './template.ts';

type Versions = Record<string, string>;

interface OwnPackage {
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
}

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

/** The template's package, with the version and dependencies that are there, and those of a remote. */
function packageOf(template: object, present: OwnPackage) {
  const { '@pinpu/tooling': _, ...dependencies } = present.dependencies ?? {};
  const { '@pinpu/shared': __, ...devDependencies } = present.devDependencies ?? {};
  const packed = tooling();
  return {
    ...template,
    ...(present.version && { version: present.version }),
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
  const { 'package.json': template = '', ...files } = templateFiles(names, 'own-repository');
  const present = Object.keys(files).find((file) => existsSync(path.join(folder, file)));
  if (present !== undefined)
    throw new Error(
      `${present} exists already: run this in a folder with nothing but package.json, its lock and node_modules.`,
    );
  writeFiles(folder, files);
  const packageFile = path.join(folder, 'package.json');
  const before = existsSync(packageFile) ? readJson<OwnPackage>(packageFile) : {};
  writeJson(packageFile, packageOf(JSON.parse(template), before));
  return names;
}
