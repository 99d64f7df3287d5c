import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedPackage } from '../webpack/shared-modules.ts';
import { readJson, writeJson } from './json-file.ts';
import { namesOf, remoteFault } from './remote-names.ts';
import { hostLibraries, templateFiles, writeFiles } from './template.ts';

type Versions = Record<string, string>;

interface Package {
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  overrides?: Versions;
}

const without = (versions: Versions | undefined, name: string) =>
  Object.entries(versions ?? {}).filter(([one]) => one !== name);

/** In the order in which npm writes them. */
const sorted = (versions: [string, string][]) =>
  Object.fromEntries(versions.sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The template's package, with the version and dependencies that are there, and those of a remote. */
function packageOf(template: object, { version, dependencies, devDependencies }: Package) {
  const tooling = readJson<Package>(path.join(import.meta.dirname, '../package.json'));
  const host = hostLibraries(readJson<Package>(sharedPackage).dependencies ?? {});
  // The source from which npm has installed it, in whichever list it is.
  const sourceOf = (name: string): [string, string] => [
    name,
    dependencies?.[name] ?? devDependencies?.[name] ?? '*',
  ];
  return {
    ...template,
    ...(version && { version }),
    dependencies: sorted([
      ...without(dependencies, '@pinpu/tooling'),
      sourceOf('@pinpu/shared'),
      ...Object.entries(host),
    ]),
    devDependencies: sorted([
      ...without(devDependencies, '@pinpu/shared'),
      sourceOf('@pinpu/tooling'),
      // Jest, TypeScript and others: each in the lowest version of its range, which is the one used here.
      ...without(tooling.peerDependencies, '@pinpu/shared').map(
        ([name, range]): [string, string] => [name, range.replace('^', '')],
      ),
    ]),
    overrides: tooling.overrides,
  };
}

/**
 * `pinpu new`: makes a remote in the folder of a new repository. `package.json` keeps its content. @throws Error with a
 * sentence if the name is invalid, or a file to be written exists
 */
export function makeOwnRepository(folder: string, name = '') {
  const fault = remoteFault(folder, [], name);
  if (fault !== undefined) throw new Error(fault);
  const names = namesOf(name);
  const { 'package.json': template = '', ...files } = templateFiles(names, 'own-repository');
  const present = Object.keys(files).find((file) => existsSync(path.join(folder, file)));
  if (present !== undefined)
    throw new Error(
      `${present} exists already: run this in a folder with nothing but package.json, its lock and node_modules.`,
    );
  writeFiles(folder, files);
  const packageFile = path.join(folder, 'package.json');
  const before = existsSync(packageFile) ? readJson<Package>(packageFile) : {};
  writeJson(packageFile, packageOf(JSON.parse(template), before));
  console.log(`${name} 已建立 created: it serves ${names.path}.

  npm install        what it needs to be tested
  npm run build      builds it into dist/
  npm test

Begin in src/pages/${names.page}/${names.component}.tsx.`);
}
