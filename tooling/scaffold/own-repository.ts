import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson, writeJson } from './json-file.ts';
import { nameFault, namesOf } from './remote-names.ts';
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

const tooling = () =>
  readJson<{ peerDependencies: Versions; overrides: Versions }>(
    path.join(import.meta.dirname, '../package.json'),
  );

const sorted = (versions: Versions) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The source from which a dependency was installed, in whichever list npm has put it. */
const sourceOf = ({ dependencies, devDependencies }: OwnPackage, name: string) =>
  dependencies?.[name] ?? devDependencies?.[name] ?? '*';

/** The template's package, with the version and dependencies that are there, and those of a remote. */
function packageOf(template: object, present: OwnPackage) {
  const { '@pinpu/tooling': _, ...dependencies } = present.dependencies ?? {};
  const { '@pinpu/shared': __, ...devDependencies } = present.devDependencies ?? {};
  const { peerDependencies, overrides } = tooling();
  const { '@pinpu/shared': ___, ...toolchain } = peerDependencies;
  // Jest, TypeScript and others: each in the lowest version of its range, which is the one used here.
  const pinned = Object.entries(toolchain).map(([name, range]) => [name, range.replace('^', '')]);
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
      ...Object.fromEntries(pinned),
    }),
    overrides,
  };
}

/**
 * `pinpu new`: makes a remote in the folder of a new repository. `package.json` keeps its content. @throws Error with a
 * sentence if the name is invalid, or a file to be written exists
 */
export function makeOwnRepository(folder: string, name: string | undefined) {
  const fault = nameFault(folder, [], name);
  if (fault !== undefined || name === undefined) throw new Error(fault);
  const names = namesOf(name);
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
  console.log(`${name} 已建立 created: it serves ${names.path}.

  npm install        what it needs to be tested
  npm run build      builds it into dist/
  npm test

Begin in src/pages/${names.page}/${names.component}.tsx.`);
}
